import { and, eq, sql } from 'drizzle-orm';
import { AVOIDED_INGREDIENTS_MAX } from '@hyangro/contracts/constants';
import type { Db, Tx } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { followedBy } from './follow.repository';
import { memberProfileTable, memberTable } from './member.tables';

export const insertProfile = (db: Db, memCd: string) => db.insert(memberProfileTable).values({ memCd });

/** What a member said of skin and taste. */
export interface BeautyProfile {
  skinType?: string | string[];
  concern?: string | string[];
  /** INCI names, the newest last (GAP-15). */
  avoid?: string | string[];
}

const beautyProfile = prepared((db) =>
  db
    .select({ beauty: memberProfileTable.beauty })
    .from(memberProfileTable)
    .where(eq(memberProfileTable.memCd, sql.placeholder('memCd')))
    .prepare('member_beauty_profile'),
);
export async function findBeautyProfile(db: Db, memCd: string): Promise<BeautyProfile> {
  const [row] = await beautyProfile(db).execute({ memCd });
  return row?.beauty ?? {};
}

export const findAvoided = async (db: Db, memCd: string): Promise<string[]> => [(await findBeautyProfile(db, memCd)).avoid ?? []].flat();

/** The ingredients that a member avoids; nobody changes them until the transaction ends. */
export async function lockAvoided(tx: Tx, memCd: string): Promise<string[]> {
  await tx.insert(memberProfileTable).values({ memCd }).onConflictDoNothing();
  const [row] = await tx
    .select({ beauty: memberProfileTable.beauty })
    .from(memberProfileTable)
    .where(eq(memberProfileTable.memCd, memCd))
    .for('update');
  return [row?.beauty['avoid'] ?? []].flat();
}

/** Puts an ingredient on the member's list or takes it off, in one statement: two at the same moment are both kept. Answers the list. */
export async function setAvoided(db: Db, memCd: string, name: string, isAvoided: boolean): Promise<string[]> {
  const added = JSON.stringify(isAvoided ? [name] : []);
  const others = sql`(coalesce(${memberProfileTable.beauty}->'avoid', '[]') - ${name}::text)`;
  const next = sql`${others} || ${added}::jsonb`;
  const room = sql`case when ${isAvoided} and jsonb_array_length(${others}) >= ${AVOIDED_INGREDIENTS_MAX} then (${next}) - 0 else ${next} end`;
  const [row] = await db
    .insert(memberProfileTable)
    .values({ memCd, beauty: isAvoided ? { avoid: [name] } : {} })
    .onConflictDoUpdate({
      target: memberProfileTable.memCd,
      set: { beauty: sql`${memberProfileTable.beauty} || jsonb_build_object('avoid', ${room})` },
    })
    .returning({ beauty: memberProfileTable.beauty });
  return [row?.beauty['avoid'] ?? []].flat();
}

const publicProfile = prepared((db) =>
  db
    .select({ nickname: memberTable.nickname, avatarSeed: memberTable.avatarSeed })
    .from(memberTable)
    .where(and(eq(memberTable.memCd, sql.placeholder('memCd')), eq(memberTable.status, 'ACTIVE')))
    .prepare('member_public_profile'),
);
/** What everybody may see of a member who is here; null for one who left. */
export async function findPublicProfile(db: Db, memCd: string): Promise<{ nickname: string; avatarSeed: string } | null> {
  const [row] = await publicProfile(db).execute({ memCd });
  return row ?? null;
}

/** A member's own profile; a row that is not there yet counts as an empty one. */
export async function findOwnProfile(db: Db, memCd: string) {
  const [row] = await db
    .select({
      nickname: memberTable.nickname,
      avatarSeed: memberTable.avatarSeed,
      photoKey: memberProfileTable.photoKey,
      beauty: memberProfileTable.beauty,
      rewardGiven: memberProfileTable.rewardGiven,
    })
    .from(memberTable)
    .leftJoin(memberProfileTable, eq(memberProfileTable.memCd, memberTable.memCd))
    .where(eq(memberTable.memCd, memCd));
  if (!row) throw new Error(`No such member: ${memCd}`);
  return { ...row, beauty: row.beauty ?? {}, rewardGiven: row.rewardGiven ?? false };
}

export const setNickname = (db: Db, memCd: string, nickname: string) =>
  db.update(memberTable).set({ nickname }).where(eq(memberTable.memCd, memCd));

/** Keeps a beauty profile, and how many things are chosen in it. */
export const saveBeauty = (db: Db, memCd: string, beauty: Record<string, string | string[]>, selectedCount: number) =>
  db
    .insert(memberProfileTable)
    .values({ memCd, beauty, selectedCount })
    .onConflictDoUpdate({ target: memberProfileTable.memCd, set: { beauty, selectedCount } });

/** Notes that the beauty profile was rewarded. False when it was before: of two calls one gets true. */
export async function claimBeautyReward(db: Db, memCd: string): Promise<boolean> {
  const rows = await db
    .update(memberProfileTable)
    .set({ rewardGiven: true })
    .where(and(eq(memberProfileTable.memCd, memCd), eq(memberProfileTable.rewardGiven, false)))
    .returning({ memCd: memberProfileTable.memCd });
  return rows.length > 0;
}

export async function findPhotoKey(db: Db, memCd: string): Promise<string | null> {
  const [row] = await db
    .select({ photoKey: memberProfileTable.photoKey })
    .from(memberProfileTable)
    .where(eq(memberProfileTable.memCd, memCd));
  return row?.photoKey ?? null;
}
/** Puts a photo in place of the one before; answers that one. Lock the member's row first. */
export async function setPhotoKey(db: Db, memCd: string, photoKey: string | null): Promise<string | null> {
  const before = await findPhotoKey(db, memCd);
  await db
    .insert(memberProfileTable)
    .values({ memCd, photoKey })
    .onConflictDoUpdate({ target: memberProfileTable.memCd, set: { photoKey } });
  return before;
}
/** Whether a file is the photo of a member who is here. */
export async function isProfilePhoto(db: Db, photoKey: string): Promise<boolean> {
  const rows = await db
    .select({ memCd: memberProfileTable.memCd })
    .from(memberProfileTable)
    .innerJoin(memberTable, eq(memberTable.memCd, memberProfileTable.memCd))
    .where(and(eq(memberProfileTable.photoKey, photoKey), eq(memberTable.status, 'ACTIVE')));
  return rows.length > 0;
}

/** What everybody may see of a member who is here, with what they say and show of themselves; null for one who left. */
export async function findShownProfile(db: Db, memCd: string, reader: string | null) {
  const [row] = await db
    .select({
      nickname: memberTable.nickname,
      avatarSeed: memberTable.avatarSeed,
      photoKey: memberProfileTable.photoKey,
      bio: memberProfileTable.bio,
      beauty: memberProfileTable.beauty,
      showsTraits: memberProfileTable.showsTraits,
      isFollowed: followedBy(memberTable.memCd, reader).as('is_followed'),
    })
    .from(memberTable)
    .leftJoin(memberProfileTable, eq(memberProfileTable.memCd, memberTable.memCd))
    .where(and(eq(memberTable.memCd, memCd), eq(memberTable.status, 'ACTIVE')));
  return row ? { ...row, bio: row.bio ?? '', beauty: row.beauty ?? {}, showsTraits: row.showsTraits ?? true } : null;
}

/** What a member says of themselves, and whether they may write feeds (P-09). */
export async function findPublicInfo(db: Db, memCd: string) {
  const [row] = await db
    .select({ bio: memberProfileTable.bio, showsTraits: memberProfileTable.showsTraits, canWriteFeed: memberTable.canWriteFeed })
    .from(memberTable)
    .leftJoin(memberProfileTable, eq(memberProfileTable.memCd, memberTable.memCd))
    .where(eq(memberTable.memCd, memCd));
  if (!row) throw new Error(`No such member: ${memCd}`);
  return { bio: row.bio ?? '', showsTraits: row.showsTraits ?? true, canWriteFeed: row.canWriteFeed };
}
export const setPublicInfo = (db: Db, memCd: string, info: { bio: string; showsTraits: boolean }) =>
  db
    .insert(memberProfileTable)
    .values({ memCd, ...info })
    .onConflictDoUpdate({ target: memberProfileTable.memCd, set: info });

export async function canWriteFeed(db: Db, memCd: string): Promise<boolean> {
  const [row] = await db.select({ canWriteFeed: memberTable.canWriteFeed }).from(memberTable).where(eq(memberTable.memCd, memCd));
  return row?.canWriteFeed ?? false;
}
