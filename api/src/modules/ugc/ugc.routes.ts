import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { searchFeeds, searchReviews } from './ugc-search.service';
import { listBest, listOfProduct, readReview } from './review.service';

export function ugcRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /reviews/best', ({ query }, { locale }) => listBest(db, query, locale));

  serve(app, 'GET /search/reviews', ({ query }, { locale }) => searchReviews(db, query, locale));

  serve(app, 'GET /search/feeds', ({ query }, { locale }) => searchFeeds(db, query, locale));

  serve(app, 'GET /reviews/:ugcCd', ({ params }, call) => readReview(db, params.ugcCd, call));

  serve(app, 'GET /product/:productCd/reviews', ({ params, query: { rating, photosOnly, ...page } }, call) =>
    listOfProduct(db, params.productCd, { rating, photosOnly }, page, call),
  );
}
