import { queryOptions } from '@tanstack/react-query';
import type { RestockRequest } from '@hyangro/contracts/restock/restock.contract';
import type { ShellServices } from '@hyangro/runtime';

export const restockQueries = {
  /** Goods that the member waits for. */
  mine: ({ api }: Pick<ShellServices, 'api'>) =>
    queryOptions({ queryKey: ['catalog', 'restocks'], queryFn: ({ signal }) => api('GET /mypage/restocks', { signal }) }),
};

/** Whether a product, or one option of it, is waited for; without an option, whichever comes first. */
export const isWaitedFor = (requests: readonly RestockRequest[], productCd: string, optionCd: string | null): boolean =>
  requests.some((request) => request.productCd === productCd && request.optionCd === optionCd);
