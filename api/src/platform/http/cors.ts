import type { FastifyInstance } from 'fastify';
import { CLOCK_HEADER, OWN_HEADER } from '@hyangro/contracts/wire-names';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = ['content-type', 'accept-language', OWN_HEADER, CLOCK_HEADER].join(', ');
const PREFLIGHT_SECONDS = '7200';

/** Answers the named origins exactly, with credentials, and nobody else (API-00a). Without origins there is no CORS at all. */
export function allowOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
  if (origins.size === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.has(origin)) return done();
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return done();
    return reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  });
}
