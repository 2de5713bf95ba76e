import type { NoticeDetail, NoticeItem, NoticeTab } from '@hyangro/contracts/help/notice.contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { textIn, type Text } from '../../platform/locale/text';
import { countNotices, findNeighbours, findNotice, findNotices, findNoticesOut, type NoticeRow } from './notice.repository';

interface Asked {
  tab: NoticeTab;
  cursor?: string | undefined;
  limit: number;
}
/** Notices or events that are out, one page (R-PUB-08). */
export async function readNotices(db: Db, { tab, ...page }: Asked, { locale, now }: Pick<CallContext, 'locale' | 'now'>) {
  const { rows, nextCursor } = await findNotices(db, tab, page, now);
  return { items: rows.map((row) => itemOf(row, locale, now)), totalCount: await countNotices(db, tab, now), nextCursor };
}

/** A notice with its neighbours (R-PUB-09). */
export async function readNotice(
  db: Db,
  noticeCd: string,
  { locale, now, refuse }: Pick<CallContext<'NOTICE_NOT_FOUND'>, 'locale' | 'now' | 'refuse'>,
): Promise<NoticeDetail> {
  const row = await findNotice(db, noticeCd, now);
  if (!row) return refuse('NOTICE_NOT_FOUND');
  const { previous, next } = await findNeighbours(db, row, now);
  const named = (near: { noticeCd: string; title: Text } | null) => near && { ...near, title: textIn(near.title, locale) };
  return { ...itemOf(row, locale, now), body: textIn(row.body, locale), link: row.link, previous: named(previous), next: named(next) };
}

export const readNoticesOut = async (db: Db, now: Date) =>
  (await findNoticesOut(db, now)).map(({ noticeCd, changedAt }) => ({ noticeCd, changedAt: changedAt.toISOString() }));

const itemOf = ({ noticeCd, tab, title, isPinned, publishedAt, endsAt, bannerUrl }: NoticeRow, locale: Locale, now: Date): NoticeItem => ({
  noticeCd,
  tab,
  title: textIn(title, locale),
  isPinned,
  publishedAt: publishedAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  isOver: endsAt !== null && endsAt <= now,
  imgUrl: bannerUrl,
});
