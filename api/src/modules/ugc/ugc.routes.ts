import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { searchFeeds, searchReviews } from './ugc-search.service';
import { listAll, listBest, listOfProduct, listWritten, readReview } from './review.service';

export function ugcRoutes(app: FastifyInstance, { db, exchangeRate }: Deps): void {
  serve(app, 'GET /reviews', ({ query: { sort, cursor, limit, ...asked } }, call) => listAll(db, asked, { sort, cursor, limit }, call));
  serve(app, 'GET /reviews/best', ({ query }, call) => listBest(db, query, call));

  const wonPerDollar = async () => (await exchangeRate.read()).main;
  serve(app, 'GET /search/reviews', async ({ query }, call) => searchReviews(db, query, call, await wonPerDollar()));

  serve(app, 'GET /search/feeds', async ({ query }, call) => searchFeeds(db, query, call, await wonPerDollar()));

  serve(app, 'GET /reviews/:ugcCd', ({ params }, call) => readReview(db, params.ugcCd, call));

  serve(app, 'GET /product/:productCd/reviews', ({ params, query: { sort, cursor, limit, ...asked } }, call) =>
    listOfProduct(db, params.productCd, asked, { sort, cursor, limit }, call),
  );
  serve(app, 'GET /mypage/reviews/written', ({ query }, call) => listWritten(db, query, call));
}
