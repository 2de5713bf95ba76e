import * as z from 'zod';
import { isOverrideManifest } from '@hyangro/contracts/release/override.rules';
import { remoteName } from '@hyangro/contracts/release/release-api';
import { readToken, signToken, type TokenFault } from './signed-token';

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

/** An override as text that only the owner of the key can write. */
export const signOverride = (override: Override, key: string): string => signToken('override', override, key);

/** The override of a token, or why it is none. `now` in milliseconds. */
export const readOverride = (token: string, key: string, now: number): Override | TokenFault =>
  readToken('override', overrideShape, token, key, now);
