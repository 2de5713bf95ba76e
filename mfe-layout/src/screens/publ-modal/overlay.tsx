import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { AlertDialog } from '@hyangro/ui/dialog';
import { ImageViewer } from '@hyangro/ui/image-viewer';
import { Sheet } from '@hyangro/ui/sheet';
import { useHomeProducts } from '../../displays/home-products';
import { usePublWords } from '../../features/publ/words';

export type OverlayKind = 'danger' | 'sheet' | 'sheetWithAction' | 'wideSheet' | 'viewer';

interface OverlayProps {
  kind: OverlayKind;
  isOpen: boolean;
  onClose: () => void;
}

/** The kit's overlays that a screen draws by itself. Heavy: it comes with the first one that is opened. */
export default function Overlay({ kind, isOpen, onClose }: OverlayProps) {
  const t = usePublWords();
  const term = useTerms();
  if (kind === 'viewer') return <Viewer isOpen={isOpen} onClose={onClose} />;
  if (kind === 'danger')
    return (
      <AlertDialog
        open={isOpen}
        title={t('danger.title')}
        text={t('danger.text')}
        okLabel={t('danger.ok')}
        cancelLabel={t('confirm.cancel')}
        onOk={onClose}
        onCancel={onClose}
        danger
      />
    );
  const action = (
    <Button type="button" variant="primary" size="l" block onClick={onClose}>
      {t('buttons.label')}
    </Button>
  );
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t(kind)}
      closeLabel={term('action.close')}
      wide={kind === 'wideSheet'}
      footer={kind === 'sheetWithAction' ? action : undefined}
    >
      <p>{t('sheet.text')}</p>
    </Sheet>
  );
}

const Viewer = ({ isOpen, onClose }: Pick<OverlayProps, 'isOpen' | 'onClose'>) => {
  const t = usePublWords();
  const term = useTerms();
  const pictures = useHomeProducts().map(({ imgMainUrl }) => imgMainUrl);
  return (
    <ImageViewer
      open={isOpen}
      onClose={onClose}
      pictures={pictures}
      start={0}
      labels={{
        title: t('viewer'),
        picture: (at) => t('viewer.picture', { at }),
        close: term('action.close'),
        next: t('viewer.next'),
        previous: t('viewer.previous'),
        closer: t('viewer.closer'),
        whole: t('viewer.whole'),
      }}
    />
  );
};
