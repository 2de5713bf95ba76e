import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, pageOf, productCd, queryFlag, queryInt } from '../kit/schemas';
import { qnaForm, qnaKind } from './qna.rules';

/** A question on a product. What is secret reaches its author alone: for others question and answer are null. */
export const productQna = z.object({
  qnaCd: z.string(),
  kind: qnaKind,
  isSecret: z.boolean(),
  isMine: z.boolean(),
  isAnswered: z.boolean(),
  /** Nickname with all but its first letter hidden; empty for a member who has left. */
  author: z.string(),
  /** Language of the question's text. */
  locale: z.string(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  askedAt: instant,
  answeredAt: instant.nullable(),
});
export type ProductQna = z.infer<typeof productQna>;

/** A question of one's own, with the product it is about. */
export const myQna = productQna.extend({
  product: z.object({ productCd, brandNm: z.string(), productNm: z.string(), imgMainUrl: z.string() }),
});

const page = z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 10) });

export const qnaContract = contract({
  'GET /product/:productCd/qna': {
    summary: 'Questions on a product, newest first',
    source: 'API-D09, R-PRD-05',
    access: 'guest',
    params: z.object({ productCd }),
    query: page.extend({
      kind: qnaKind.optional(),
      state: z.enum(['ANSWERED', 'WAITING']).optional(),
      /** Only those whose words the caller may read: secret ones of others are left out. */
      readable: queryFlag,
    }),
    ok: pageOf(productQna),
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'POST /product/:productCd/qna': {
    summary: 'Ask a question on a product',
    source: 'API-D09, R-PRD-06',
    access: 'member',
    params: z.object({ productCd }),
    body: qnaForm,
    status: 201,
    ok: productQna,
    idempotent: true,
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'DELETE /mypage/qna/:qnaCd': {
    summary: 'Take back an own question that has no answer yet',
    source: 'R-MY-15',
    access: 'member',
    params: z.object({ qnaCd: z.string().min(1).max(64) }),
    ok: z.void(),
    status: 204,
    refusals: ['QNA_NOT_FOUND', 'QNA_ANSWERED'],
  },
  'GET /mypage/qna': {
    summary: 'The member’s own questions on products, newest first',
    source: 'R-MY-15, R-PRD-06',
    access: 'member',
    query: page,
    ok: pageOf(myQna),
  },
});
