import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';

export const couponTable = pgTable(
  'coupon',
  {
    couponCd: integer('coupon_cd').primaryKey(),
    name: jsonb('name').$type<Text>().notNull(),
    description: jsonb('description').$type<Text>().notNull(),
    type: text('type', { enum: ['RATE', 'AMOUNT'] }).notNull(),
    /** Percent or won. */
    value: integer('value').notNull(),
    minAmount: integer('min_amount').notNull(),
    /** Most a RATE coupon takes off, in won. */
    maxDiscount: integer('max_discount'),
    /** Grades that may take and use it; empty means all. */
    grades: text('grades').array().notNull().default([]),
    issueKind: text('issue_kind', { enum: ['DOWNLOAD', 'SIGN_UP', 'CODE'] }).notNull(),
    /** Typed by members to receive it, in capitals; null for one without. */
    code: text('code'),
    /** How many there are in all; null is without end. */
    totalCount: integer('total_count'),
    /** How many of a limited coupon are gone. Coupons without end don't count: their row stays free of locks. */
    issuedCount: integer('issued_count').notNull().default(0),
    perMember: integer('per_member').notNull(),
    isStackable: boolean('is_stackable').notNull().default(false),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validTo: timestamp('valid_to', { withTimezone: true }).notNull(),
    /** Days a member has from receipt; null means until `validTo`. */
    usableDaysAfterIssue: integer('usable_days_after_issue'),
  },
  (table) => [
    check(
      'coupon_issued_check',
      sql`${table.issuedCount} >= 0 and (${table.totalCount} is null or ${table.issuedCount} <= ${table.totalCount})`,
    ),
    check('coupon_value_check', sql`${table.value} > 0 and (${table.type} <> 'RATE' or ${table.value} <= 100)`),
    uniqueIndex('coupon_code_idx').on(table.code),
    index('coupon_kind_idx').on(table.issueKind, table.validTo),
  ],
);

/** What a coupon is good for; no rows means everything. */
export const couponTargetTable = pgTable(
  'coupon_target',
  {
    couponCd: integer('coupon_cd')
      .notNull()
      .references(() => couponTable.couponCd, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['PRODUCT', 'BRAND', 'CATEGORY'] }).notNull(),
    code: text('code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponCd, table.kind, table.code] }),
    index('coupon_target_code_idx').on(table.kind, table.code),
  ],
);

export const memberCouponTable = pgTable(
  'member_coupon',
  {
    memberCouponSeq: bigint('member_coupon_seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    couponCd: integer('coupon_cd')
      .notNull()
      .references(() => couponTable.couponCd),
    memCd: text('mem_cd').notNull(),
    /** 1 … perMember: the unique key that keeps two clicks from getting two. */
    issueNo: integer('issue_no').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    usableUntil: timestamp('usable_until', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    orderCd: text('order_cd'),
  },
  (table) => [
    uniqueIndex('member_coupon_issue_idx').on(table.couponCd, table.memCd, table.issueNo),
    index('member_coupon_usable_idx')
      .on(table.memCd, table.usableUntil)
      .where(sql`${table.usedAt} is null`),
    // When a coupon was over: `over` of a member's coupons, newest first.
    index('member_coupon_over_idx').on(table.memCd, sql`coalesce(${table.usedAt}, ${table.usableUntil})`, table.memberCouponSeq),
    index('member_coupon_member_idx').on(table.memCd, table.receivedAt),
    index('member_coupon_order_idx')
      .on(table.orderCd)
      .where(sql`${table.orderCd} is not null`),
  ],
);

/** Unknown codes that a member has tried since a moment, so that codes cannot be guessed. */
export const couponGuessTable = pgTable('coupon_guess', {
  memCd: text('mem_cd').primaryKey(),
  countedFrom: timestamp('counted_from', { withTimezone: true }).notNull(),
  wrongCount: integer('wrong_count').notNull(),
});
