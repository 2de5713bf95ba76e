import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';

export const brandTable = pgTable('brand', {
  brandCd: text('brand_cd').primaryKey(),
  name: jsonb('name').$type<Text>().notNull(),
  story: jsonb('story').$type<Text>().notNull(),
  /** ISO country of the brand. */
  origin: text('origin').notNull(),
  /** Index letters of the brand list: ㄱ–ㅎ and A–Z. */
  initialKo: text('initial_ko').notNull(),
  initialEn: text('initial_en').notNull(),
  logoUrl: text('logo_url'),
  sort: integer('sort').notNull(),
});

export const categoryTable = pgTable(
  'category',
  {
    cateCd: text('cate_cd').primaryKey(),
    parentCateCd: text('parent_cate_cd').references((): AnyPgColumn => categoryTable.cateCd),
    name: jsonb('name').$type<Text>().notNull(),
    iconUrl: text('icon_url'),
    sort: integer('sort').notNull(),
  },
  (table) => [index('category_parent_idx').on(table.parentCateCd, table.sort)],
);

export interface ScentNotes {
  top: readonly string[];
  heart: readonly string[];
  base: readonly string[];
}
/** Notes per language. */
export type LocalNotes = Readonly<Record<keyof Text, ScentNotes>>;

export const productTable = pgTable(
  'product',
  {
    productCd: text('product_cd').primaryKey(),
    brandCd: text('brand_cd')
      .notNull()
      .references(() => brandTable.brandCd),
    /** The one leaf the product belongs to; every category that lists it is in `product_category`. */
    cateCd: text('cate_cd')
      .notNull()
      .references(() => categoryTable.cateCd),
    productType: text('product_type', { enum: ['DOMESTIC', 'OVERSEAS'] }).notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    summary: jsonb('summary').$type<Text>().notNull(),
    description: jsonb('description').$type<Text>().notNull(),
    /** Won; of the smallest size when there are sizes. */
    normalPrice: integer('normal_price').notNull(),
    salePrice: integer('sale_price').notNull(),
    discountRate: integer('discount_rate').notNull(),
    optionType: text('option_type', { enum: ['SHADE', 'SIZE'] }),
    volumeText: jsonb('volume_text').$type<Text>(),
    volumeMl: doublePrecision('volume_ml'),
    weightG: doublePrecision('weight_g'),
    isPerfume: boolean('is_perfume').notNull(),
    notes: jsonb('notes').$type<LocalNotes>(),
    /** INCI names, keys of `ingredient`. */
    ingredients: text('ingredients').array().notNull().default([]),
    skinTypes: text('skin_types').array().notNull().default([]),
    concerns: text('concerns').array().notNull().default([]),
    scentFamilies: text('scent_families').array().notNull().default([]),
    maxPurchaseQty: integer('max_purchase_qty').notNull(),
    isNew: boolean('is_new').notNull().default(false),
    isBest: boolean('is_best').notNull().default(false),
    freeShipping: boolean('free_shipping').notNull().default(false),
    minGrade: text('min_grade', { enum: ['NEW', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND'] }),
    firstPurchaseOnly: boolean('first_purchase_only').notNull().default(false),
    launchDate: date('launch_date').notNull(),
    /** Curated order, 1 first: what "popular" means. */
    popularity: integer('popularity').notNull(),
    imgMainUrl: text('img_main_url').notNull(),
    /** Aggregates kept by the review module in the transaction that changes a review. */
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** Withdrawn goods stay for old orders and answer 404 to shoppers. */
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** When what its page says changed last, by a trigger (migration 0015); ratings and places in lists do not count. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** What shoppers call it beside its names: short names, spellings, other words. */
    keywords: text('keywords').array().notNull().default([]),
  },
  (table) => [
    check('product_price_check', sql`${table.salePrice} >= 0 and ${table.normalPrice} >= ${table.salePrice}`),
    index('product_popular_idx').on(table.popularity, table.productCd),
    index('product_newest_idx').on(table.launchDate, table.productCd),
    index('product_discount_idx').on(table.discountRate, table.productCd),
    index('product_price_idx').on(table.salePrice, table.productCd),
    index('product_reviewed_idx').on(table.reviewCount, table.productCd),
    index('product_brand_idx').on(table.brandCd, table.popularity),
    index('product_category_idx').on(table.cateCd, table.popularity),
  ],
);

export const productOptionTable = pgTable(
  'product_option',
  {
    optionCd: text('option_cd').primaryKey(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    name: jsonb('name').$type<Text>().notNull(),
    /** Won on top of the product's sale price. */
    addPrice: integer('add_price').notNull(),
    hex: text('hex'),
    shadeNo: text('shade_no'),
    volumeMl: doublePrecision('volume_ml'),
    /** Picture of this shade or size alone. */
    imgUrl: text('img_url'),
    sort: integer('sort').notNull(),
  },
  (table) => [
    check('product_option_price_check', sql`${table.addPrice} >= 0`),
    uniqueIndex('product_option_sort_idx').on(table.productCd, table.sort),
  ],
);

/** Pieces on the shelf. One row per option, or one with an empty `optionCd` for a product without options. */
export const stockTable = pgTable(
  'stock',
  {
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    optionCd: text('option_cd').notNull().default(''),
    stockCnt: integer('stock_cnt').notNull(),
    /** Transaction that wrote the row last, by a trigger (migration 0000): pages ask for what changed since their last look. */
    changedIn: bigint('changed_in', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productCd, table.optionCd] }),
    index('stock_changed_idx').on(table.changedIn),
    check('stock_cnt_check', sql`${table.stockCnt} >= 0`),
  ],
);

/** Every category that lists a product: its leaf, further leaves, and all categories above them. */
export const productCategoryTable = pgTable(
  'product_category',
  {
    cateCd: text('cate_cd')
      .notNull()
      .references(() => categoryTable.cateCd),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
  },
  (table) => [primaryKey({ columns: [table.cateCd, table.productCd] }), index('product_category_product_idx').on(table.productCd)],
);

export const productImageTable = pgTable(
  'product_image',
  {
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ['pack', 'angle', 'shopper'] }).notNull(),
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productCd, table.seq] })],
);

export const ingredientTable = pgTable('ingredient', {
  inci: text('inci').primaryKey(),
  note: jsonb('note').$type<Text>().notNull(),
});

/** Names of skin types, concerns and scent families. */
export const tagTable = pgTable(
  'tag',
  {
    kind: text('kind', { enum: ['SKIN_TYPE', 'CONCERN', 'SCENT_FAMILY'] }).notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
);
