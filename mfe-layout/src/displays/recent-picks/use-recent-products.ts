import { useSyncExternalStore } from 'react';
import { MIN_RECENT_PRODUCTS } from '@hyangro/contracts/constants';
import { useServices } from '@hyangro/runtime';

/**
 * Codes of the products that this browser viewed last, newest first and with commas between them; empty below two, on the server and while
 * hydrating. It follows other tabs, and looks again when a kept screen is shown.
 */
export function useRecentProducts(): string {
  const { local } = useServices().storage;
  return useSyncExternalStore(
    onOtherTabs,
    () => {
      const codes = local.get('recentProducts') ?? [];
      return codes.length < MIN_RECENT_PRODUCTS ? '' : codes.join();
    },
    () => '',
  );
}

function onOtherTabs(look: () => void): () => void {
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
