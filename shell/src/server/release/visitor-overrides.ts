import { askedOverrides, withoutOverrides } from '@hyangro/contracts/release/override.rules';
import { OVERRIDE_COOKIE } from '@hyangro/contracts/wire-names';
import { cookieHeader, parseCookies } from '@hyangro/server/cookies';
import { readOverride, type Override } from './override-token';
import type { TokenFault } from './signed-token';

/** Why the link of an override is not followed. */
export type OverrideFault = TokenFault | 'FOREIGN' | 'MISSING' | 'OFF';

export interface VisitorOverrides {
  /** What this browser gets from elsewhere, one for a remote at most. */
  overrides: readonly Override[];
  /** Its address asked for more, and this is why it does not get it. */
  fault: OverrideFault | null;
  /** Its address asked, and gets it: the cookie that keeps it, and the same page without the question. */
  taken: { cookie: string; location: string } | null;
}

interface Asked {
  url: URL;
  cookie: string | undefined;
  secure: boolean;
  /** None: the shop has no overrides. */
  key: string | undefined;
  /** Milliseconds. */
  now: number;
}

/**
 * What a request for a page comes to with the overrides of its address and its cookie (MFE-13). All of an address or nothing: a link that is
 * expired, forged, or given for another remote or manifest is not followed, and what the cookie holds goes on.
 */
export function visitorOverrides({ url, cookie, secure, key, now }: Asked): VisitorOverrides {
  const { manifests, tokens } = askedOverrides(url.searchParams);
  const kept = key ? readKept(parseCookies(cookie)[OVERRIDE_COOKIE], key, now) : new Map<string, Kept>();
  const overrides = [...kept.values()].map(({ override }) => override);
  if (!manifests.size) return { overrides, fault: null, taken: null };
  const fault = (why: OverrideFault) => ({ overrides, fault: why, taken: null });
  if (!key) return fault('OFF');
  if (!tokens.length) return fault('MISSING');
  const all = new Map(kept);
  for (const token of tokens) {
    const override = readOverride(token, key, now);
    if (typeof override === 'string') return fault(override);
    if (manifests.get(override.remote) === override.manifest) all.set(override.remote, { override, token });
  }
  const isGiven = (remote: string, manifest: string) => all.get(remote)?.override.manifest === manifest;
  if (![...manifests].every(([remote, manifest]) => isGiven(remote, manifest))) return fault('FOREIGN');
  const query = withoutOverrides(url.searchParams).toString();
  const location = url.pathname.replace(/^[\\/]+/, '/') + (query && `?${query}`);
  const maxAge = Math.max(...[...all.values()].map(({ override }) => override.until)) - Math.floor(now / 1000);
  const value = [...all.values()].map(({ token }) => token).join(SEPARATOR);
  return { overrides, fault: null, taken: { location, cookie: cookieHeader(OVERRIDE_COOKIE, value, { maxAge, secure }) } };
}

interface Kept {
  override: Override;
  token: string;
}
const SEPARATOR = '~';

/** What is not valid any more is passed over. */
function readKept(value: string | undefined, key: string, now: number): ReadonlyMap<string, Kept> {
  const kept = (value?.split(SEPARATOR) ?? []).map((token) => ({ token, override: readOverride(token, key, now) }));
  return new Map(kept.flatMap(({ token, override }) => (typeof override === 'string' ? [] : [[override.remote, { token, override }]])));
}
