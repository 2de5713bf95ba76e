import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { addFaq, changeFaq, listQuestions, removeFaq } from './faq-operations.service';
import { addNotice, changeNotice, listNotices, moveNotice, removeNotice, showNotice, showOnMain } from './notice-operations.service';

/** Notices and questions by an operator's call; `pnpm shop notice` and `pnpm shop faq` do the same. */
export function operatorHelpRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'GET /operator/notices', ({ query }, { now }) => listNotices(db, query, now));
  serve(app, 'GET /operator/notices/:noticeCd', ({ params }, call) => showNotice(db, params.noticeCd, call));
  serve(app, 'PUT /operator/notices/:noticeCd', ({ params, body: { publishedAt, endsAt, ...words } }, call) =>
    addNotice(db, params.noticeCd, { ...words, endsAt: dateOf(endsAt) }, dateOf(publishedAt), call),
  );
  serve(app, 'PATCH /operator/notices/:noticeCd', ({ params, body: { endsAt, ...edit } }, call) =>
    changeNotice(db, params.noticeCd, { ...edit, ...(endsAt !== undefined && { endsAt: dateOf(endsAt) }) }, call),
  );
  serve(app, 'POST /operator/notices/:noticeCd/publish', ({ params, body }, call) =>
    moveNotice(db, params.noticeCd, dateOf(body.at), call),
  );
  serve(app, 'DELETE /operator/notices/:noticeCd', ({ params }, call) => removeNotice(db, params.noticeCd, call));
  serve(app, 'PUT /operator/main-notice', async ({ body: { noticeCd } }, call) => {
    await showOnMain(db, noticeCd, call);
    return { noticeCd };
  });
  serve(app, 'GET /operator/faqs', () => listQuestions(db));
  serve(app, 'PUT /operator/faqs/:faqCd', ({ params, body }, call) => addFaq(db, params.faqCd, body, call));
  serve(app, 'PATCH /operator/faqs/:faqCd', ({ params, body }, call) => changeFaq(db, params.faqCd, body, call));
  serve(app, 'DELETE /operator/faqs/:faqCd', ({ params }, call) => removeFaq(db, params.faqCd, call));
}

const dateOf = (at: string | null | undefined): Date | null => (at ? new Date(at) : null);
