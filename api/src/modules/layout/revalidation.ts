import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Personal, in three languages: shared caches keep nothing, a browser asks each time and may hear "unchanged". */
const HEADERS = { 'cache-control': 'private, max-age=0, must-revalidate' } as const;
const VARY = ['Accept-Language', 'Cookie'];

/** Answers of this scope carry an ETag of their content; 304 without a body when the caller has it (API-09). */
export function revalidateByContent(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    const vary = [reply.getHeader('vary'), ...VARY].filter(Boolean).join(', ');
    reply.headers({ ...HEADERS, etag, vary });
    const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (!held?.includes(etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
