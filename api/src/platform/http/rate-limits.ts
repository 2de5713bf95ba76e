import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Api } from '@hyangro/contracts/api';
import { neededRole } from './operator';
import { Refusal } from './refusal';

const EVERY_CALL_PER_MINUTE = 600;
/** Calls per address and minute where guessing, sending or writing costs. */
const PER_MINUTE: Partial<Record<keyof Api, number>> = {
  'POST /login': 30,
  'POST /member/sign-up': 60,
  'POST /member/join': 60,
  'GET /member/check-id': 60,
  'GET /member/check-nickname': 60,
  'GET /member/check-email': 60,
  'POST /member/verification/send': 20,
  'POST /member/verification/confirm': 60,
  'POST /member/email-code': 20,
  'POST /member/email-confirm': 60,
  'POST /common/logs/access': 120,
  'POST /log': 120,
};
const perMinute = new Map(Object.entries(PER_MINUTE));

const OPERATOR_CALLS_PER_MINUTE = 120;

/** Floods from one address are refused with 429. Counted per process: a shield, not a rule of the shop. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const max = neededRole(route.config) ? OPERATOR_CALLS_PER_MINUTE : perMinute.get(`${String(route.method)} ${route.url}`);
    if (max) route.config = { ...route.config, rateLimit: { max } };
  });
  await app.register(rateLimit, {
    max: EVERY_CALL_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ client }) => normalizeIP(client.ip),
    allowList: ({ client }) => client.isShell,
    errorResponseBuilder: () => new Refusal('TOO_MANY_REQUESTS'),
  });
}
