import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_BODY_MAX_BYTES } from '@hyangro/contracts/constants';
import type { ShellConfig } from '../config';
import { refuse } from './refuse';

/** Longest a call of the API may take through the shop. */
const CALL_LIMIT_MS = 30_000;

/** Same origin for the browser: `/api/*` and `/media/*` go on to the API host. Without an answer: 502 in the shape of every error (§8). */
export async function passToApi(app: FastifyInstance, { apiUrl }: ShellConfig): Promise<void> {
  const common = {
    upstream: apiUrl,
    // The API would hang up in the middle of it, and the answer would be lost on the way.
    preHandler: async ({ headers }: FastifyRequest, reply: FastifyReply) =>
      isCallBody(headers) && Number(headers['content-length']) > CALL_BODY_MAX_BYTES ? refuse(reply, 'BODY_TOO_LARGE') : undefined,
    // Where the API sends a shopper is a page of the shop, not another call.
    internalRewriteLocationHeader: false,
    http: { requestOptions: { timeout: CALL_LIMIT_MS } },
    undici: { connections: 128, pipelining: 1, headersTimeout: CALL_LIMIT_MS, bodyTimeout: CALL_LIMIT_MS, connectTimeout: 3000 },
    replyOptions: {
      rewriteRequestHeaders: (
        request: { ip: string; headers: Record<string, unknown>; protocol: string },
        headers: Record<string, unknown>,
      ) => ({
        ...headers,
        'x-forwarded-for': [request.headers['x-forwarded-for'], request.ip].filter(Boolean).join(', '),
        'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
        'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? request.protocol,
      }),
      onError(reply: { code(status: number): { send(body: unknown): void } }) {
        reply.code(502).send({ exceptionName: 'GatewayException', messageCode: 'common.a0001', args: [] });
      },
    },
  };
  await app.register(httpProxy, { ...common, prefix: '/api', rewritePrefix: '' } as never);
  await app.register(httpProxy, { ...common, prefix: '/media', rewritePrefix: '/media', httpMethods: ['GET', 'HEAD'] } as never);
}

/** Files have types and limits of their own. */
const isCallBody = ({ 'content-type': type }: FastifyRequest['headers']) => type?.startsWith('application/json') ?? false;
