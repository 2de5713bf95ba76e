import { EmptyState } from '@hyangro/ui/empty-state';
import { LinkButton } from '@hyangro/ui/button';
import { useMessages } from './messages';

/** A route whose screen its owner has not released yet. */
export function ComingScreen() {
  const t = useMessages();
  return (
    <EmptyState
      isScreen
      title={t('coming.title')}
      text={t('coming.text')}
      action={
        <LinkButton to="/" variant="line">
          {t('place.home')}
        </LinkButton>
      }
    />
  );
}
