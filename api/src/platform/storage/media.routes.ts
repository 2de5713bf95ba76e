import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAnywhere } from '../http/refusal';
import { packageRoot } from '../package-root';
import { localStorage } from './local-storage';
import { PRIVATE_FILES, type Storage } from './storage';

const YEAR_SECONDS = 31_536_000;
/** Uploaded files lie under this prefix; the rest of /media is the demo shop's. */
export const UPLOADS = '/media/u/';

/** Pictures come by the dozen with one page: they are no calls that a limit should count. */
const FILES = { config: { rateLimit: false as const } };

interface MediaRoute {
  Params: { '*': string };
}

/** `GET /media/*`, also in parts: browsers play films by ranges. Names carry a hash of the content or are unique, so a browser keeps them for good. */
export function mediaRoutes(app: FastifyInstance, uploads: Storage): void {
  const demo = localStorage(path.join(packageRoot, 'demo/media'));
  app.get<MediaRoute>(`${UPLOADS}*`, FILES, (request, reply) => sendFile(uploads, request, reply));
  app.get<MediaRoute>('/media/*', FILES, (request, reply) => sendFile(demo, request, reply));
}

async function sendFile(storage: Storage, { params, headers }: FastifyRequest<MediaRoute>, reply: FastifyReply) {
  const key = params['*'];
  const file = isPublic(key) ? await storage.get(key, headers.range) : null;
  if (!file) refuseAnywhere('NOT_FOUND');
  if (file.contentRange) reply.code(206).header('content-range', file.contentRange);
  if (file.bytes !== null) reply.header('content-length', file.bytes);
  return reply
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .type(file.contentType)
    .send(file.body);
}

/** Keys are paths: `a/../private/x` and `./private/x` are what they lead to. */
const isPublic = (key: string): boolean => !path.posix.normalize(`/${key}`).startsWith(`/${PRIVATE_FILES}`);
