import { useQueryClient } from '@tanstack/react-query';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { dropPost } from '../../data/post.cache';
import type { Post } from '../../data/post.model';
import { useMessages } from '../../messages';

const CALL = { REVIEW: 'DELETE /reviews/:ugcCd', FEED: 'DELETE /feeds/:ugcCd', TALK: 'DELETE /talks/:ugcCd' } as const;

/** Deletes one's own post, once its author agrees. */
export function useDeletePost({ kind, ugcCd }: Pick<Post, 'kind' | 'ugcCd'>, onDeleted: () => void) {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['ugc', 'delete', ugcCd],
    mutationFn: () => services.api(CALL[kind], { params: { ugcCd } }),
    onSuccess: () => {
      services.toast(t('post.deleted'));
      onDeleted();
      dropPost(queryClient, ugcCd);
    },
    onError: (error) => services.reportError(error),
  });
  return {
    isPending,
    start: async () => {
      if (await services.confirm(t('post.deleteAsk'), { ok: t('post.delete') })) await start();
    },
  };
}
