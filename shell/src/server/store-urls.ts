import { isStoreUrl } from '@hyangro/contracts/bridge/store-url';

/** Store pages of the app (LS-20). */
export interface StoreUrls {
  ios: string | null;
  android: string | null;
}

/** `STORE_URL` for all platforms, `STORE_URL_IOS` and `STORE_URL_ANDROID` for one. Throws for an address that is not https. */
export function readStoreUrls(env: Readonly<Record<string, string | undefined>>): StoreUrls {
  const urlOf = (name: string): string | null => {
    const value = env[name];
    if (!value) return null;
    if (!isStoreUrl(value)) throw new Error(`${name} must be an https address: ${value}`);
    return value;
  };
  const all = urlOf('STORE_URL');
  return { ios: urlOf('STORE_URL_IOS') ?? all, android: urlOf('STORE_URL_ANDROID') ?? all };
}

/** The store of the reader's platform; a computer gets whichever there is. */
export function storeUrlFor({ ios, android }: StoreUrls, userAgent = ''): string | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return ios;
  if (/Android/.test(userAgent)) return android;
  return android ?? ios;
}
