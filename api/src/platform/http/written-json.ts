import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers are checked against the contract: development and tests. */
    isStrict: boolean;
  }
}

/**
 * An answer that its module writes as JSON itself, for hot reads made of kept parts. It is personal and known by a tag:
 * no shared cache keeps it, and a browser that has it gets "unchanged" (304) without a body being written. The tag must
 * change with anything in the body. Development and tests check the body against the contract like any other.
 */
export class WrittenJson<T> {
  declare readonly type: T;
  constructor(
    readonly tag: string,
    readonly write: () => string | Buffer,
  ) {}
}

/** A body known by what it says. */
export const writtenJson = <T>(body: string): WrittenJson<T> =>
  new WrittenJson<T>(createHash('sha1').update(body).digest('base64url'), () => body);

const VARY = ['Accept-Language', 'Cookie'];

export function sendWritten(request: FastifyRequest, reply: FastifyReply, { tag, write }: WrittenJson<unknown>) {
  const etag = `W/"${tag}"`;
  const vary = [reply.getHeader('vary'), ...VARY].filter(Boolean).join(', ');
  reply.headers({ etag, vary, 'cache-control': 'private, max-age=0, must-revalidate' });
  const held = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (held?.includes(etag)) return reply.code(304).send();
  if (request.server.isStrict) return reply.code(200).send(JSON.parse(write().toString()));
  return reply.code(200).type('application/json; charset=utf-8').send(write());
}
