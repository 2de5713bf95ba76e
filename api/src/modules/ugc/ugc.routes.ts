import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { searchFeeds, searchReviews } from './ugc-search.service';
import { listBest, listOfProduct, readReview } from './review.service';

export function ugcRoutes(app: FastifyInstance, { db, exchangeRate }: Deps): void {
  serve(app, 'GET /reviews/best', ({ query }, { locale }) => listBest(db, query, locale));

  const wonPerDollar = async () => (await exchangeRate.read()).main;
  serve(app, 'GET /search/reviews', async ({ query }, call) => searchReviews(db, query, call, await wonPerDollar()));

  serve(app, 'GET /search/feeds', async ({ query }, call) => searchFeeds(db, query, call, await wonPerDollar()));

  serve(app, 'GET /reviews/:ugcCd', ({ params }, call) => readReview(db, params.ugcCd, call));

  serve(app, 'GET /product/:productCd/reviews', ({ params, query: { rating, photosOnly, ...page } }, call) =>
    listOfProduct(db, params.productCd, { rating, photosOnly }, page, call),
  );
}
