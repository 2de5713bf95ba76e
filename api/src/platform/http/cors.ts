import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { CLOCK_HEADER, IDEMPOTENCY_KEY_HEADER, OWN_HEADER } from '@hyangro/contracts/wire-names';

const PREFLIGHT_SECONDS = 7200;

/** Answers the named origins exactly, with credentials, and no others (API-00a). Without origins there is no CORS at all. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'accept-language', OWN_HEADER, IDEMPOTENCY_KEY_HEADER, CLOCK_HEADER],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
}
