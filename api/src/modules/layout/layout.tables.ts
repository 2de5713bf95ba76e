import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';

/** A home or promotion page. */
export const layoutTable = pgTable('layout', {
  layoutCd: text('layout_cd').primaryKey(),
  kind: text('kind', { enum: ['MAIN', 'PROMOTION', 'TEST'] }).notNull(),
  name: jsonb('name').$type<Text>().notNull(),
  /** Version that was published last; null when the rows came with the demo shop. */
  liveVersion: integer('live_version'),
});

export const displayTable = pgTable(
  'display',
  {
    layoutCd: text('layout_cd')
      .notNull()
      .references(() => layoutTable.layoutCd, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    displayCd: integer('display_cd').notNull(),
    title: jsonb('title').$type<Text>(),
    link: text('link'),
    linkText: jsonb('link_text').$type<Text>(),
    description: jsonb('description').$type<Text>(),
    font: text('font'),
    imgFileUrl: text('img_file_url'),
    useOnMobile: boolean('use_on_mobile').notNull(),
    useOnPc: boolean('use_on_pc').notNull(),
    isUseMargin: boolean('is_use_margin').notNull(),
    isSmallWidth: boolean('is_small_width').notNull(),
    slidesPerViewMobile: doublePrecision('slides_per_view_mobile'),
    slidesPerViewPc: doublePrecision('slides_per_view_pc'),
  },
  (table) => [primaryKey({ columns: [table.layoutCd, table.seq] })],
);

export const displayItemTable = pgTable(
  'display_item',
  {
    layoutCd: text('layout_cd')
      .notNull()
      .references(() => layoutTable.layoutCd, { onDelete: 'cascade' }),
    displaySeq: integer('display_seq').notNull(),
    seq: integer('seq').notNull(),
    link: text('link'),
    fileUrl: text('file_url'),
    fileUrl2: text('file_url2'),
    text: jsonb('text').$type<Text>(),
    description: jsonb('description').$type<Text>(),
    verticalAlign: text('vertical_align'),
    horizontalAlign: text('horizontal_align'),
    font: text('font'),
    /** Name, end, limit and order come from the virtual category. */
    virtualCategoryCd: text('virtual_category_cd').references(() => virtualCategoryTable.virtualCategoryCd),
    tabLayoutCd: text('tab_layout_cd'),
    productCds: text('product_cds').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.layoutCd, table.displaySeq, table.seq] })],
);

export const couponDisplayItemTable = pgTable(
  'coupon_display_item',
  {
    layoutCd: text('layout_cd')
      .notNull()
      .references(() => layoutTable.layoutCd, { onDelete: 'cascade' }),
    displaySeq: integer('display_seq').notNull(),
    seq: integer('seq').notNull(),
    /** 0 is the download-all item. */
    couponCd: integer('coupon_cd').notNull(),
    fileUrl: text('file_url'),
    fileUrl2: text('file_url2'),
  },
  (table) => [primaryKey({ columns: [table.layoutCd, table.displaySeq, table.seq] })],
);

export const virtualCategoryTable = pgTable('virtual_category', {
  virtualCategoryCd: text('virtual_category_cd').primaryKey(),
  name: jsonb('name').$type<Text>().notNull(),
  displayLimit: integer('display_limit').notNull(),
  discountType: text('discount_type', { enum: ['ALL', 'RATE', 'TIMESALE'] }).notNull(),
  orderByCd: text('order_by_cd', { enum: ['01', '02', '03', '04', '05', '06'] }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** Once past, the end moves on by whole days: a standing daily sale. */
  isRolling: boolean('is_rolling').notNull().default(false),
});

export const virtualCategoryProductTable = pgTable(
  'virtual_category_product',
  {
    virtualCategoryCd: text('virtual_category_cd')
      .notNull()
      .references(() => virtualCategoryTable.virtualCategoryCd, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    productCd: text('product_cd').notNull(),
  },
  (table) => [primaryKey({ columns: [table.virtualCategoryCd, table.seq] }), index('virtual_category_product_idx').on(table.productCd)],
);

/** Recommended goods of a group: gender letter and decade (`F20`), or `GUEST`. */
export const aiMemberGroupTable = pgTable('ai_member_group', {
  groupCd: text('group_cd').primaryKey(),
  /** Best first, as the job of recommendations computed it. */
  productCds: text('product_cds').array().notNull(),
  /** What people chose to begin with; it counts for less the more the group has ordered, liked and viewed. */
  curatedCds: text('curated_cds').array().notNull().default([]),
});
