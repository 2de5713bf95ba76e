import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, productCd, ugcCd } from '../kit/schemas';
import { moderation } from './moderation.schemas';
import { postAuthor, postMarks, postProduct, streamOf, streamQuery } from './post.schemas';
import { reviewMedia } from './review.contract';
import { TALK_TYPES, answerForm, talkForm } from './talk.rules';

const answerCd = z.string().min(1).max(30);

/** An answer to a talk. Once adopted, it stays as it is (ST-ADP-01). */
export const talkAnswer = z.object({
  answerCd,
  text: z.string(),
  locale: z.string(),
  author: postAuthor,
  /** A feed of its author that it shows; null without one, or where that is gone. */
  feed: z.object({ ugcCd, text: z.string(), imgUrl: z.string().nullable() }).nullable(),
  isAdopted: z.boolean(),
  isMine: z.boolean(),
  canModify: z.boolean(),
  isEdited: z.boolean(),
  /** For its author alone; null for an answer that everybody sees. */
  moderation: moderation.nullable(),
  createdAt: instant,
});
export type TalkAnswer = z.infer<typeof talkAnswer>;

/** A question, or a vote between two to four products (E-17). */
export const talk = z.object({
  ...postMarks,
  kind: z.literal('TALK'),
  talkType: z.enum(TALK_TYPES),
  title: z.string(),
  text: z.string(),
  author: postAuthor,
  products: z.array(postProduct),
  media: z.array(reviewMedia),
  /** Votes by product, in the order of `products`; null for a question. */
  vote: z
    .object({
      options: z.array(z.object({ productCd, voteCnt: z.int() })),
      totalCnt: z.int(),
      /** What the reader voted for. */
      myProductCd: productCd.nullable(),
      /** The reader may vote: not on an own post, and not twice. */
      canVote: z.boolean(),
    })
    .nullable(),
  answerCnt: z.int(),
  /** The answer that the author adopted. */
  adopted: talkAnswer.nullable(),
  /** The reader wrote the post and has adopted nothing yet (P-06). */
  canAdopt: z.boolean(),
  /** An answer was adopted: no more edits or deletions (R-UGC-08). */
  isLocked: z.boolean(),
});
export type Talk = z.infer<typeof talk>;

const byCode = z.object({ ugcCd });
const byAnswer = z.object({ ugcCd, answerCd });

export const talkContract = contract({
  'GET /talks': {
    summary: 'Questions and votes, newest first',
    source: 'API-D22, R-UGC-12',
    access: 'guest',
    query: streamQuery(20),
    ok: streamOf(talk),
  },
  'GET /talks/best': {
    summary: 'Questions and votes, the chosen ones first, then the most liked',
    source: 'API-D22, R-UGC-12',
    access: 'guest',
    query: streamQuery(20),
    ok: streamOf(talk),
  },
  'GET /talks/:ugcCd': {
    summary: 'One talk with its votes and its adopted answer',
    source: 'API-D22, R-UGC-13',
    access: 'guest',
    params: byCode,
    ok: talk,
    refusals: ['TALK_NOT_FOUND'],
  },
  'POST /talks': {
    summary: 'Ask a question or open a vote',
    source: 'API-D22, R-UGC-09, V-VT1',
    access: 'member',
    body: talkForm,
    status: 201,
    ok: talk,
    idempotent: true,
    refusals: ['UGC_BANNED'],
  },
  'PUT /talks/:ugcCd': {
    summary: 'Change an own talk; its type stays, products of a vote as well once somebody has voted',
    source: 'API-D22, R-UGC-08, ST-ADP-01',
    access: 'member',
    params: byCode,
    body: talkForm,
    ok: talk,
    refusals: ['TALK_NOT_FOUND', 'UGC_NOT_MINE', 'UGC_ADOPTED', 'TALK_HAS_VOTES', 'UGC_BANNED'],
  },
  'DELETE /talks/:ugcCd': {
    summary: 'Delete an own talk with its votes, answers, likes and comments',
    source: 'API-D22, ST-ADP-01',
    access: 'member',
    params: byCode,
    ok: z.void(),
    status: 204,
    refusals: ['TALK_NOT_FOUND', 'UGC_NOT_MINE', 'UGC_ADOPTED'],
  },
  'PUT /talks/:ugcCd/vote': {
    summary: 'Vote for one of its products; the same again does nothing, another is refused',
    source: 'API-D22, P-07',
    access: 'member',
    params: byCode,
    body: z.object({ productCd }),
    ok: talk,
    refusals: ['TALK_NOT_FOUND', 'TALK_OWN_VOTE', 'TALK_VOTED'],
  },
  'GET /talks/:ugcCd/answers': {
    summary: 'Answers to a talk, oldest first',
    source: 'API-D22',
    access: 'guest',
    params: byCode,
    query: streamQuery(20),
    ok: streamOf(talkAnswer),
    refusals: ['TALK_NOT_FOUND'],
  },
  'POST /talks/:ugcCd/answers': {
    summary: 'Answer a talk; the author hears of it',
    source: 'API-D22',
    access: 'member',
    params: byCode,
    body: answerForm,
    status: 201,
    ok: talkAnswer,
    idempotent: true,
    refusals: ['UGC_BANNED', 'TALK_NOT_FOUND'],
  },
  'PUT /talks/:ugcCd/answers/:answerCd': {
    summary: 'Change an own answer',
    source: 'API-D22, ST-ADP-01',
    access: 'member',
    params: byAnswer,
    body: answerForm,
    ok: talkAnswer,
    refusals: ['UGC_BANNED', 'ANSWER_NOT_FOUND', 'UGC_NOT_MINE', 'UGC_ADOPTED'],
  },
  'DELETE /talks/:ugcCd/answers/:answerCd': {
    summary: 'Delete an own answer',
    source: 'API-D22, ST-ADP-01',
    access: 'member',
    params: byAnswer,
    ok: z.void(),
    status: 204,
    refusals: ['ANSWER_NOT_FOUND', 'UGC_NOT_MINE', 'UGC_ADOPTED'],
  },
  'PUT /talks/:ugcCd/adopted': {
    summary: 'Adopt an answer, once: it, the talk, and the feed that it shows are locked; who answered hears of it',
    source: 'API-D22, P-06, ST-ADP-01',
    access: 'member',
    params: byCode,
    body: z.object({ answerCd }),
    ok: talk,
    refusals: ['TALK_NOT_FOUND', 'ANSWER_NOT_FOUND', 'TALK_ADOPT_OTHER', 'UGC_ADOPTED'],
  },
});
