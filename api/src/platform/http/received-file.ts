import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal, refuseAnywhere } from './refusal';

/** A file that is the body of a call. It stands in memory once: a `File` made of its bytes would copy them, and again for whoever reads it. */
class ReceivedFile extends File {
  constructor(readonly content: Buffer) {
    super([], '');
  }
  override get size(): number {
    return this.content.length;
  }
}

/** Calls of this scope may bring a picture. What a body is is told by its content: any type that calls itself a picture, or nothing, is read. */
export function receivePictures(app: FastifyInstance): void {
  app.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => new ReceivedFile(body),
  );
}

/** Bytes of a call's file. */
export const contentOf = async (file: File): Promise<Buffer> =>
  file instanceof ReceivedFile ? file.content : Buffer.from(await file.arrayBuffer());

/** A file that is the body of a call and is read as it comes: it never stands in memory. */
class StreamedFile extends File {
  constructor(
    readonly content: IncomingMessage,
    readonly length: number,
  ) {
    super([], '');
  }
}

/** Calls of this scope may bring a file that is larger than memory should hold. It says its size beforehand; nothing of it is read before the handler does. */
export function receiveStreams(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', (request, body, done) => {
    const bytes = Number(request.headers['content-length'] ?? NaN);
    if (!Number.isSafeInteger(bytes)) return done(new Refusal('BODY_UNREADABLE'));
    const max = request.routeOptions.config.endpoint?.bodyMaxBytes ?? 0;
    done(bytes > max ? new Refusal('BODY_TOO_LARGE') : null, new StreamedFile(body, bytes));
  });
}

/** The stream of a call's file, and how much it brings. */
export function streamOf(file: File): { content: IncomingMessage; bytes: number } {
  if (!(file instanceof StreamedFile)) return refuseAnywhere('BODY_UNREADABLE');
  return { content: file.content, bytes: file.length };
}
