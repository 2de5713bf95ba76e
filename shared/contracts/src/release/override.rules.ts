import type { RemoteName } from '../routes/table';

/** Longest address of a manifest, in characters: six of them fit into a cookie with their tokens. */
export const OVERRIDE_MANIFEST_MAX = 250;
/** Query of any page: `mfe.<remote>` is the manifest to take the remote from, `token` beside it the leave to do so. */
const PREFIX = 'mfe.';
export const OVERRIDE_TOKEN_PARAM = 'token';
export const overrideParam = (remote: RemoteName): string => `${PREFIX}${remote}`;

/** Path and query of a page that is shown with a remote from elsewhere. */
export const overrideLink = (remote: RemoteName, manifest: string, token: string, path = '/'): string =>
  `${path}?${new URLSearchParams({ [overrideParam(remote)]: manifest, [OVERRIDE_TOKEN_PARAM]: token })}`;

/** What an address asks for: manifests by the name that it calls a remote, which may be none, and the tokens that it has. */
export function askedOverrides(query: URLSearchParams): { manifests: ReadonlyMap<string, string>; tokens: readonly string[] } {
  const manifests = new Map([...query].filter(([name]) => name.startsWith(PREFIX)).map(([name, at]) => [name.slice(PREFIX.length), at]));
  return { manifests, tokens: manifests.size ? query.getAll(OVERRIDE_TOKEN_PARAM) : [] };
}

/** The query without what asks for overrides. */
export function withoutOverrides(query: URLSearchParams): URLSearchParams {
  const { tokens } = askedOverrides(query);
  return new URLSearchParams([...query].filter(([name, value]) => !name.startsWith(PREFIX) && !tokens.includes(value)));
}

/** Hosts of this machine and of networks that no stranger is in: what goes to them cannot be changed on the way by anybody else. */
const NEAR =
  /^(localhost|[\w-]+\.localhost|[\w-]+\.local|127(\.\d+){3}|\[::1\]|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/;

/** Whether a remote may be taken from a manifest at all: a JSON file, whose way to the browser nobody can change. */
export function isOverrideManifest(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, username, password, href } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && NEAR.test(hostname));
  // As the browser writes it: the token, the address and what is asked for are the same text.
  return isSafe && pathname.endsWith('.json') && !username && !password && href === address;
}
