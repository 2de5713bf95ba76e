import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { writtenJson } from '../../platform/http/written-json';
import type { Deps } from '../../platform/module';
import { listFaqs } from './faq.service';
import { readNotice, readNotices, readNoticesOut } from './notice.service';
import { readTerms } from './terms.service';

/** Answers carry a tag: who has one reads "unchanged". */
export function helpRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /terms/:docCd', async ({ params, query }, call) =>
    writtenJson(JSON.stringify(await readTerms(db, params.docCd, query.version, call))),
  );
  serve(app, 'GET /notices', async ({ query }, call) => writtenJson(JSON.stringify(await readNotices(db, query, call))));
  serve(app, 'GET /notices/:noticeCd', async ({ params }, call) =>
    writtenJson(JSON.stringify(await readNotice(db, params.noticeCd, call))),
  );
  serve(app, 'GET /faqs', async ({ query }, call) => writtenJson(JSON.stringify(await listFaqs(db, query, call))));
  serve(app, 'GET /help/sitemap', (_, { now }) => readNoticesOut(db, now));
}
