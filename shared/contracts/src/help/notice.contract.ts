import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, pageOf, queryInt } from '../kit/schemas';

export const NOTICE_TABS = ['notice', 'event'] as const;
export type NoticeTab = (typeof NOTICE_TABS)[number];

const noticeCd = z.string().min(1).max(30);
/** A notice or event as its list shows it, in the reader's language. */
export const noticeItem = z.object({
  noticeCd,
  tab: z.enum(NOTICE_TABS),
  title: z.string(),
  /** Stands above the others. */
  isPinned: z.boolean(),
  publishedAt: instant,
  /** Until when an event runs; null for what has no end. */
  endsAt: instant.nullable(),
  isOver: z.boolean(),
  imgUrl: z.string().nullable(),
});
export type NoticeItem = z.infer<typeof noticeItem>;

const neighbour = noticeItem.pick({ noticeCd: true, title: true });
export const noticeDetail = noticeItem.extend({
  /** Plain text; an empty line is a new paragraph. */
  body: z.string(),
  /** Path in the shop; null without one. */
  link: z.string().nullable(),
  /** The next older and the next younger one of the same tab. */
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
});
export type NoticeDetail = z.infer<typeof noticeDetail>;

export const noticeContract = contract({
  'GET /notices': {
    summary: 'Notices or events that are out, pinned ones first, then the newest',
    source: 'API-D19, R-PUB-08',
    access: 'guest',
    query: z.object({
      tab: z.enum(NOTICE_TABS).default('notice'),
      cursor: z.string().max(200).optional(),
      limit: queryInt(1, 40, 20),
    }),
    ok: pageOf(noticeItem),
  },
  'GET /notices/:noticeCd': {
    summary: 'A notice or event that is out, with its neighbours in time',
    source: 'API-D19, R-PUB-09',
    access: 'guest',
    params: z.object({ noticeCd }),
    ok: noticeDetail,
    refusals: ['NOTICE_NOT_FOUND'],
  },
  'GET /help/sitemap': {
    summary: 'Notices and events that are out, for the sitemap',
    source: 'NF-01, R-PUB-09',
    access: 'guest',
    ok: z.array(z.object({ noticeCd, changedAt: instant })),
  },
});
