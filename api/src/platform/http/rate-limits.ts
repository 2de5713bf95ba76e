import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Api } from '@hyangro/contracts/api';
import { neededRole } from './operator';
import { Refusal } from './refusal';

const EVERY_CALL_PER_MINUTE = 600;
/** Calls per address and minute where guessing, sending or writing costs. */
const PER_MINUTE: Partial<Record<keyof Api, number>> = {
  'POST /login': 30,
  'POST /login/find-id': 20,
  'POST /login/find-id/confirm': 30,
  'POST /login/find-password': 20,
  'POST /login/find-password/confirm': 30,
  'POST /login/reset': 20,
  'POST /login/phone': 20,
  'POST /login/phone/confirm': 30,
  'PUT /member/password': 30,
  'POST /member/confirm-password': 30,
  'POST /member/contact-code': 20,
  'PUT /member/contact': 30,
  'POST /member/export': 20,
  'POST /login/sns/:provider': 60,
  'POST /login/sns-proof/link': 30,
  'POST /login/passkey/options': 60,
  'POST /login/passkey': 30,
  'POST /member/confirm-passkey': 30,
  'POST /member/sign-up': 60,
  'POST /member/join': 60,
  'GET /member/check-id': 60,
  'GET /member/check-nickname': 60,
  'GET /member/check-email': 60,
  'POST /member/verification/send': 20,
  'POST /member/verification/confirm': 60,
  'POST /member/email-code': 20,
  'POST /member/email-confirm': 60,
  'POST /coupons/code': 30,
  'POST /real-name/check': 60,
  'POST /real-name/forms/:token': 30,
  'POST /real-name/forms/:token/photos': 60,
  'POST /common/logs/access': 120,
  'POST /log': 120,
};
const perMinute = new Map(Object.entries(PER_MINUTE));

const OPERATOR_CALLS_PER_MINUTE = 120;

/**
 * What anybody may read costs the same whoever asks, and thousands of phones share the address of their carrier: it is bounded by load
 * (`admitCalls`), not by address.
 */
export const isPublicReading = ({ endpoint, rateLimit: own }: FastifyContextConfig, method: string): boolean =>
  (method === 'GET' || method === 'HEAD') && endpoint?.access === 'guest' && !endpoint.guardedGet && own === undefined;

const isReading = ({ routeOptions: { config }, method }: FastifyRequest) => isPublicReading(config, method);
const addressOf = ({ client }: FastifyRequest) => normalizeIP(client.ip);

/**
 * Floods are refused with 429: of one address where guessing, sending or writing costs, else of one session, and of one address for
 * visitors. Counted per process: a shield, not a rule of the shop.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    // What a HEAD answers tells as much as the GET.
    const method = String(route.method).replace('HEAD', 'GET');
    const max = neededRole(route.config) ? OPERATOR_CALLS_PER_MINUTE : perMinute.get(`${method} ${route.url}`);
    if (max) route.config = { ...route.config, rateLimit: { max, keyGenerator: addressOf } };
  });
  await app.register(rateLimit, {
    max: EVERY_CALL_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => request.sessionHash ?? addressOf(request),
    allowList: (request) => request.client.isShell || isReading(request),
    errorResponseBuilder: () => new Refusal('TOO_MANY_REQUESTS'),
  });
}
