import type { FastifyInstance } from 'fastify';
import { layout } from '@hyangro/contracts/layout/layout.contract';
import { serve } from '../../platform/http/serve';
import { WrittenJson } from '../../platform/http/written-json';
import type { Deps } from '../../platform/module';
import { downloadPromotion, readLayout, readPreview, readRanked } from './layout.service';

export function layoutRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /main/layouts/:layoutCd', async ({ params: { layoutCd }, query: { preview } }, call) => {
    if (preview !== undefined) {
      const { write } = await readPreview(db, layoutCd, preview, call);
      call.reply.header('cache-control', 'no-store');
      return layout.parse(JSON.parse(write().toString()));
    }
    const { tag, write } = await readLayout(db, layoutCd, call);
    return new WrittenJson(tag, write);
  });

  serve(app, 'GET /main/virtual-category/:virtualCategoryCd', ({ params, query: { displayLimit, ...page } }, call) =>
    readRanked(db, { ...params, ...page, limit: displayLimit }, call),
  );

  serve(app, 'GET /coupon/promotion/:layoutCd', ({ params }, call) => downloadPromotion(db, params.layoutCd, call));
}
