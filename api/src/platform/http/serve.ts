import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api, type Api } from '@hyangro/contracts/api';
import type { Endpoint, ParsedRequestOf, ReplyOf } from '@hyangro/contracts/kit/contract';
import { limitsOf } from '@hyangro/contracts/time-limits';
import type { Locale } from '@hyangro/contracts/locales';
import type { Member } from '../session/member';
import { fastifySchemaOf } from './schema';
import { WrittenJson, sendWritten } from './written-json';

/** What a handler knows about its call beyond the parsed request. */
export interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  /** The caller's member; null for a visitor. */
  member: Member | null;
  /** Whether the call comes from the app's web view (R-OTH-21). */
  isApp: boolean;
  /** Time of this call, by the clock port. */
  now: Date;
}
type CallOf<E extends Endpoint> = E extends { access: 'member' } ? Call & { member: Member } : Call;

/**
 * Mounts one endpoint of the contract: path, validation, access, answer schema and documentation come from there.
 * `serve(app, 'GET /product/:productCd', ({ params }, { locale }) => …)`
 */
export function serve<K extends keyof Api>(
  app: FastifyInstance,
  key: K,
  handle: (input: ParsedRequestOf<Api[K]>, call: CallOf<Api[K]>) => Promise<ReplyOf<Api[K]> | WrittenJson<ReplyOf<Api[K]>>>,
): void {
  const endpoint: Endpoint = api[key];
  const [method, url] = key.split(' ') as [string, string];
  const status = endpoint.status ?? 200;
  app.route({
    method,
    url,
    config: { endpoint },
    handlerTimeout: limitsOf(key).api,
    ...(endpoint.bodyMaxBytes && { bodyLimit: endpoint.bodyMaxBytes }),
    schema: fastifySchemaOf(endpoint, status),
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as ParsedRequestOf<Api[K]>;
      const call: Call = {
        request,
        reply,
        locale: request.locale,
        member: request.member,
        isApp: request.isApp,
        now: request.now,
      };
      const answer = await handle(input, call as CallOf<Api[K]>);
      if (endpoint.produces) reply.type(`${endpoint.produces}; charset=utf-8`);
      if (answer instanceof WrittenJson) return sendWritten(request, reply, answer);
      return reply.code(status).send(answer);
    },
  });
}
