import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { WrittenJson } from '../../platform/http/written-json';
import type { Deps } from '../../platform/module';
import { downloadPromotion, readLayout, readRanked } from './layout.service';

export function layoutRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /main/layouts/:layoutCd', async ({ params }, call) => {
    const { tag, write } = await readLayout(db, params.layoutCd, call);
    return new WrittenJson(tag, write);
  });

  serve(app, 'GET /main/virtual-category/:virtualCategoryCd', ({ params, query: { displayLimit, ...page } }, call) =>
    readRanked(db, { ...params, ...page, limit: displayLimit }, call),
  );

  serve(app, 'GET /coupon/promotion/:layoutCd', ({ params }, call) => downloadPromotion(db, params.layoutCd, call));
}
