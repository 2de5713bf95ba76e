import type { Config } from '../../../config';

/** The shop as browsers and passkeys know it (https://w3c.github.io/webauthn/#relying-party). */
export interface RelyingParty {
  /** Host, or a domain above it, that passkeys are bound to for good. */
  id: string;
  name: string;
  /** Whether a page of this origin is the shop's. */
  isOwn(origin: string): boolean;
}

/** @throws where passkeys of PASSKEY_RP_ID would work on no page of SHOP_URL */
export function relyingParty({
  SHOP_URL,
  SHOP_ORIGINS,
  PASSKEY_RP_ID,
}: Pick<Config, 'SHOP_URL' | 'SHOP_ORIGINS' | 'PASSKEY_RP_ID'>): RelyingParty {
  const shop = new URL(SHOP_URL);
  const id = PASSKEY_RP_ID || shop.hostname;
  if (shop.hostname !== id && !shop.hostname.endsWith(`.${id}`))
    throw new Error(`PASSKEY_RP_ID is ${id}: it must be the host of SHOP_URL (${shop.hostname}) or a domain above it`);
  const origins = new Set([shop.origin, ...SHOP_ORIGINS]);
  return {
    id,
    name: 'Hyangro',
    // A shop on the developer's own machine may have any port.
    isOwn: (origin) => origins.has(origin) || (id === 'localhost' && /^http:\/\/localhost(:\d+)?$/.test(origin)),
  };
}
