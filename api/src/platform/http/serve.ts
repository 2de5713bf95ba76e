import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api, type Api } from '@hyangro/contracts/api';
import type { Endpoint, ParsedRequestOf, RefusalOf, ReplyOf } from '@hyangro/contracts/kit/contract';
import { limitsOf } from '@hyangro/contracts/time-limits';
import { IDEMPOTENCY_KEY_HEADER, REPLAYED_HEADER } from '@hyangro/contracts/wire-names';
import { idempotencyKey as keyShape } from '@hyangro/contracts/kit/schemas';
import type { OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import { newToken } from '../session/token';
import type { CallContext, MemberContext, OperatorContext } from './call';
import { answerOnce, hashOf } from './idempotency';
import { refuseAnywhere, throwRefusal } from './refusal';
import { fastifySchemaOf } from './schema';
import { WrittenJson, sendWritten } from './written-json';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The caller's name for this attempt; one of its own for a call without. */
  idempotencyKey: string;
}
/** What a handler knows of its call beyond the parsed request. It can refuse with what its contract lists or implies. */
type CallOf<E extends Endpoint> = Exchange &
  (E extends { access: 'member' }
    ? MemberContext<RefusalOf<E>>
    : E extends { access: { operator: OperatorRole } }
      ? OperatorContext<RefusalOf<E>>
      : CallContext<RefusalOf<E>>);

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
      const named = endpoint.idempotent ? keyOf(request) : null;
      const call: Exchange & CallContext<RefusalName> = {
        request,
        reply,
        idempotencyKey: named ?? newToken(),
        locale: request.locale,
        member: request.member,
        isApp: request.isApp,
        now: request.now,
        refuse: throwRefusal,
        ...(request.operator && { operator: request.operator, by: { name: request.operator.operatorCd, requestId: request.id } }),
      };
      const work = () => handle(input, call as CallOf<Api[K]>);
      const caller = callerOf(request);
      if (named !== null && caller !== null) {
        const requestHash = hashOf([key, input]);
        const once = await answerOnce(
          app.db,
          { memCd: caller, key: named, requestHash, now: request.now, limitMs: limitsOf(key).api },
          work,
        );
        if (once.isReplay) reply.header(REPLAYED_HEADER, 'true');
        return reply.code(status).send(once.answer);
      }
      const answer = await work();
      if (endpoint.produces) reply.type(`${endpoint.produces}; charset=utf-8`);
      if (answer instanceof WrittenJson) return sendWritten(request, reply, answer);
      return reply.code(status).send(answer);
    },
  });
}

/** Whose key it is: two callers may name their attempts alike. Null for a visitor. No member’s code has a colon. */
const callerOf = ({ operator, member }: FastifyRequest): string | null =>
  operator ? `operator:${operator.operatorCd}` : (member?.memCd ?? null);

/** The key a call came with; null without one. */
function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return null;
  return keyShape.safeParse(key).data ?? refuseAnywhere('BAD_PARAMETER', IDEMPOTENCY_KEY_HEADER);
}
