import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseAnywhere } from '../http/refusal';
import { RangeBeyondEnd, type Storage } from './storage';

const YEAR_SECONDS = 31_536_000;
/** Files under a name of their own content never change. */
export const FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;
/** The same for what may be taken away from everybody's sight: no cache that others share keeps it. */
export const OWN_BROWSER = `private, max-age=${YEAR_SECONDS}, immutable`;

/**
 * Answers the first of these files that is in the storage, or the part of it that a browser asks for (RFC 9110, 14): films are played by ranges. `If-Range` names the file
 * by its tag; another tag gets the whole.
 */
export async function sendFile(
  storage: Storage,
  keys: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
) {
  const { range, 'if-range': ifRange } = request.headers;
  const find = async (key: string) => {
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const file = await storage.get(key, ifRange === undefined || ifRange === etag ? range : undefined);
    return file && { ...file, etag };
  };
  try {
    let file: Awaited<ReturnType<typeof find>> = null;
    for (const key of keys) file ??= await find(key);
    if (!file) return refuseAnywhere('NOT_FOUND');
    if (file.contentRange) reply.code(206).header('content-range', file.contentRange);
    if (file.bytes !== null) reply.header('content-length', file.bytes);
    return await reply
      .headers({ 'accept-ranges': 'bytes', 'cache-control': cacheControl, 'x-content-type-options': 'nosniff', etag: file.etag })
      .type(file.contentType)
      .send(file.body);
  } catch (error) {
    if (!(error instanceof RangeBeyondEnd)) throw error;
    if (error.size !== null) reply.header('content-range', `bytes */${error.size}`);
    return reply.code(416).header('accept-ranges', 'bytes').send();
  }
}
