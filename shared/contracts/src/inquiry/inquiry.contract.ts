import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, orderCd, pageOf, queryInt } from '../kit/schemas';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../order/claim.rules';
import { inquiryForm, inquiryKind } from './inquiry.rules';

/** What a member asked the shop alone, and the answer. */
export const inquiry = z.object({
  inquiryCd: z.string(),
  kind: inquiryKind,
  orderCd: orderCd.nullable(),
  title: z.string(),
  body: z.string(),
  /** Language of title and body. */
  locale: z.string(),
  photos: z.array(z.object({ photoKey: z.string(), url: z.string() })),
  createdAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type Inquiry = z.infer<typeof inquiry>;

/** One-to-one inquiries (R-MY-14). */
export const inquiryContract = contract({
  'POST /inquiries/photos': {
    summary: 'Keep a photo for an inquiry, without its metadata; an inquiry names it within a day, or it is removed',
    source: 'R-MY-14, API-D19',
    access: 'member',
    status: 201,
    /** The file itself; whether it is a photo, and of how many pixels, is told by its content (`claim.v0007`, `claim.v0011`). */
    body: z.file(),
    consumes: PHOTO_TYPES,
    bodyMaxBytes: PHOTO_MAX_BYTES,
    ok: z.object({ photoKey: z.string(), url: z.string() }),
    refusals: ['CLAIM_PHOTO_LIMIT'],
  },
  'POST /inquiries': {
    summary: 'Ask the shop; an order must be the member’s own, a photo one that nothing names yet (`claim.v0010`)',
    source: 'R-MY-14, API-D19',
    access: 'member',
    body: inquiryForm,
    status: 201,
    ok: inquiry,
    idempotent: true,
    refusals: ['ORDER_NOT_FOUND'],
  },
  'GET /inquiries': {
    summary: 'Own inquiries with their answers, newest first',
    source: 'R-MY-14, API-D19',
    access: 'member',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 10) }),
    ok: pageOf(inquiry),
  },
});
