import { useEffect } from 'react';
import { memberStore, useServices } from '@hyangro/runtime';
import { memberInfoQueries } from '../../data/member-info.queries';

/** Whether the member's own data is on the screen: the next one can tell that it was the one before (R-MY-19). */
export const infoIsShown = memberStore(false);

/** Of the screen that shows the data: what it showed is not kept once it is left. */
export function useInfoIsShown(): void {
  const services = useServices();
  useEffect(() => {
    const store = infoIsShown(services.memberMemory);
    store.set(true);
    return () => {
      store.set(false);
      services.queryClient.removeQueries({ queryKey: memberInfoQueries.detail(services).queryKey });
    };
  }, [services]);
}
