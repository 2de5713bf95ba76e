import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { memberTable } from './member.tables';

async function findMember(db: Db, memCd: string) {
  const [row] = await db.select().from(memberTable).where(eq(memberTable.memCd, memCd));
  return row ?? null;
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;
/** Throws when there is no such member. */
export async function existingMember(db: Db, memCd: string): Promise<MemberRow> {
  const member = await findMember(db, memCd);
  if (!member) throw new Error(`No such member: ${memCd}`);
  return member;
}

/** Every member, for imports. */
export const findAllMembers = (db: Db): Promise<MemberRow[]> => db.select().from(memberTable);

const exists = async (db: Db, where: ReturnType<typeof sql>) =>
  (
    await db
      .select({ one: sql`1` })
      .from(memberTable)
      .where(where)
      .limit(1)
  ).length > 0;
export const loginIdExists = (db: Db, loginId: string) =>
  exists(db, sql`lower(${memberTable.loginId}) = ${loginId.toLowerCase()} or lower(${memberTable.altLoginId}) = ${loginId.toLowerCase()}`);
export const nicknameExists = (db: Db, nickname: string) => exists(db, sql`${memberTable.nickname} = ${nickname}`);
export const emailExists = (db: Db, email: string) => exists(db, sql`lower(${memberTable.email}) = ${email.toLowerCase()}`);

/** A member by login id or referral code, as typed by a friend. */
export async function findReferrer(db: Db, typed: string) {
  const [row] = await db
    .select({ memCd: memberTable.memCd, phone: memberTable.phone, email: memberTable.email })
    .from(memberTable)
    .where(
      and(
        eq(memberTable.status, 'ACTIVE'),
        or(eq(sql`lower(${memberTable.loginId})`, typed.toLowerCase()), eq(memberTable.refId, typed.toUpperCase())),
      ),
    );
  return row ?? null;
}
/** A member by code, as an invitation link names them. */
export async function findInviter(db: Db, memCd: string) {
  const [row] = await db
    .select({ memCd: memberTable.memCd, phone: memberTable.phone })
    .from(memberTable)
    .where(and(eq(memberTable.status, 'ACTIVE'), eq(memberTable.memCd, memCd)));
  return row ?? null;
}
export const insertMember = (db: Db, member: typeof memberTable.$inferInsert) => db.insert(memberTable).values(member);
/** Notes that the member's address is theirs. False when it was confirmed already: of two calls one confirms. */
export async function confirmEmail(db: Db, memCd: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(memberTable)
    .set({ emailConfirmedAt: now })
    .where(and(eq(memberTable.memCd, memCd), isNull(memberTable.emailConfirmedAt)))
    .returning({ memCd: memberTable.memCd });
  return rows.length > 0;
}
export async function findMailAddress(db: Db, memCd: string): Promise<string | null> {
  const [row] = await db.select({ email: memberTable.email }).from(memberTable).where(eq(memberTable.memCd, memCd));
  return row?.email ?? null;
}

/** Who logs in with a typed id, in any case; members who have left do not. */
export async function findLogin(db: Db, loginId: string): Promise<{ memCd: string; loginId: string; passwordHash: string } | null> {
  const typed = loginId.toLowerCase();
  const [row] = await db
    .select({
      memCd: memberTable.memCd,
      loginId: memberTable.loginId,
      passwordHash: memberTable.passwordHash,
    })
    .from(memberTable)
    .where(
      and(
        eq(memberTable.status, 'ACTIVE'),
        or(eq(sql`lower(${memberTable.loginId})`, typed), eq(sql`lower(${memberTable.altLoginId})`, typed)),
      ),
    );
  return row ?? null;
}
