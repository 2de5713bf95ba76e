import { useServices, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Deletes one's own comment or answer, once its author agrees. */
export function useDeletePart(call: (partCd: string) => Promise<unknown>, onDeleted: (partCd: string) => void) {
  const t = useMessages();
  const services = useServices();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['ugc', 'delete-part'],
    mutationFn: call,
    onSuccess: (_, partCd) => onDeleted(partCd),
    onError: (error) => services.reportError(error),
  });
  return {
    isPending,
    start: async (partCd: string) => {
      if (await services.confirm(t('comment.deleteAsk'), { ok: t('post.delete') })) await start(partCd);
    },
  };
}
