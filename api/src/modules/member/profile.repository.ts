import { eq, sql } from 'drizzle-orm';
import { AVOIDED_INGREDIENTS_MAX } from '@hyangro/contracts/constants';
import type { Db } from '../../platform/db/db';
import { memberProfileTable } from './member.tables';

export const insertProfile = (db: Db, memCd: string) => db.insert(memberProfileTable).values({ memCd });

/** What a member said of skin and taste. */
export interface BeautyProfile {
  skinType?: string | string[];
  concern?: string | string[];
  /** INCI names, the newest last (GAP-15). */
  avoid?: string | string[];
}

export async function findBeautyProfile(db: Db, memCd: string): Promise<BeautyProfile> {
  const [row] = await db.select({ beauty: memberProfileTable.beauty }).from(memberProfileTable).where(eq(memberProfileTable.memCd, memCd));
  return row?.beauty ?? {};
}

export const findAvoided = async (db: Db, memCd: string): Promise<string[]> => [(await findBeautyProfile(db, memCd)).avoid ?? []].flat();

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
