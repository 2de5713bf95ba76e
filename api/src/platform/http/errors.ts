import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import { RETRY_AFTER_SECONDS, type RefusalArg } from '@hyangro/contracts/errors/refusals';
import { refusalsOf } from '@hyangro/contracts/kit/contract';
import { isDatabaseUnavailable } from '../db/unavailable';
import { StorageFull, StorageUnavailable } from '../storage/storage';
import { InvalidRequest } from './schema';
import { Refusal, isRefusedAnywhere } from './refusal';

const FAULT = { status: 500, exceptionName: 'SystemException', messageCode: FAULT_CODE, args: [] } as const;
/** PostgreSQL's error codes for a NUL character, in a text and in JSON: no text of the shop holds one. */
const UNSTORABLE_TEXT: readonly (string | undefined)[] = ['22021', '22P05'];
const OTHER_FIELD_CODE = 'validation.v0021';

/** The one place where an error becomes an answer: `{exceptionName, messageCode, args}` (§8). */
export function handleErrors(app: FastifyInstance, { strict }: { strict: boolean }): void {
  app.setNotFoundHandler((request, reply) => answer(reply, new Refusal('NOT_FOUND')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      request.log.error({ err: error, ...callOf(request) }, 'fault');
      return answer(reply, FAULT);
    }
    if ((refusal.refusal === 'SERVICE_UNAVAILABLE' || refusal.refusal === 'STORAGE_FULL') && !(error instanceof Refusal))
      request.log.warn({ err: error, ...callOf(request) }, 'unavailable');
    if (strict && error instanceof Refusal && !mayRefuse(request, refusal)) {
      request.log.error({ err: error }, `${request.routeOptions.url} refused with ${refusal.refusal}, which its contract does not name`);
      return answer(reply, FAULT);
    }
    return answer(reply, refusal);
  });
}

/** The route without its values: an address may hold a mailbox or a code. */
const callOf = ({ method, routeOptions: { url } }: FastifyRequest) => ({ method, route: url });

/** An address that cannot be decoded, or is too long, never reaches a route. */
export const answerUnreadableAddress = (_error: FastifyError, _request: unknown, reply: FastifyReply) =>
  answer(reply, new Refusal('BAD_PARAMETER'));

type Answer = Pick<Refusal, 'status' | 'exceptionName' | 'messageCode' | 'args'>;
function answer(reply: FastifyReply, { status, exceptionName, messageCode, args }: Answer) {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send({ exceptionName, messageCode, args });
}

/** What the compiler cannot see: a refusal that was thrown past the handler's own `refuse`. */
function mayRefuse(request: FastifyRequest, { refusal }: Refusal): boolean {
  const { endpoint } = request.routeOptions.config;
  return !endpoint || isRefusedAnywhere(refusal) || refusalsOf(endpoint).includes(refusal);
}

function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidRequest) {
    return new Refusal(error.part === 'body' ? 'VALIDATION_FAILED' : 'BAD_PARAMETER', fieldErrors(error));
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('BODY_TOO_LARGE');
  if (UNSTORABLE_TEXT.includes((error.cause as { code?: string } | undefined)?.code)) return new Refusal('BAD_PARAMETER');
  if (error instanceof StorageFull) return new Refusal('STORAGE_FULL');
  if (error instanceof StorageUnavailable || error.code === 'FST_ERR_HANDLER_TIMEOUT' || isDatabaseUnavailable(error))
    return new Refusal('SERVICE_UNAVAILABLE');
  const status = error.statusCode ?? 500;
  if (status === 404) return new Refusal('NOT_FOUND');
  return status >= 400 && status < 500 ? new Refusal('BODY_UNREADABLE') : null;
}

/** One code per field: the first that fails. */
function fieldErrors({ issues }: InvalidRequest): RefusalArg[] {
  const codes = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!codes.has(field)) codes.set(field, isMessageCode(message) ? message : OTHER_FIELD_CODE);
  }
  return [...codes].map(([field, code]) => ({ field, code }));
}

const isMessageCode = (message: string) => /^[\w-]+\.[a-z]\d{4}$/.test(message);
