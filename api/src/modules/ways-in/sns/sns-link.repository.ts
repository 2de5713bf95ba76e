import { and, eq } from 'drizzle-orm';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import type { Db } from '../../../platform/db/db';
import { activeMembers } from '../../member/public';
import { snsLinkTable as link } from './sns.tables';

export interface Account {
  provider: SnsProvider;
  openId: string;
}

/** The member whom an account opens, and whether they may log in. */
export async function findOwner(db: Db, { provider, openId }: Account): Promise<{ memCd: string; isActive: boolean } | null> {
  const [row] = await db
    .select({ memCd: link.memCd, active: activeMembers.memCd })
    .from(link)
    .leftJoin(activeMembers, eq(activeMembers.memCd, link.memCd))
    .where(and(eq(link.provider, provider), eq(link.openId, openId)));
  return row ? { memCd: row.memCd, isActive: row.active !== null } : null;
}

/** Links the account, if neither it nor the member's place for this provider is taken. True when it opens the member after that. */
export async function insertLink(db: Db, memCd: string, { provider, openId }: Account, now: Date): Promise<boolean> {
  await db.insert(link).values({ provider, openId, memCd, createdAt: now }).onConflictDoNothing();
  const [row] = await db
    .select({ memCd: link.memCd })
    .from(link)
    .where(and(eq(link.provider, provider), eq(link.openId, openId)));
  return row?.memCd === memCd;
}

export const findLinks = (db: Db, memCd: string) =>
  db.select({ provider: link.provider, createdAt: link.createdAt }).from(link).where(eq(link.memCd, memCd)).orderBy(link.createdAt);

export const linkedProviders = async (db: Db, memCd: string): Promise<SnsProvider[]> =>
  (await findLinks(db, memCd)).map(({ provider }) => provider);

export async function deleteLink(db: Db, memCd: string, provider: SnsProvider): Promise<boolean> {
  const rows = await db
    .delete(link)
    .where(and(eq(link.memCd, memCd), eq(link.provider, provider)))
    .returning({ openId: link.openId });
  return rows.length > 0;
}
