import { lazy, Suspense, useState } from 'react';
import type { Moderation } from '@hyangro/contracts/ugc/moderation.schemas';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Skeleton } from '@hyangro/ui/skeleton';
import { useMessages } from '../../messages';

/** The form comes with the wish to appeal. */
const AppealForm = lazy(() => import(/* webpackChunkName: "appeal-form" */ './appeal-form'));

interface Props {
  ugcCd: string;
  /** Code of a comment or answer; empty for the post itself. */
  partCd?: string;
  moderation: Moderation;
}

/** Tells the author why nobody else sees what they wrote, and takes their appeal. */
export const ModerationNote = ({ ugcCd, partCd = '', moderation: { state, cause, note, mayAppeal, appealedAt } }: Props) => {
  const t = useMessages();
  const [isWriting, setWriting] = useState(false);
  return (
    <Notice tone="warn" role="note" title={t(`moderation.${state}`)}>
      <p>{t(`moderation.cause.${cause}`)}</p>
      {note && <p>{note}</p>}
      {appealedAt && <p>{t('moderation.appealed')}</p>}
      {mayAppeal && !isWriting && (
        <Button type="button" variant="line" size="s" onClick={() => setWriting(true)}>
          {t('moderation.appeal')}
        </Button>
      )}
      {mayAppeal && isWriting && (
        <Suspense fallback={<Skeleton h={148} />}>
          <AppealForm ugcCd={ugcCd} partCd={partCd} />
        </Suspense>
      )}
    </Notice>
  );
};
