import { useQuery } from '@tanstack/react-query';
import { useServices, useStore } from '@hyangro/runtime';
import { isWaitedFor, restockQueries } from '../../data/restock.queries';

/**
 * What the member waits for of a product.
 * @param isActive false asks for nothing: the product can be bought
 */
export function useRestockState(productCd: string, isActive: boolean) {
  const services = useServices();
  const { isLogin } = useStore(services.session);
  const { data: requests = [] } = useQuery({ ...restockQueries.mine(services), enabled: isActive && isLogin });
  return {
    /** Whether anything of the product is waited for. */
    isWaiting: requests.some((request) => request.productCd === productCd),
    /** Whether one option is; without one, whichever comes first. */
    isRequested: (optionCd: string | null) => isWaitedFor(requests, productCd, optionCd),
  };
}
