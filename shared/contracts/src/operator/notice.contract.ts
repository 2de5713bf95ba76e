import * as z from 'zod';
import { NOTICE_TABS } from '../help/notice.contract';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';
import { isShopLink } from '../member/notification.rules';
import { BODY_MAX, TITLE_MAX, changesSomething, givenCode, page, paging, shopInstant, text, writtenText } from './operator.schemas';

const noticeCd = z.string().min(1).max(30);
const byNotice = z.object({ noticeCd });
/** A picture of the shop. */
const bannerUrl = z
  .string()
  .max(300)
  .refine((url) => url.startsWith('/media/'));
const particulars = {
  tab: z.enum(NOTICE_TABS),
  isPinned: z.boolean(),
  /** A path of the shop. */
  link: z.string().max(300).refine(isShopLink).nullable(),
  bannerUrl: bannerUrl.nullable(),
  endsAt: shopInstant.nullable(),
};
const newNotice = z.object({
  ...particulars,
  isPinned: particulars.isPinned.default(false),
  link: particulars.link.default(null),
  bannerUrl: particulars.bannerUrl.default(null),
  endsAt: particulars.endsAt.default(null),
  title: writtenText(TITLE_MAX),
  body: writtenText(BODY_MAX),
  /** At once unless it is to come. */
  publishedAt: shopInstant.optional(),
});
const noticeChange = z
  .object({ ...particulars, title: writtenText(TITLE_MAX).partial(), body: writtenText(BODY_MAX).partial() })
  .partial()
  .refine(changesSomething);

/** A notice in all languages, whether shoppers see it yet or not. */
const operatorNotice = z.object({
  noticeCd,
  /** SCHEDULED: nobody sees it before its hour. OVER: it stays in the list, as what has ended. */
  state: z.enum(['SCHEDULED', 'OUT', 'OVER']),
  tab: z.enum(NOTICE_TABS),
  isPinned: z.boolean(),
  /** Chosen for Main, where it is shown while it is OUT. */
  isOnMain: z.boolean(),
  title: text,
  body: text,
  link: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  publishedAt: instant,
  endsAt: instant.nullable(),
});
export type OperatorNotice = z.infer<typeof operatorNotice>;

/** Notices and events as operators write them (R-PUB-08). */
export const operatorNoticeContract = contract({
  'GET /operator/notices': {
    summary: 'Notices and events in all languages, those to come first, then the newest',
    source: 'API-D28, R-PUB-08',
    access: { operator: 'VIEWER' },
    query: z.object({ tab: z.enum(NOTICE_TABS).optional(), ...paging }),
    ok: page(operatorNotice),
  },
  'GET /operator/notices/:noticeCd': {
    summary: 'One notice or event in all languages, also before its hour',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byNotice,
    ok: operatorNotice,
    refusals: ['NOTICE_NOT_FOUND'],
  },
  'PUT /operator/notices/:noticeCd': {
    summary: 'A new notice or event under a code that the caller gives, out at once or at its hour. The same again changes nothing',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: z.object({ noticeCd: givenCode }),
    body: newNotice,
    ok: operatorNotice,
    refusals: ['NOTICE_CODE_TAKEN'],
  },
  'PATCH /operator/notices/:noticeCd': {
    summary: 'Change what is given of a notice, language by language; when it was out stays',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byNotice,
    body: noticeChange,
    ok: operatorNotice,
    refusals: ['NOTICE_NOT_FOUND'],
  },
  'POST /operator/notices/:noticeCd/publish': {
    summary: 'A notice that is still to come is out at once, or at another hour',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byNotice,
    body: z.object({
      /** At once unless it is to come. */
      at: shopInstant.optional(),
    }),
    ok: operatorNotice,
    refusals: ['NOTICE_NOT_FOUND', 'NOTICE_OUT'],
  },
  'DELETE /operator/notices/:noticeCd': {
    summary: 'Take a notice away; the record of actions keeps its words',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byNotice,
    ok: z.void(),
    status: 204,
    refusals: ['NOTICE_NOT_FOUND'],
  },
  'PUT /operator/main-notice': {
    summary: 'Main shows this notice and no other while it runs, or none',
    source: 'API-D28, LS-08',
    access: { operator: 'CONTENT' },
    body: z.object({ noticeCd: noticeCd.nullable() }),
    ok: z.object({ noticeCd: noticeCd.nullable() }),
    refusals: ['NOTICE_NOT_FOUND'],
  },
});
