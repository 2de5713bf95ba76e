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

/** A browser whose owner saves data says so with every request (Save-Data, W3C); it gets the next smaller picture. */
const SAVE_DATA = 'save-data';

interface MediaRoute {
  Params: { '*': string };
}

/** `GET /media/*`, also in parts: browsers play films by ranges. Names carry a hash of the content or are unique, so a browser keeps them for good. */
export function mediaRoutes(app: FastifyInstance, uploads: Storage): void {
  const demo = localStorage(path.join(packageRoot, 'demo/media'));
  const serve = (storage: Storage) => async (request: FastifyRequest<MediaRoute>, reply: FastifyReply) => {
    const key = request.params['*'];
    if (!isPublic(key)) refuseAnywhere('NOT_FOUND');
    reply.header('vary', SAVE_DATA);
    const smaller = request.headers[SAVE_DATA] === 'on' ? smallerThan(key) : null;
    return sendFile(storage, smaller === null ? [key] : [smaller, key], request, reply, FOR_GOOD);
  };
  app.get<MediaRoute>(`${UPLOADS}*`, FILES, serve(uploads));
  app.get<MediaRoute>('/media/*', FILES, serve(demo));
}

/** Widths that a picture is drawn in, the next smaller half as wide; below this one details go. */
const SMALLEST_FOR_SAVERS = 360;
const PICTURE = /-(\d+)(\.[0-9a-f]{8}\.(?:avif|webp|jpg))$/;

/** The same picture in half the width; null for the smallest, and for what is no picture of several widths. */
function smallerThan(key: string): string | null {
  const [, width] = PICTURE.exec(key) ?? [];
  const half = Number(width) / 2;
  return half >= SMALLEST_FOR_SAVERS ? key.replace(PICTURE, `-${half}$2`) : null;
}

/** Keys are paths: `a/../private/x` and `./private/x` are what they lead to. */
const isPublic = (key: string): boolean => !path.posix.normalize(`/${key}`).startsWith(`/${PRIVATE_FILES}`);
