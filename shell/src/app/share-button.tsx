import { IconButton } from '@hyangro/ui/button';
import { Share } from '@hyangro/ui/icons';
import { useShare } from '@hyangro/runtime';
import { useMessages } from './messages';

/** Gives the page on. */
export function ShareButton() {
  const t = useMessages();
  const share = useShare();
  return (
    <IconButton label={t('frame.share')} onClick={() => void share()}>
      <Share />
    </IconButton>
  );
}
