import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { useFollow } from './use-follow';

interface Props {
  memCd: MemCd;
  /** Told to who cannot see beside whom the button stands. */
  nickname: string;
  isFollowed: boolean;
  size?: 's' | 'm';
}

/** Follows a member, or no longer. */
export const FollowButton = ({ memCd, nickname, isFollowed, size = 's' }: Props) => {
  const t = useMessages();
  const { isPending, press } = useFollow(memCd, isFollowed);
  return (
    <Button
      type="button"
      size={size}
      variant={isFollowed ? 'line' : 'primary'}
      loading={isPending}
      aria-label={t(isFollowed ? 'follow.labelOn' : 'follow.label', { name: nickname })}
      onClick={press}
    >
      {t(isFollowed ? 'follow.on' : 'follow.off')}
    </Button>
  );
};
