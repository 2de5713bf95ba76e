import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { isOverrideManifest } from '@hyangro/contracts/release/override.rules';
import { remoteName } from '@hyangro/contracts/release/release-api';

const overrideShape = z.strictObject({
  remote: remoteName,
  /** Address of the manifest that may stand in for the remote. */
  manifest: z.string().refine(isOverrideManifest),
  /** End, in seconds since 1970. */
  until: z.number().int(),
  /** Who asked for it. */
  by: z.string(),
});
/** Leave to take a remote from a manifest. */
export type Override = z.infer<typeof overrideShape>;
export type TokenFault = 'EXPIRED' | 'FORGED';

const signature = (body: string, key: string) => createHmac('sha256', key).update(`override.${body}`).digest();

/** An override as text that only the owner of the key can write. */
export function signOverride(override: Override, key: string): string {
  const body = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${body}.${signature(body, key).toString('base64url')}`;
}

/** The override of a token, or why it is none. `now` in milliseconds. */
export function readOverride(token: string, key: string, now: number): Override | TokenFault {
  const [body = '', signed = '', ...rest] = token.split('.');
  const wanted = signature(body, key);
  const given = Buffer.from(signed, 'base64url');
  if (rest.length || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'FORGED';
  const { data } = overrideShape.safeParse(parsed(body));
  if (!data) return 'FORGED';
  return data.until * 1000 > now ? data : 'EXPIRED';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return null;
  }
}
