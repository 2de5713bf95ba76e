import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';

/**
 * Tables whose rows of a member go when the member leaves. Of each module, in one list: a test holds both lists against the database, so that
 * a table that names a member stands in one of them.
 */
export const FORGOTTEN = [
  ...[
    'member_profile',
    'address',
    'real_name',
    'real_name_photo',
    'identity_check',
    'sns_link',
    'sns_attempt',
    'passkey',
    'passkey_challenge',
    'fcm_token',
    'session',
    'email_code',
    'member_export',
  ],
  ...['notification', 'notification_mark', 'notification_off'],
  ...[
    'cart_item',
    'cart_merge',
    'wishlist',
    'wishlist_folder',
    'restock_request',
    'coupon_guess',
    'ticket_wallet',
    'ticket_ledger',
    'idempotent_call',
  ],
  'ugc_ban',
] as const;

/** And those that stay: as records of contracts and complaints until their day, as posts without a name, or as the row all of them name. */
export const KEPT = [
  ...['member', 'withdrawal', 'consent', 'orders', 'claim', 'point_ledger', 'inquiry', 'upload'],
  ...[
    'product_qna',
    'review',
    'feed',
    'talk',
    'talk_answer',
    'talk_vote',
    'ugc_comment',
    'ugc_like',
    'ugc_report',
    'ugc_case',
    'media_upload',
    'raffle_entry',
    'raffle_chance',
    'referral',
  ],
] as const;

/** Tables of which a part stays, and which part goes. */
export const FORGOTTEN_IN_PART: Readonly<Record<string, (memCd: string) => SQL>> = {
  follow: (memCd) => sql`${memCd} in (mem_cd, target_mem_cd)`,
  // Whom the member has blocked; that others have blocked them still keeps their posts from those.
  member_block: (memCd) => sql`mem_cd = ${memCd}`,
  // What an order has used belongs to its record.
  member_coupon: (memCd) => sql`mem_cd = ${memCd} and order_cd is null`,
};

/** Deletes what is the member's alone. */
export async function forgetMember(tx: Tx, memCd: string): Promise<void> {
  for (const table of FORGOTTEN) await tx.execute(sql`delete from ${sql.identifier(table)} where mem_cd = ${memCd}`);
  for (const [table, part] of Object.entries(FORGOTTEN_IN_PART))
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${part(memCd)}`);
}

const BATCH = 500;

/** Members whose records of a kind have reached their day, oldest first. */
export async function findDue(db: Db, kind: 'complaints' | 'contracts', today: string): Promise<string[]> {
  const { rows } = await db.execute<{ memCd: string }>(
    sql`select mem_cd as "memCd" from withdrawal where ${sql.identifier(`purge_${kind}_on`)} <= ${today}
      and ${sql.identifier(`${kind}_purged_at`)} is null order by withdrawn_at limit ${BATCH}`,
  );
  return rows.map(({ memCd }) => memCd);
}

/** What the law kept of a member who left, by kind; a row refers to those before it. */
const RECORDS = {
  complaints: ['inquiry'],
  contracts: ['claim', 'orders', 'member_coupon', 'point_ledger', 'consent', 'referral'],
} as const;

/** Deletes the records of a kind and notes it; answers rows deleted by table. */
export async function purgeRecords(
  tx: Tx,
  kind: keyof typeof RECORDS,
  memCd: string,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const deleted: Record<string, number> = {};
  for (const table of RECORDS[kind]) {
    const { rowCount } = await tx.execute(sql`delete from ${sql.identifier(table)} where mem_cd = ${memCd}`);
    deleted[table] = rowCount ?? 0;
  }
  await tx.execute(sql`update withdrawal set ${sql.identifier(`${kind}_purged_at`)} = ${now.toISOString()} where mem_cd = ${memCd}`);
  return deleted;
}
