import { useQueryClient } from '@tanstack/react-query';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { patchAuthor } from '../../data/post.cache';
import { profileQueries } from '../../data/profile.queries';
import { useMessages } from '../../messages';

/** Follows a member, or no longer. A visitor is sent to Login and comes back; each post of theirs and their profile know it at once. */
export function useFollow(memCd: MemCd, isFollowed: boolean) {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['ugc', 'follow', memCd],
    mutationFn: () =>
      services.api(isFollowed ? 'DELETE /profiles/:targetMemCd/follow' : 'PUT /profiles/:targetMemCd/follow', {
        params: { targetMemCd: memCd },
      }),
    onSuccess: ({ isFollowed: isNow, followers }) => {
      patchAuthor(queryClient, memCd, isNow);
      queryClient.setQueryData(
        profileQueries.shown(services, memCd).queryKey,
        (profile) => profile && { ...profile, isFollowed: isNow, counts: { ...profile.counts, followers } },
      );
      // How many the reader follows has changed, too.
      const own = services.session.get().member?.memCd;
      if (own) void queryClient.invalidateQueries({ queryKey: profileQueries.shown(services, own).queryKey });
      services.toast(t(isNow ? 'follow.done' : 'follow.undone'));
    },
    onError: (error) => services.reportError(error),
  });
  return { isPending, press: () => services.requireLogin() && void start() };
}
