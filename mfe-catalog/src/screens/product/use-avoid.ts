import { useMutation } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { productQueries } from '../../data/product.queries';

interface Avoidance {
  name: string;
  isAvoided: boolean;
}

/** Puts ingredients on the member's list of what they avoid, and takes them off; a visitor is sent to Login. `busyName` is on its way. */
export function useAvoid(productCd: string) {
  const services = useServices();
  const { api, queryClient } = services;
  const { queryKey } = productQueries.avoided(services);
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ['catalog', 'avoid'],
    scope: { id: 'avoid' },
    // A list that was read before this change must not come after its answer.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    mutationFn: (body: Avoidance) => api('PUT /member/avoided-ingredients', { body }),
    onSuccess: (list) => {
      queryClient.setQueryData(queryKey, list);
      return queryClient.invalidateQueries({ queryKey: ['catalog', 'for-me'] });
    },
    onError: (error) => Promise.all([services.reportError(error), queryClient.invalidateQueries({ queryKey })]),
  });
  return {
    busyName: isPending ? variables.name : null,
    set(change: Avoidance): void {
      if (services.requireLogin({ toName: 'Product', params: { productCd } })) mutate(change);
    },
  };
}
