import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, instant, queryInt } from '../kit/schemas';
import { AGREEMENTS } from './agreements';
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, TOPIC_NAMES } from './notification.rules';

/** News of a page, unless another length is asked for. */
export const NEWS_PER_PAGE = 20;

/** Unread news are counted so far; what is more is "99+". */
export const UNREAD_COUNTED = 100;

const seq = z.int().min(1).max(MAX_INTEGER);
const seqInPath = z.coerce.number().int().min(1).max(MAX_INTEGER);
const bySeq = z.object({ seq: seqInPath });
const channel = z.enum(NOTIFICATION_CHANNELS);

/** A piece of news in the reader's language. */
export const notification = z.object({
  seq: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  /** A path of the shop; null where it leads nowhere. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  receivedAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** Of unread news, `UNREAD_COUNTED` at most. */
const unread = z.object({ unreadCount: z.int().min(0).max(UNREAD_COUNTED) });

export const notificationSettings = z.object({
  topics: z.array(
    z.object({
      topic: z.enum(TOPIC_NAMES),
      isAdvertising: z.boolean(),
      channels: z.array(z.object({ channel, isOn: z.boolean() })),
    }),
  ),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** What a member may agree to or not, as it is now. */
export const consent = z.object({
  agreementCd: z.enum(AGREEMENTS.map(({ agreementCd }) => agreementCd)),
  isRequired: z.boolean(),
  isAgreed: z.boolean(),
  /** When it was last agreed to or taken back; null for what was never asked. */
  changedAt: instant.nullable(),
});
export type Consent = z.infer<typeof consent>;
const optionalAgreement = z.enum(
  AGREEMENTS.filter(({ isRequired }) => !isRequired).map(({ agreementCd }) => agreementCd) as ['OVERSEAS_DATA', 'MARKETING'],
);

/** News of a member, how they come, and what was agreed to. */
export const notificationContract = contract({
  'GET /notifications': {
    summary: 'News of the last ten days, newest first, with how many are unread',
    source: 'API-D24, R-MY-23, K-NTF',
    access: 'member',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 50, NEWS_PER_PAGE) }),
    ok: unread.extend({ items: z.array(notification), nextCursor: z.string().nullable() }),
  },
  'PUT /notifications/read': {
    summary: 'All news up to one are read; answers how many are not',
    source: 'API-D24, R-MY-23',
    access: 'member',
    /** The newest that the reader has seen: what comes meanwhile stays as it is. */
    body: z.object({ upToSeq: seq }),
    ok: unread,
  },
  'PUT /notifications/:seq/read': {
    summary: 'A piece of news is read; answers how many are not',
    source: 'API-D24, R-MY-23',
    access: 'member',
    params: bySeq,
    ok: unread,
    refusals: ['NOTIFICATION_NOT_FOUND'],
  },
  'DELETE /notifications': {
    summary: 'Take all news up to one away; answers how many are unread',
    source: 'API-D24, R-MY-23',
    access: 'member',
    query: z.object({ upToSeq: seqInPath }),
    ok: unread,
  },
  'DELETE /notifications/:seq': {
    summary: 'Take a piece of news away; answers how many are unread',
    source: 'API-D24, R-MY-23',
    access: 'member',
    params: bySeq,
    ok: unread,
    refusals: ['NOTIFICATION_NOT_FOUND'],
  },
  'GET /notifications/settings': {
    summary: 'By which ways news of which topic come',
    source: 'API-D24',
    access: 'member',
    ok: notificationSettings,
  },
  'PUT /notifications/settings': {
    summary: 'Turn a way of a topic on or off; a way that the topic has not stays as it is',
    source: 'API-D24',
    access: 'member',
    body: z.object({ topic: z.enum(TOPIC_NAMES), channel, isOn: z.boolean() }),
    ok: notificationSettings,
  },
  'GET /member/consents': {
    summary: 'What the member has agreed to, and since when',
    source: 'R-MY-18, API-D24',
    access: 'member',
    ok: z.array(consent),
  },
  'PUT /member/consents/:agreementCd': {
    summary: 'Agree to what is a free choice, or take it back: the record keeps each with its date',
    source: 'R-MY-18, API-D24',
    access: 'member',
    params: z.object({ agreementCd: optionalAgreement }),
    body: z.object({ isAgreed: z.boolean() }),
    ok: z.array(consent),
  },
});
