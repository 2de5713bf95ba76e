import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { listBest, listOfProduct, readReview } from './review.service';

export function ugcRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /reviews/best', ({ query }, { locale }) => listBest(db, query, locale));

  serve(app, 'GET /reviews/:ugcCd', ({ params }, { locale }) => readReview(db, params.ugcCd, locale));

  serve(app, 'GET /product/:productCd/reviews', ({ params, query: { rating, photosOnly, ...page } }, { locale }) =>
    listOfProduct(db, params.productCd, { rating, photosOnly }, page, locale),
  );
}
