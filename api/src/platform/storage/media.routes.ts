import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../http/refusal';
import { packageRoot } from '../package-root';
import { localStorage } from './local-storage';
import type { Storage } from './storage';

const YEAR_SECONDS = 31_536_000;
/** Uploaded files lie under this prefix; the rest of /media is the demo shop's. */
const UPLOADS = '/media/u/';

/** `GET /media/*`. Names carry a hash of the content or are unique, so a browser keeps them for good. */
export function mediaRoutes(app: FastifyInstance, uploads: Storage): void {
  const demo = localStorage(path.join(packageRoot, 'demo/media'));
  app.get<{ Params: { '*': string } }>(`${UPLOADS}*`, (request, reply) => sendFile(uploads, request.params['*'], reply));
  app.get<{ Params: { '*': string } }>('/media/*', (request, reply) => sendFile(demo, request.params['*'], reply));
}

async function sendFile(storage: Storage, key: string, reply: FastifyReply) {
  const file = await storage.get(key);
  if (!file) refuse('NOT_FOUND');
  if (file.bytes !== null) reply.header('content-length', file.bytes);
  return reply
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('x-content-type-options', 'nosniff')
    .type(file.contentType)
    .send(file.body);
}
