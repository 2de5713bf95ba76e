import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAnywhere } from '../http/refusal';
import { packageRoot } from '../package-root';
import { localStorage } from './local-storage';
import { FOR_GOOD, sendFile } from './send-file';
import { PRIVATE_FILES, type Storage } from './storage';

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
  const serve = (storage: Storage) => async (request: FastifyRequest<MediaRoute>, reply: FastifyReply) => {
    const key = request.params['*'];
    if (!isPublic(key)) refuseAnywhere('NOT_FOUND');
    return sendFile(storage, key, request, reply, FOR_GOOD);
  };
  app.get<MediaRoute>(`${UPLOADS}*`, FILES, serve(uploads));
  app.get<MediaRoute>('/media/*', FILES, serve(demo));
}

/** Keys are paths: `a/../private/x` and `./private/x` are what they lead to. */
const isPublic = (key: string): boolean => !path.posix.normalize(`/${key}`).startsWith(`/${PRIVATE_FILES}`);
