// An S3-compatible server with the bucket that it is told, in memory. Prints its port.
import { buildApp } from 'fauxqs';

const app = buildApp({ logger: false });

/** The end of the last conditional write. */
let last = Promise.resolve();
/**
 * One conditional write after the other, as S3 has it and the library does not: an object is written in the state that its writer knows, or
 * not at all.
 *
 * @param {{ method: string; url: string; headers: import('node:http').IncomingHttpHeaders }} request
 * @param {{ raw: import('node:http').ServerResponse; code(status: number): { type(type: string): { send(text: string): unknown } } }} reply
 */
async function keepCondition({ method, headers, url }, reply) {
  const { 'if-match': known, 'if-none-match': none } = headers;
  if (method !== 'PUT' || (known ?? none) === undefined) return undefined;
  const turn = last;
  last = new Promise((resolve) => reply.raw.once('close', () => resolve()));
  await turn;
  const { statusCode, headers: found } = await app.inject({ method: 'HEAD', url: url.split('?')[0] });
  const isAsKnown = known === undefined ? statusCode === 404 : statusCode === 200 && found.etag === known;
  if (isAsKnown) return undefined;
  return reply
    .code(412)
    .type('application/xml')
    .send('<Error><Code>PreconditionFailed</Code><Message>At least one of the preconditions did not hold.</Message></Error>');
}
app.addHook('preHandler', keepCondition);
await app.inject({ method: 'PUT', url: `/${process.argv[2] ?? 'media'}` });
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
