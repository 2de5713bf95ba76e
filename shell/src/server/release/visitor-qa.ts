import * as z from 'zod';
import {
  CHAOS_PARAM,
  chaosText,
  QA_TOKEN_PARAM,
  readChaos,
  readVersionSet,
  SET_PARAM,
  versionSetText,
  type Chaos,
  type VersionSet,
} from '@hyangro/contracts/release/qa.rules';
import { QA_COOKIE } from '@hyangro/contracts/wire-names';
import { cookieHeader, parseCookies } from '@hyangro/server/cookies';
import { readToken, signToken, type TokenFault } from './signed-token';

const leaveShape = z.strictObject({
  /** End, in seconds since 1970. */
  until: z.number().int(),
  /** Who asked for it. */
  by: z.string(),
});
/** Leave to break remotes and to pin versions, for one browser. */
export type QaLeave = z.infer<typeof leaveShape>;

/** A leave as text that only the owner of the key can write. */
export const signQaLeave = (leave: QaLeave, key: string): string => signToken('qa', leave, key);

/** Why a link is not followed; `UNKNOWN`: the shop has no such version. */
export type QaFault = TokenFault | 'MISSING' | 'MALFORMED' | 'UNKNOWN';
/** What a tester's browser gets. */
export interface Qa {
  chaos: Chaos;
  set: VersionSet;
  /** End, in seconds since 1970. */
  until: number;
}
export interface VisitorQa {
  /** None: the browser is like any other. */
  qa: Qa | null;
  /** Its address asked, and this is why it does not get it. */
  fault: QaFault | null;
  /** Its address asked, and gets it: the cookie that keeps it, and the same page without the question. */
  taken: { cookie: string; location: string } | null;
}
export const NO_QA: VisitorQa = { qa: null, fault: null, taken: null };

interface Asked {
  url: URL;
  cookie: string | undefined;
  secure: boolean;
  key: string;
  /** Milliseconds. */
  now: number;
}

/**
 * What a request for a page comes to with what a tester asks for by its address, or asked for before (QA-04, QA-05). An address changes what it names and
 * leaves the other; a link that is not good is not followed, and what the cookie holds goes on.
 */
export function visitorQa({ url, cookie, secure, key, now }: Asked): VisitorQa {
  const kept = readKept(parseCookies(cookie)[QA_COOKIE], key, now);
  const [breaks, pins] = [url.searchParams.get(CHAOS_PARAM), url.searchParams.get(SET_PARAM)];
  if (breaks === null && pins === null) return { ...NO_QA, qa: kept?.qa ?? null };
  const fault = (why: QaFault): VisitorQa => ({ qa: kept?.qa ?? null, fault: why, taken: null });
  const token = url.searchParams.get(QA_TOKEN_PARAM) ?? kept?.token;
  if (token === undefined) return fault('MISSING');
  const leave = readToken('qa', leaveShape, token, key, now);
  if (typeof leave === 'string') return fault(leave);
  const chaos = breaks === null ? (kept?.qa.chaos ?? new Map()) : readChaos(breaks);
  const set = pins === null ? (kept?.qa.set ?? NO_SET) : readVersionSet(pins);
  if (!chaos || !set) return fault('MALFORMED');
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !ASKING.has(name))).toString();
  const value = [token, chaosText(chaos), versionSetText(set)].join(SEPARATOR);
  return {
    qa: { chaos, set, until: leave.until },
    fault: null,
    taken: {
      location: url.pathname.replace(/^[\\/]+/, '/') + (query && `?${query}`),
      cookie: cookieHeader(QA_COOKIE, value, { maxAge: leave.until - Math.floor(now / 1000), secure }),
    },
  };
}

/** What a browser was given before; null without, and with one that is not good any more. */
export const keptQa = (cookie: string | undefined, key: string, now: number): Qa | null =>
  readKept(parseCookies(cookie)[QA_COOKIE], key, now)?.qa ?? null;

const ASKING = new Set([CHAOS_PARAM, SET_PARAM, QA_TOKEN_PARAM]);
const SEPARATOR = '~';
const NO_SET: VersionSet = { shell: null, remotes: new Map() };

function readKept(value: string | undefined, key: string, now: number): { token: string; qa: Qa } | null {
  const [token = '', breaks = '', pins = ''] = value?.split(SEPARATOR) ?? [];
  const leave = readToken('qa', leaveShape, token, key, now);
  const [chaos, set] = [readChaos(breaks), readVersionSet(pins)];
  return typeof leave === 'string' || !chaos || !set ? null : { token, qa: { chaos, set, until: leave.until } };
}
