import * as z from 'zod';
import { isStoreUrl } from '@hyangro/contracts/bridge/store-url';

/** Store pages of the app (LS-20). */
export interface StoreUrls {
  ios: string | null;
  android: string | null;
}

/** An https address; none when empty. */
export const storeUrl = z
  .string()
  .optional()
  .transform((value) => value || null)
  .refine((value) => value === null || isStoreUrl(value), 'an https address');

/** `STORE_URL` for all platforms, `STORE_URL_IOS` and `STORE_URL_ANDROID` for one. */
export const storeUrlsOf = (given: Record<'STORE_URL' | 'STORE_URL_IOS' | 'STORE_URL_ANDROID', string | null>): StoreUrls => ({
  ios: given.STORE_URL_IOS ?? given.STORE_URL,
  android: given.STORE_URL_ANDROID ?? given.STORE_URL,
});

/** The store of the reader's platform; a computer gets whichever there is. */
export function storeUrlFor({ ios, android }: StoreUrls, userAgent = ''): string | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return ios;
  if (/Android/.test(userAgent)) return android;
  return android ?? ios;
}
