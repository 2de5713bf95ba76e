import { Readable, Transform } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RequestGenericInterface, RouteGenericInterface } from 'fastify';
import { CALL_BODY_MAX_BYTES, FILE_MAX_BYTES } from '@hyangro/contracts/constants';
import { limitsAt } from '@hyangro/contracts/time-limits';
import { OUTBOX_PATH } from '@hyangro/contracts/wire-names';
import type { ShellConfig } from '../config';
import { clientOf, forwardedHeaders, withoutProxyHeaders } from './client';
import { refuse } from './refuse';

/** Set by the build: the demo shows what the shop would send. */
declare const __DEMO_BUILD__: boolean;

type Headers = Record<string, string | string[] | undefined>;

/** Same origin for the browser: `/api/*` and `/media/*` go on to the API host. Without an answer in time: a named refusal. */
export async function passToApi(app: FastifyInstance, { apiUrl, shellKey }: ShellConfig): Promise<void> {
  const common = {
    upstream: apiUrl,
    preHandler: (request: FastifyRequest, reply: FastifyReply) =>
      isOperatorCall(request.url) ? refuse(reply, 'NOT_FOUND') : limitBody(request, reply),
    // Where the API sends a shopper is a page of the shop, not another call.
    internalRewriteLocationHeader: false,
    http: {},
    handler: (request: FastifyRequest, reply: FastifyReply, to: string, options: object) =>
      reply.from(to, { ...options, timeout: limitsAt(request.method, to).gateway }),
    replyOptions: {
      rewriteRequestHeaders: (request: FastifyRequest<RequestGenericInterface, RawServerBase>, headers: Headers) => ({
        ...withoutProxyHeaders(headers),
        ...forwardedHeaders(clientOf(request), shellKey),
      }),
      // They speak of the connection between the two servers, not of the shopper's.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }: Headers) => headers,
      onError: (reply: FastifyReply<RouteGenericInterface, RawServerBase>) =>
        isCut(reply.request.body) ? refuse(reply.header('connection', 'close'), 'BODY_TOO_LARGE') : refuse(reply, 'SERVICE_UNAVAILABLE'),
    },
  };
  await app.register(httpProxy, { ...common, prefix: '/api', rewritePrefix: '' });
  await app.register(httpProxy, { ...common, prefix: '/media', rewritePrefix: '/media', httpMethods: ['GET', 'HEAD'] });
  if (__DEMO_BUILD__) await app.register(httpProxy, { ...common, prefix: OUTBOX_PATH, rewritePrefix: OUTBOX_PATH, httpMethods: ['GET'] });
}

/** Calls of operators have their own way to the API, never through the shop's pages: however the address is written, for them there is none. */
function isOperatorCall(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const written = path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return /[\\/]operator([\\/;]|$)/i.test(written);
}

/**
 * A body that is too large is refused here: the API would hang up in the middle of it, and its answer would be lost on the way.
 * One that comes in chunks does not tell its size: it is counted as it passes, and cut where it is too much.
 */
async function limitBody(request: FastifyRequest, reply: FastifyReply) {
  const { 'content-type': type, 'content-length': length } = request.headers;
  const max = /^application\/json\b/i.test(type ?? '') ? CALL_BODY_MAX_BYTES : FILE_MAX_BYTES;
  if (Number(length) > max) return refuse(reply, 'BODY_TOO_LARGE');
  if (length !== undefined || !(request.body instanceof Readable)) return;
  let size = 0;
  request.body = request.body.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done(size > max ? new BodyTooLarge() : null, chunk);
      },
    }),
  );
}

class BodyTooLarge extends Error {}
const isCut = (body: unknown): boolean => body instanceof Readable && body.errored instanceof BodyTooLarge;
