import { useQueryClient } from '@tanstack/react-query';

/** What a review of a line would be about: once it is written there is nothing to ask, while its form is still on the page. */
const isLine = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'own' && queryKey[2] === 'line';

/** Lists of posts are asked for anew: the member wrote, changed or deleted one. */
export function useWritten() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['ugc'], predicate: (query) => !isLine(query) });
    void queryClient.invalidateQueries({ queryKey: ['mypage'] });
  };
}
