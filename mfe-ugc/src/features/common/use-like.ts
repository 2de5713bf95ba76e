import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { patchPost } from '../../data/post.cache';

interface Liked {
  ugcCd: string;
  isLiked: boolean;
  likeCnt: number;
}

/** A like turns at the press; when the server refuses it turns back. Presses on one post go one after the other. A visitor is sent to Login. */
export function useLike({ ugcCd, isLiked, likeCnt }: Liked) {
  const services = useServices();
  const queryClient = useQueryClient();
  const put = (state: { isLiked: boolean; likeCnt: number }) => patchPost(queryClient, ugcCd, () => state);
  const { mutate } = useMutation({
    mutationKey: ['ugc', 'like', ugcCd],
    scope: { id: `like ${ugcCd}` },
    mutationFn: (wanted: boolean) => services.api(wanted ? 'PUT /ugc/:ugcCd/like' : 'DELETE /ugc/:ugcCd/like', { params: { ugcCd } }),
    onMutate: (wanted) => {
      put({ isLiked: wanted, likeCnt: Math.max(0, likeCnt + (wanted ? 1 : -1)) });
      return { isLiked, likeCnt };
    },
    // A later press on its way will have its own answer.
    onSuccess: (state) => queryClient.isMutating({ mutationKey: ['ugc', 'like', ugcCd] }) <= 1 && put(state),
    onError: (error, _, before) => {
      if (before) put(before);
      void services.reportError(error);
    },
  });
  return () => services.requireLogin() && mutate(!isLiked);
}
