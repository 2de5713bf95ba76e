import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { askQuestion, listOwnQuestions, listQuestions } from './qna.service';

export function inquiryRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /product/:productCd/qna', ({ params: { productCd }, query: { kind, state, ...page } }, call) =>
    listQuestions(db, { productCd, kind, state }, page, call),
  );
  serve(app, 'POST /product/:productCd/qna', ({ params, body }, call) =>
    askQuestion(db, params.productCd, { ...body, idempotencyKey: call.idempotencyKey }, call),
  );
  serve(app, 'GET /mypage/qna', ({ query }, call) => listOwnQuestions(db, query, call));
}
