/** Address of the app's store page; null for none, or for one that is no web address. */
export const storeUrlOf = (stored: string | null): string | null => (stored && /^https?:\/\//i.test(stored) ? stored : null);
