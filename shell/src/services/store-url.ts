import { isStoreUrl } from '@hyangro/contracts/bridge/store-url';
import type { TypedStorage } from '@hyangro/runtime';

/** The way to the app store (LS-20): what this deployment names, kept for later pages; else what an earlier page kept. */
export function keepStoreUrl(storage: TypedStorage, configured: string | null): string | null {
  if (isStoreUrl(configured)) {
    storage.local.set('storeUrlForRedirect', configured);
    return configured;
  }
  const kept = storage.local.get('storeUrlForRedirect');
  return isStoreUrl(kept) ? kept : null;
}
