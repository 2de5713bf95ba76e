import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { changeReview, deleteReview, writeReview } from './review-write.service';
import { listWritable, readWritable } from './writable.service';

/** A member's own reviews: what may be written, writing, changing, deleting. */
export function reviewWriteRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  const { db } = deps;
  serve(app, 'POST /reviews', ({ body }, call) => writeReview(deps, { ...body, idempotencyKey: call.idempotencyKey }, call));
  serve(app, 'PUT /reviews/:ugcCd', ({ params, body }, call) => changeReview(db, params.ugcCd, body, call));
  serve(app, 'DELETE /reviews/:ugcCd', ({ params }, call) => deleteReview(db, params.ugcCd, call));
  serve(app, 'GET /mypage/reviews/writable', ({ query }, call) => listWritable(db, query, call));
  serve(app, 'GET /mypage/reviews/writable/:orderCd/:lineNo', ({ params }, call) => readWritable(db, params, call));
}
