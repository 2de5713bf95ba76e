import { randomBytes } from 'node:crypto';
import { VISITOR_COOKIE } from '@hyangro/contracts/wire-names';
import { cookieHeader, parseCookies } from '@hyangro/server/cookies';

/** Longer than any plan of a canary; a later canary chooses anew by another hash. */
const KEPT_SECONDS = 90 * 86_400;
/** What the shop has given, or an app for its web view. */
const NAME = /^[\w-]{16,64}$/;

/** The name that a visitor came with. */
export function knownVisitor(cookieHeaderText: string | undefined): string | undefined {
  const name = parseCookies(cookieHeaderText)[VISITOR_COOKIE];
  return name && NAME.test(name) ? name : undefined;
}

/** Who a visitor is to the canary: the name that came, or a new one by chance with the cookie that keeps it. It says nothing else of anybody. */
export function visitorOf(cookieHeaderText: string | undefined, secure: boolean): { name: string; cookie?: string } {
  const known = knownVisitor(cookieHeaderText);
  if (known) return { name: known };
  const name = randomBytes(16).toString('base64url');
  return { name, cookie: cookieHeader(VISITOR_COOKIE, name, { maxAge: KEPT_SECONDS, secure }) };
}
