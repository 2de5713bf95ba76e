import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';

export interface MenuChild {
  name: Text;
  link: string;
}
/** Menus by place: `gnb` is the top menu of the desktop. */
export const menuTable = pgTable(
  'menu',
  {
    menuCd: text('menu_cd').primaryKey(),
    place: text().notNull(),
    idx: integer().notNull(),
    name: jsonb().$type<Text>().notNull(),
    link: text().notNull(),
    children: jsonb().$type<MenuChild[]>().notNull().default([]),
  },
  (table) => [index('menu_place').on(table.place, table.idx)],
);

/** Banners that float over Main (LS-10). */
export const floatingBannerTable = pgTable('floating_banner', {
  bannerCd: text('banner_cd').primaryKey(),
  idx: integer().notNull(),
  text: jsonb().$type<Text>().notNull(),
  imgUrl: text('img_url').notNull(),
  link: text().notNull(),
});

/** Page views and events (API-02). The hash knows a browser, not a person; it is what the browser says. */
export const accessLogTable = pgTable(
  'access_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    hashCode: text('hash_code').notNull(),
    eventName: text('event_name').notNull(),
    eventParams: jsonb('event_params').$type<Record<string, unknown>>().notNull(),
    fullUrl: text('full_url').notNull(),
    queryString: text('query_string').notNull(),
    layoutNm: text('layout_nm').notNull(),
    /** Whose network told it, of one day: nobody is known by it on another. Empty for the server's own and for entries from before. */
    teller: text().notNull().default(''),
  },
  (table) => [
    index('access_log_at').on(table.at),
    // What is told of a release, by `remote@version`.
    index('access_log_release')
      .on(sql`(${table.eventParams} ->> 'mfe')`, table.at)
      .where(sql`(${table.eventParams} ->> 'mfe') is not null`),
  ],
);
