import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { describeError, isError, masked } from './describe-error';

/**
 * The log of calls, jobs and commands alike: one JSON line per entry. Errors are written as `describeError` has them, whoever
 * logs them, so that no line holds what a shopper entered.
 * @param level the least that is written; `silent` writes nothing
 * @param stream standard output unless given
 */
export function createLog(level: string, stream: DestinationStream = pino.destination(1)): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // An address may hold what was entered: the route says enough.
      serializers: { err: (record: unknown) => record, req: (request: { method?: string }) => ({ method: request.method }) },
      hooks: {
        logMethod([about, text, ...values], method) {
          const entry = about as unknown;
          const told = text === undefined ? undefined : masked(text);
          if (typeof entry === 'string') method.apply(this, [masked(entry), text, ...values]);
          else if (isError(entry)) method.call(this, { err: describeError(entry) }, told);
          else method.call(this, withDescribedError(entry), told);
        },
      },
    },
    stream,
  );
}

function withDescribedError(entry: unknown): object {
  if (typeof entry !== 'object' || entry === null) return {};
  return 'err' in entry ? { ...entry, err: describeError(entry.err) } : entry;
}
