import { timingSafeEqual } from 'node:crypto';

/** Makes the same 43 letters of the same text, and nobody without the key can. */
type Sign = (text: string) => string;

const TOKEN = /^([A-Za-z0-9-]{1,30})\.([a-z0-9]{1,9})\.([\w-]{43})$/;
const RADIX = 36;
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
const signatureOf = (orderCd: string, seconds: string, sign: Sign) => sign(`recipient-form:${orderCd}:${seconds}`);

/** Token of the link by which an order's recipient gives their details, `<order>.<end>.<signature>`: nothing of it is kept. */
export function signRecipientLink(orderCd: string, expiresAt: Date, sign: Sign): string {
  const seconds = secondsOf(expiresAt).toString(RADIX);
  return `${orderCd}.${seconds}.${signatureOf(orderCd, seconds, sign)}`;
}

/** The order that a token is for, and when it ends; null for anything that the shop has not signed. */
export function readRecipientLink(token: string, sign: Sign): { orderCd: string; expiresAt: Date } | null {
  const parts = TOKEN.exec(token)?.slice(1);
  if (!parts) return null;
  const [orderCd, seconds, given] = parts as [string, string, string];
  // A token's 43 letters are always as long as what they are compared with.
  if (!timingSafeEqual(Buffer.from(signatureOf(orderCd, seconds, sign)), Buffer.from(given))) return null;
  return { orderCd, expiresAt: new Date(parseInt(seconds, RADIX) * 1000) };
}
