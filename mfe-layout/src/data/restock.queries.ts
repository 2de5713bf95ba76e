import { queryOptions } from '@tanstack/react-query';
import type { RestockRequest } from '@hyangro/contracts/restock/restock.contract';
import type { ShellServices } from '@hyangro/runtime';

export const restockQueries = {
  /** All goods that the member waits for, in one call for every card of the page. */
  mine: ({ api }: Pick<ShellServices, 'api'>) =>
    queryOptions({ queryKey: ['layout', 'restocks'], queryFn: ({ signal }) => api('GET /mypage/restocks', { signal }) }),
};

/** What the member waits for of a product: some of its options, or whichever comes first. */
export const requestsOf = (requests: readonly RestockRequest[], productCd: string): RestockRequest[] =>
  requests.filter((request) => request.productCd === productCd);
