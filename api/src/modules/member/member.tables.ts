import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '@hyangro/contracts/locales';
import type { Grade } from '@hyangro/contracts/session/session.contract';
import { addressColumns, instant } from '../../platform/db/columns';

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
    /** Null for who logs in by other means alone. */
    passwordHash: text('password_hash'),
    email: text().notNull(),
    phone: text(),
    memNm: text('mem_nm').notNull(),
    nickname: text().notNull().unique(),
    /** KST day, `YYYYMMDD`. */
    birthday: text().notNull(),
    gender: text().notNull(),
    grade: text().$type<Grade>().notNull().default('NEW'),
    memberType: text('member_type').$type<'PERSON' | 'CORPORATE'>().notNull().default('PERSON'),
    /** LOCKED: by an operator; no way in until it is unlocked. */
    status: text().$type<'ACTIVE' | 'LOCKED' | 'WITHDRAWN'>().notNull().default('ACTIVE'),
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

/** Each time that a member agreed to something or took it back. Rows are only added. */
export const consentTable = pgTable(
  'consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCd: memberKey(),
    agreementCd: text('agreement_cd').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consent_member').on(table.memCd, table.agreementCd, table.id)],
);

/** Public profile and beauty profile (API-D25). */
export const memberProfileTable = pgTable(
  'member_profile',
  {
    memCd: memberKey().primaryKey(),
    bio: text(),
    /** Everybody may see skin type, tone and concerns of `beauty`. */
    showsTraits: boolean('shows_traits').notNull().default(true),
    beauty: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    selectedCount: integer('selected_count').notNull().default(0),
    rewardGiven: boolean('reward_given').notNull().default(false),
    /** The member's photo, a file of the module `upload`; null for the orb of the seed. */
    photoKey: text('photo_key'),
  },
  (table) => [uniqueIndex('member_profile_photo').on(table.photoKey)],
);

export const followTable = pgTable(
  'follow',
  {
    memCd: memberKey(),
    targetMemCd: text('target_mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memCd, table.targetMemCd] }),
    index('follow_target').on(table.targetMemCd, table.createdAt, table.memCd),
    index('follow_member').on(table.memCd, table.createdAt, table.targetMemCd),
  ],
);

/** Address book (API-D17): Korean (E-20) and overseas (E-21) in one shape. */
export const addressTable = pgTable(
  'address',
  {
    addressCd: text('address_cd').primaryKey(),
    memCd: memberKey(),
    ...addressColumns(),
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

/** Name and identity number for customs (E-22), encrypted; photos lie encrypted in the storage, under these keys of it. */
export const realNameTable = pgTable(
  'real_name',
  {
    realNameCd: text('real_name_cd').primaryKey(),
    memCd: memberKey(),
    nameCipher: text('name_cipher').notNull(),
    idNumberCipher: text('id_number_cipher').notNull(),
    /** Id of the key that encrypted both. */
    keyId: text('key_id').notNull().default(''),
    frontPhotoKey: text('front_photo_key'),
    backPhotoKey: text('back_photo_key'),
    verifiedAt: instant('verified_at'),
    createdAt: instant('created_at').notNull(),
    purgeAt: instant('purge_at'),
  },
  (table) => [index('real_name_member').on(table.memCd)],
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
    /** Of the phone, or of the mailbox where there is none. */
    identityHash: text('identity_hash').notNull(),
    mailboxHash: text('mailbox_hash').notNull(),
    reason: text().notNull(),
    message: text().notNull(),
    withdrawnAt: instant('withdrawn_at').notNull(),
    rejoinFrom: date('rejoin_from').notNull(),
    purgeContractsOn: date('purge_contracts_on').notNull(),
    purgeComplaintsOn: date('purge_complaints_on').notNull(),
    complaintsPurgedAt: instant('complaints_purged_at'),
    contractsPurgedAt: instant('contracts_purged_at'),
  },
  (table) => [index('withdrawal_identity').on(table.identityHash), index('withdrawal_mailbox').on(table.mailboxHash)],
);
