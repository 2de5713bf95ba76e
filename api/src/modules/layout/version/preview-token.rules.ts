import { createHmac, timingSafeEqual } from 'node:crypto';

const SECOND_MS = 1000;
const TOKEN = /^(\d{1,9})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** What a preview link names; `expiresAt` in whole seconds. */
export interface PreviewClaim {
  layoutCd: string;
  version: number;
  expiresAt: Date;
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / SECOND_MS);
const macOf = ({ layoutCd, version, expiresAt }: PreviewClaim, key: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([layoutCd, version, secondsOf(expiresAt)]))
    .digest();

/** Token of a preview link, `<version>.<expiry>.<signature>`; the layout it is good for is in the signature alone. */
export const signPreview = (claim: PreviewClaim, key: string): string =>
  `${claim.version}.${secondsOf(claim.expiresAt).toString(36)}.${macOf(claim, key).toString('base64url')}`;

/** What a token claims, before its signature is checked; null for anything that is no token. */
export function readPreview(token: string, layoutCd: string): (PreviewClaim & { signature: Buffer }) | null {
  const parts = TOKEN.exec(token)?.slice(1);
  if (!parts) return null;
  const [version, expiry, signature] = parts as [string, string, string];
  const expiresAt = new Date(Number.parseInt(expiry, 36) * SECOND_MS);
  return { layoutCd, version: Number(version), expiresAt, signature: Buffer.from(signature, 'base64url') };
}

/** Whether a claim was signed with the key and has not expired. */
export function isValidPreview({ signature, ...claim }: PreviewClaim & { signature: Buffer }, key: string, now: Date): boolean {
  // A token's 43 letters are always as long as what they are compared with.
  return timingSafeEqual(signature, macOf(claim, key)) && claim.expiresAt > now;
}
