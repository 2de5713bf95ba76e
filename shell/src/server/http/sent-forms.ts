import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;

/** A form that was sent without the page's scripts: nothing of it is read, and its page comes again (303). */
export function answerSentForms(app: FastifyInstance): void {
  app.post('/*', {
    // Before the body is read.
    onRequest: async ({ headers, url }, reply) => {
      if (!FORM.test(headers['content-type'] ?? '')) return refuse(reply, 'NOT_FOUND');
      // One slash: two would name a host.
      return reply
        .code(303)
        .header('location', url.replace(/^[\\/]+/, '/'))
        .send();
    },
    handler: () => undefined,
  });
}
