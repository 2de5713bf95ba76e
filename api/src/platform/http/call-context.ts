import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseCookies, sessionTokenOf, type Cookies } from '@hyangro/server/cookies';
import { RECENT_PROOF_MINUTES } from '@hyangro/contracts/constants';
import { isHost } from '@hyangro/contracts/edge';
import { SYSTEM_LOCALE, isLocale, localeFromTag, type Locale } from '@hyangro/contracts/locales';
import { APP_AGENT, CLOCK_COOKIE, CLOCK_HEADER, LOCALE_COOKIE, OWN_HEADER } from '@hyangro/contracts/wire-names';
import type { Clock } from '../clock/clock';
import { hashToken } from '../session/token';
import type { Member } from '../session/member';
import { clientReader, type Client } from './client';
import { guardCrossSite } from './cross-site';
import { admitOperator, neededRole, type Operator } from './operator';
import { Refusal, refuseAnywhere } from './refusal';

export interface CallContextOptions {
  clock: Clock;
  /** A test may move the time of one call by `x-shop-now` (QA-03). */
  qa: boolean;
  /** Key by which the shell's server is known. */
  shellKey: string | undefined;
  allowedOrigins: ReadonlySet<string>;
  /** The member of a live session, by the token's hash, and when it was proved last who is there. */
  findMember(sessionHash: string, now: Date, address: string): Promise<{ member: Member; provedAt: Date } | null>;
  /** The operator of a token, by its hash; null once revoked. */
  findOperator(tokenHash: string): Promise<Operator | null>;
}

/** Gives every call its language, time and member, and guards it before anything is read from its body. */
export function installCallContext(app: FastifyInstance, options: CallContextOptions): void {
  app.decorateRequest<Client, 'client'>('client', null as unknown as Client);
  app.decorateRequest<Cookies, 'cookies'>('cookies', null as unknown as Cookies);
  app.decorateRequest('locale', SYSTEM_LOCALE);
  app.decorateRequest('member', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('sessionHash', null);
  app.decorateRequest('isApp', false);
  app.decorateRequest<Date, 'now'>('now', null as unknown as Date);

  // Later than the hooks above, so that wrong tokens count for the limit of their address.
  app.addHook('onRoute', (route) => {
    const role = neededRole(route.config);
    if (!role) return;
    route.preParsing = async (request) => {
      const token = sessionTokenOf(request.cookies);
      const isMember = async () =>
        token !== undefined && (await options.findMember(hashToken(token), request.now, request.client.ip)) !== null;
      request.operator = await admitOperator(request, role, options.findOperator, isMember);
    };
  });
  const clientOf = clientReader(options.shellKey);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.host && !isHost(request.headers.host)) refuseAnywhere('BAD_PARAMETER');
    request.client = clientOf(request);
    request.cookies = parseCookies(request.headers.cookie);
    request.now = (options.qa && movedTime(request)) || options.clock.now();
    request.locale = localeOf(request);
    request.isApp = request.headers['user-agent']?.includes(APP_AGENT) ?? false;
    const isOperators = neededRole(request.routeOptions.config) !== null;
    // A program that brings a token names no origin; a page of another site does.
    if (!isOperators || request.headers.origin) guardCrossSite(request, options.allowedOrigins);
    if (isOperators) return done();
    const token = sessionTokenOf(request.cookies);
    if (!token) return done(isRefusedToVisitors(request) ? new Refusal('LOGIN_REQUIRED') : undefined);
    const sessionHash = hashToken(token);
    options.findMember(sessionHash, request.now, request.client.ip).then((found) => {
      request.member = found && found.member;
      request.sessionHash = found && sessionHash;
      if (!found) return done(isRefusedToVisitors(request) ? new Refusal('LOGIN_REQUIRED') : undefined);
      const isTooOld = endpointOf(request)?.recentProof && request.now.getTime() - found.provedAt.getTime() > RECENT_PROOF_MS;
      done(isTooOld ? new Refusal('REAUTH_REQUIRED') : undefined);
    }, done);
  });
}

const RECENT_PROOF_MS = RECENT_PROOF_MINUTES * 60_000;
const endpointOf = (request: FastifyRequest) => request.routeOptions.config.endpoint;
const isRefusedToVisitors = (request: FastifyRequest) => endpointOf(request)?.access === 'member';

/** The shop's own client names its language; a page opened by the browser itself goes by the shopper's choice. */
function localeOf({ headers, cookies }: FastifyRequest): Locale {
  const chosen = cookies[LOCALE_COOKIE];
  const named = localeFromTag(headers['accept-language']);
  if (!headers[OWN_HEADER] && isLocale(chosen)) return chosen;
  return named ?? (isLocale(chosen) ? chosen : SYSTEM_LOCALE);
}

function movedTime({ headers, cookies }: FastifyRequest): Date | null {
  const value = headers[CLOCK_HEADER] ?? cookies[CLOCK_COOKIE];
  if (typeof value !== 'string') return null;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? refuseAnywhere('BAD_PARAMETER', CLOCK_HEADER) : at;
}
