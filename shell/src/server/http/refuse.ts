import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { REFUSALS, RETRY_AFTER_SECONDS, type RefusalName } from '@hyangro/contracts/errors/refusals';

/** Answers with a named refusal, in the shape of every error (§8). */
export function refuse<S extends RawServerBase>(
  reply: FastifyReply<RouteGenericInterface, S>,
  name: RefusalName,
): FastifyReply<RouteGenericInterface, S> {
  const { status, exceptionName, messageCode } = REFUSALS[name];
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status).send({ exceptionName, messageCode, args: [] });
}
