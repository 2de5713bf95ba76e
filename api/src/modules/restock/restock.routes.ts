import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { readRestocks } from './restock-history.service';
import { listRestocks, releaseRestock, requestRestock } from './restock.service';

export function restockRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'PUT /product/:productCd/restock', ({ params, body }, call) => requestRestock(db, { ...params, ...body }, call));
  serve(app, 'DELETE /product/:productCd/restock', ({ params, body }, call) => releaseRestock(db, { ...params, ...body }, call));
  serve(app, 'GET /mypage/restocks/history', ({ query }, call) => readRestocks(db, query, call));
  serve(app, 'GET /mypage/restocks', (_, call) => listRestocks(db, call));
}
