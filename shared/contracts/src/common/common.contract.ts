import * as z from 'zod';
import { EVENTS } from '../analytics/events';
import { ACCESS_LOG } from '../constants';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';

export const exchangeRate = z.object({ main: z.number().positive(), sub: z.number().positive() });
export type ExchangeRate = z.infer<typeof exchangeRate>;

/** Where and for whom an event happened. */
const place = z.object({
  hashCode: z.string().max(100).optional(),
  fullUrl: z.string().max(2000),
  queryString: z.string().max(2000).default(''),
  layoutNm: z.string().max(200).default(''),
});
const entryOf = ([eventName, eventParams]: [string, z.ZodType<Record<string, unknown>>]) =>
  place.extend({ eventName: z.literal(eventName), eventParams });
const [firstEntry, ...otherEntries] = Object.entries(EVENTS).map(entryOf) as [ReturnType<typeof entryOf>, ...ReturnType<typeof entryOf>[]];
/** An event of the shop with its parameters. */
export const accessLog = z.discriminatedUnion('eventName', [firstEntry, ...otherEntries]);

export const notificationMark = z.object({ seq: z.int().nullable() });
/** With its words in the reader's language, and where it leads. */
export const toastNotification = notificationMark.extend({ title: z.string().optional(), link: z.string().optional() });

export const menuItem = z.object({ menuCd: z.string(), idx: z.int(), name: z.string(), link: z.string() });
export type MenuItem = z.infer<typeof menuItem>;

/** What the shop has to say on its home: a notice of the operators' choice, and banners that float over the page. Links are paths. */
export const announcements = z.object({
  notice: z
    .object({
      noticeCd: z.string(),
      title: z.string(),
      /** Plain text; an empty line is a new paragraph. */
      body: z.string(),
      imgUrl: z.string().nullable(),
      link: z.string().nullable(),
    })
    .nullable(),
  /** Points of the member that run out within POINT_NOTICE_DAYS, and when the first of them do; null without any, and for visitors (LS-13). */
  runningOut: z.object({ points: z.int().positive(), firstAt: instant }).nullable(),
  floatingBanners: z.array(z.object({ bannerCd: z.string(), text: z.string(), imgUrl: z.string(), link: z.string() })),
});
export type Announcements = z.infer<typeof announcements>;

export const commonContract = contract({
  'GET /common/exchange-rate': {
    summary: 'Won per dollar as main and sub',
    source: '§7, API-01, K-FX',
    access: 'guest',
    ok: exchangeRate,
  },
  'GET /common/flags': {
    summary: 'Feature flags that operators have switched away from their default, by name with whether each is on',
    source: 'FLAGS (shared/contracts/src/flags/flags.ts)',
    access: 'guest',
    ok: z.record(z.string(), z.boolean()),
  },
  'POST /common/logs/access': {
    summary: 'One access-log event; answers the guest hash',
    source: '§7, API-02',
    access: 'guest',
    body: accessLog,
    bodyMaxBytes: ACCESS_LOG.maxBytes,
    ok: z.object({ hashCode: z.string() }),
  },
  'GET /common/app-version': {
    summary: 'Version of the running shop',
    source: '§7, API-17',
    access: 'guest',
    ok: z.string(),
    produces: 'text/plain',
  },
  'GET /main/last-notification': {
    summary: 'Newest toast notification and newest notification',
    source: '§7, API-15',
    access: 'guest',
    ok: z.object({ toastNotification, notification: notificationMark }),
  },
  'GET /main/announcements': {
    summary: 'Notice, points that run out, and floating banners of the home',
    source: '§3, LS-08, LS-10, LS-13',
    access: 'guest',
    ok: announcements,
  },
  'GET /simple-menus': {
    summary: 'Top menu of the desktop',
    source: '§7, API-16',
    access: 'guest',
    ok: z.array(menuItem),
  },
  'POST /log': {
    summary: 'Separate log service: route name and member code',
    source: '§7, API-19',
    access: 'guest',
    body: z.object({ rn: z.string().max(60), mc: z.string().max(30).default('') }),
    ok: z.void(),
    status: 204,
  },
});
