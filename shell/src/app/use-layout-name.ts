import { useEffect, useSyncExternalStore } from 'react';
import { useServices, useStore } from '@hyangro/runtime';
import { newCustomerCookie } from '../boot/new-customer-cookie';
import { keptNewCustomer, layoutNameOf, type LayoutName } from '../services/layout-name';
import { usePage } from './page-context';

/** The layout of the page (GEN-17); a cookie tells the server, so that the next page is rendered with it. */
export function useLayoutName(): LayoutName {
  const { isNewCustomer } = usePage();
  const { session, storage } = useServices();
  const kept = useSyncExternalStore(
    () => () => undefined,
    () => keptNewCustomer(storage),
    () => isNewCustomer,
  );
  const layout = layoutNameOf(useStore(session), kept);
  useEffect(() => {
    document.cookie = newCustomerCookie(layout === 'new');
  }, [layout]);
  return layout;
}
