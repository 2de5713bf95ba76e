import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '@hyangro/contracts/locales';
import type { Grade } from '@hyangro/contracts/session/session.contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const memberKey = () =>
  text('mem_cd')
    .notNull()
    .references(() => memberTable.memCd, { onDelete: 'cascade' });

export const memberTable = pgTable(
  'member',
  {
    memCd: text('mem_cd').primaryKey(),
    loginId: text('login_id').notNull(),
    /** A second id of the same member, as the demo member has. */
    altLoginId: text('alt_login_id'),
    passwordHash: text('password_hash').notNull(),
    email: text().notNull(),
    phone: text(),
    memNm: text('mem_nm').notNull(),
    nickname: text().notNull().unique(),
    /** KST day, `YYYYMMDD`. */
    birthday: text().notNull(),
    gender: text().notNull(),
    grade: text().$type<Grade>().notNull().default('NEW'),
    memberType: text('member_type').$type<'PERSON' | 'CORPORATE'>().notNull().default('PERSON'),
    status: text().$type<'ACTIVE' | 'WITHDRAWN'>().notNull().default('ACTIVE'),
    locale: text().$type<Locale>().notNull().default('ko'),
    shipCountryCd: text('ship_country_cd').notNull().default('KR'),
    /** Own referral code (K-REF). */
    refId: text('ref_id').notNull().unique(),
    avatarSeed: text('avatar_seed').notNull(),
    /** Balance: the sum of the ledger, kept here so that one conditional update decides a race. */
    points: integer().notNull().default(0),
    canWriteFeed: boolean('can_write_feed').notNull().default(false),
    agreedTerms: jsonb('agreed_terms').$type<string[]>().notNull().default([]),
    companyNm: text('company_nm'),
    businessNo: text('business_no'),
    joinedAt: instant('joined_at').notNull(),
    /** A code from the mailbox proved the address. */
    emailConfirmedAt: instant('email_confirmed_at'),
  },
  (table) => [
    uniqueIndex('member_login_id').on(sql`lower(${table.loginId})`),
    uniqueIndex('member_alt_login_id').on(sql`lower(${table.altLoginId})`),
    uniqueIndex('member_email').on(sql`lower(${table.email})`),
    index('member_phone').on(table.phone),
    check('member_points', sql`${table.points} >= 0`),
  ],
);

/** Public profile and beauty profile (API-D25). */
export const memberProfileTable = pgTable('member_profile', {
  memCd: memberKey().primaryKey(),
  bio: text(),
  beauty: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
  selectedCount: integer('selected_count').notNull().default(0),
  rewardGiven: boolean('reward_given').notNull().default(false),
});

export const followTable = pgTable(
  'follow',
  {
    memCd: memberKey(),
    targetMemCd: text('target_mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.targetMemCd] }), index('follow_target').on(table.targetMemCd)],
);

/** Address book (API-D17): Korean (E-20) and overseas (E-21) in one shape. */
export const addressTable = pgTable(
  'address',
  {
    addressCd: text('address_cd').primaryKey(),
    memCd: memberKey(),
    countryCd: text('country_cd').notNull().default('KR'),
    recipient: text().notNull(),
    mobile: text().notNull(),
    postalCode: text('postal_code').notNull(),
    region: text().notNull(),
    detail: text().notNull(),
    state: text(),
    city: text(),
    memo: text().notNull().default(''),
    customsCode: text('customs_code').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('address_member').on(table.memCd),
    uniqueIndex('address_default')
      .on(table.memCd)
      .where(sql`is_default`),
  ],
);

/** Name and identity number for customs (E-22), encrypted; photos lie encrypted in the storage. */
export const realNameTable = pgTable('real_name', {
  realNameCd: text('real_name_cd').primaryKey(),
  memCd: memberKey(),
  nameCipher: text('name_cipher').notNull(),
  idNumberCipher: text('id_number_cipher').notNull(),
  frontPhotoKey: text('front_photo_key'),
  backPhotoKey: text('back_photo_key'),
  verifiedAt: instant('verified_at'),
  createdAt: instant('created_at').notNull(),
  purgeAt: instant('purge_at'),
});

/** Outside accounts that open the shop (API-D02). */
export const snsLinkTable = pgTable(
  'sns_link',
  {
    provider: text().notNull(),
    openId: text('open_id').notNull(),
    memCd: memberKey(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.openId] }), uniqueIndex('sns_link_member').on(table.memCd, table.provider)],
);

/** Push tokens of the app (API-18). */
export const fcmTokenTable = pgTable(
  'fcm_token',
  { token: text().primaryKey(), memCd: memberKey(), savedAt: instant('saved_at').notNull() },
  (table) => [index('fcm_token_member').on(table.memCd)],
);

/** What stays of a member who left: no person, only hashes that keep the year without joining and the dates of the legal purge (K-WD). */
export const withdrawalTable = pgTable(
  'withdrawal',
  {
    memCd: text('mem_cd').primaryKey(),
    identityHash: text('identity_hash').notNull(),
    reason: text().notNull(),
    withdrawnAt: instant('withdrawn_at').notNull(),
    rejoinFrom: date('rejoin_from').notNull(),
    purgeContractsOn: date('purge_contracts_on').notNull(),
    purgeComplaintsOn: date('purge_complaints_on').notNull(),
  },
  (table) => [index('withdrawal_identity').on(table.identityHash)],
);
