import type { FastifyInstance } from 'fastify';
import { kstDay } from '../../platform/clock/clock';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { findProductSummaries } from '../catalog/public';
import { goodsOfPhrase } from './goods.service';
import { findPopular } from './popular.repository';
import { searchLog } from './search-log';
import { searchProducts } from './search.service';
import { suggest } from './suggest.service';

export function searchRoutes(app: FastifyInstance, { db, exchangeRate, log }: Deps): void {
  const searches = searchLog(db);
  app.addHook('onClose', () => searches.write().catch(() => undefined));

  serve(app, 'GET /search/products', async ({ query }, call) => {
    const { main: wonPerDollar } = await exchangeRate.read();
    const { answer, keyword, totalCount } = await searchProducts(db, query, call, wonPerDollar);
    const { client } = call.request;
    const isFirstPage = query.cursor === undefined && query.page === 1;
    if (isFirstPage && totalCount > 0 && !client.isShell) {
      await searches
        .count({ ip: client.ip, keyword, locale: call.locale }, call.now)
        .catch((error: unknown) => log.warn({ err: error }, 'a search was not counted'));
    }
    return answer;
  });

  serve(app, 'GET /operator/product-search', async ({ query: { keyword, limit } }, call) => {
    const { productCds } = await goodsOfPhrase(db, keyword, call, (await exchangeRate.read()).main);
    return { items: await findProductSummaries(db, productCds.slice(0, limit)) };
  });

  serve(app, 'GET /search/suggest', ({ query }, call) => suggest(db, query.keyword, call));

  serve(app, 'GET /search/popular', (_input, { locale, now }) => findPopular(db, locale, kstDay(now)));
}
