import type { FastifyInstance } from 'fastify';
import { serve, type Call } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { listCategory, readCategories, readProduct, recommend, toggleZzim, type Reader } from './catalog.service';

const readerOf = ({ locale, member }: Call): Reader => ({ locale, memCd: member?.memCd ?? null });

export function catalogRoutes(app: FastifyInstance, { db, exchangeRate }: Deps): void {
  serve(app, 'GET /categories', (_input, { locale }) => readCategories(db, locale));

  serve(app, 'GET /category/:cateCd/products', ({ params, query: { orderByCd, cursor, limit, ...filter } }, call) =>
    listCategory(db, params.cateCd, filter, { orderByCd, cursor, limit }, readerOf(call)),
  );

  serve(app, 'GET /product/recommendations', ({ query }, call) => recommend(db, query.productCds, readerOf(call)));

  serve(app, 'GET /product/:productCd', async ({ params }, call) =>
    readProduct(db, params.productCd, readerOf(call), call.now, await exchangeRate.read()),
  );

  serve(app, 'PUT /product/:productCd/like', ({ params }, { member, now }) => toggleZzim(db, member.memCd, params.productCd, now));
}
