import { lazy, Suspense, useState } from 'react';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Section } from '@hyangro/ui/section';
import { Row } from '../../features/publ/parts';
import { TemplatePage } from '../../features/publ/template-page';
import { usePublWords } from '../../features/publ/words';
import type { OverlayKind } from './overlay';

const Overlay = lazy(() => import('./overlay'));
const RefusalList = lazy(() => import('./refusal-list'));
const KINDS = ['danger', 'sheet', 'sheetWithAction', 'wideSheet', 'viewer'] as const satisfies readonly OverlayKind[];

/** Every kind of message that comes over a page, each behind its button (R-OTH-10), and every refusal in words. */
export default function PublModalScreen() {
  const t = usePublWords();
  const [open, setOpen] = useState<OverlayKind | null>(null);
  const [drawn, setDrawn] = useState<OverlayKind | null>(null);
  const show = (kind: OverlayKind) => {
    setDrawn(kind);
    setOpen(kind);
  };
  return (
    <TemplatePage template="modal">
      <Section>
        <Row>
          <Messages />
          {KINDS.map((kind) => (
            <Button key={kind} type="button" variant="line" onClick={() => show(kind)}>
              {t(kind)}
            </Button>
          ))}
        </Row>
      </Section>
      <Suspense fallback={null}>
        <RefusalList />
      </Suspense>
      {drawn && (
        <Suspense fallback={null}>
          {/* It stays drawn while it leaves. */}
          <Overlay kind={drawn} isOpen={open !== null} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </TemplatePage>
  );
}

/** What remotes show through the shell: one at a time on the whole page. */
const Messages = () => {
  const t = usePublWords();
  const term = useTerms();
  const { alert, confirm, toast } = useServices();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const isOk = await confirm(t('confirm.text'), { ok: t('confirm.ok'), cancel: t('confirm.cancel') });
    setAnswer(t(isOk ? 'confirm.ok' : 'confirm.cancel'));
  };
  return (
    <>
      <Button type="button" variant="line" onClick={() => void alert(t('alert.text'))}>
        {t('alert')}
      </Button>
      <Button type="button" variant="line" onClick={() => void ask()}>
        {t('confirm')}
      </Button>
      <Button type="button" variant="line" onClick={() => toast(t('toast.text'))}>
        {t('toast')}
      </Button>
      <Button
        type="button"
        variant="line"
        onClick={() => toast(t('toast.text'), { action: { label: term('action.more'), to: pathOf('PublIndex') } })}
      >
        {t('toastWithWay')}
      </Button>
      <p role="status">{answer && `${t('answer')}: ${answer}`}</p>
    </>
  );
};
