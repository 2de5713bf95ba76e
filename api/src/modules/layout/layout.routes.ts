import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { readLayout, readRanked } from './layout.service';
import { revalidateByContent } from './revalidation';

export function layoutRoutes(app: FastifyInstance, { db }: Deps): void {
  revalidateByContent(app);

  serve(app, 'GET /main/layouts/:layoutCd', ({ params }, call) => readLayout(db, params.layoutCd, call));

  serve(app, 'GET /main/virtual-category/:virtualCategoryCd', ({ params, query: { displayLimit, ...page } }, call) =>
    readRanked(db, { ...params, ...page, limit: displayLimit }, call));
}
