import type { FastifyInstance } from 'fastify';
import { contentOf, receivePictures } from '../../platform/http/received-file';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { PICTURE_CODES, keepPicture, uploadUrl } from '../upload/public';
import { askShop, listInquiries } from './inquiry.service';
import { askQuestion, listOwnQuestions, listQuestions, takeBackQuestion } from './qna.service';

export function inquiryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, 'GET /product/:productCd/qna', ({ params: { productCd }, query: { kind, state, readable, ...page } }, call) =>
    listQuestions(db, { productCd, kind, state, readableBy: readable ? (call.member?.memCd ?? null) : undefined }, page, call),
  );
  serve(app, 'POST /product/:productCd/qna', ({ params, body }, call) =>
    askQuestion(db, params.productCd, { ...body, idempotencyKey: call.idempotencyKey }, call),
  );
  serve(app, 'GET /mypage/qna', ({ query }, call) => listOwnQuestions(db, query, call));
  serve(app, 'DELETE /mypage/qna/:qnaCd', ({ params }, call) => takeBackQuestion(db, params.qnaCd, call));

  receivePictures(app);
  serve(app, 'POST /inquiries/photos', async ({ body }, { member, now, refuse }) => {
    const kept = await keepPicture(deps, member.memCd, await contentOf(body), now);
    if (kept.refused === 'LIMIT') return refuse('CLAIM_PHOTO_LIMIT', deps.config.UPLOADS_PER_DAY);
    if (kept.refused) return refuse('VALIDATION_FAILED', { field: 'photo', code: PICTURE_CODES[kept.refused] });
    return { photoKey: kept.fileKey, url: uploadUrl(kept.fileKey) };
  });
  serve(app, 'POST /inquiries', ({ body }, call) => askShop(db, { ...body, idempotencyKey: call.idempotencyKey }, call));
  serve(app, 'GET /inquiries', ({ query }, call) => listInquiries(db, query, call));
}
