import type { FastifyReply } from 'fastify';
import { REFUSALS, type RefusalName } from '@hyangro/contracts/errors/refusals';

/** Answers with a named refusal, in the shape of every error (§8). */
export function refuse(reply: FastifyReply, name: RefusalName): FastifyReply {
  const { status, exceptionName, messageCode } = REFUSALS[name];
  return reply.code(status).send({ exceptionName, messageCode, args: [] });
}
