import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { listBest, listOfProduct, readReview } from './review.service';

export function ugcRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /reviews/best', ({ query }, { locale }) => listBest(db, query, locale));

  serve(app, 'GET /reviews/:ugcCd', ({ params }, call) => readReview(db, params.ugcCd, call));

  serve(app, 'GET /product/:productCd/reviews', ({ params, query: { rating, photosOnly, ...page } }, call) =>
    listOfProduct(db, params.productCd, { rating, photosOnly }, page, call),
  );
}
