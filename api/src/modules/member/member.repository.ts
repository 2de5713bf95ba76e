import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { insertConsents } from './consent.repository';
import { memberTable } from './member.tables';

export async function findMember(db: Db, memCd: string) {
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
/** Whether the member may log in with a password. */
export const hasPassword = (db: Db, memCd: string): Promise<boolean> =>
  exists(db, sql`${memberTable.memCd} = ${memCd} and ${memberTable.passwordHash} is not null`);
/** Whether a member other than this one has proved the phone. */
export const isPhoneOfAnother = (db: Db, phone: string, memCd: string): Promise<boolean> =>
  exists(db, sql`${memberTable.phone} = ${phone} and ${memberTable.memCd} <> ${memCd}`);
/** A new member, and a record of what they agreed to. */
export async function insertMember(db: Db, member: typeof memberTable.$inferInsert): Promise<void> {
  await db.insert(memberTable).values(member);
  await insertConsents(db, member.memCd, member.agreedTerms ?? [], member.joinedAt);
}
/** Notes that the member's address is theirs. False when it was confirmed already: of two calls one confirms. */
export async function confirmEmail(db: Db, memCd: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(memberTable)
    .set({ emailConfirmedAt: now })
    .where(and(eq(memberTable.memCd, memCd), isNull(memberTable.emailConfirmedAt)))
    .returning({ memCd: memberTable.memCd });
  return rows.length > 0;
}
/** Name, day of birth and gender. */
export const setPersonal = (db: Db, memCd: string, personal: Pick<MemberRow, 'memNm' | 'birthday' | 'gender'>) =>
  db.update(memberTable).set(personal).where(eq(memberTable.memCd, memCd));
/** The phone in place of the one before. */
export const setPhone = (tx: Tx, memCd: string, phone: string) => tx.update(memberTable).set({ phone }).where(eq(memberTable.memCd, memCd));
/** The address, which a code has proved, in place of the one before. Throws the violated key when another member has it. */
export const setEmail = (tx: Tx, memCd: string, email: string, now: Date) =>
  tx.update(memberTable).set({ email, emailConfirmedAt: now }).where(eq(memberTable.memCd, memCd));
/** Where a member's mail goes; null for one who has left. */
export async function findMailAddress(db: Db, memCd: string): Promise<string | null> {
  const [row] = await db
    .select({ email: memberTable.email })
    .from(memberTable)
    .where(and(eq(memberTable.memCd, memCd), ne(memberTable.status, 'WITHDRAWN')));
  return row?.email ?? null;
}

/** A member as a login sees them. */
export type Login = Pick<MemberRow, 'memCd' | 'loginId' | 'passwordHash' | 'status'>;
/** Who logs in with a typed id, in any case; members who have left do not. */
export async function findLogin(db: Db, loginId: string): Promise<Login | null> {
  const [row] = await db
    .select({
      memCd: memberTable.memCd,
      loginId: memberTable.loginId,
      passwordHash: memberTable.passwordHash,
      status: memberTable.status,
    })
    .from(memberTable)
    .where(and(ne(memberTable.status, 'WITHDRAWN'), hasLoginId(loginId)));
  return row ?? null;
}
/** Whether the password is still the member's; holds it so until the transaction ends. */
export async function holdPassword(tx: Tx, memCd: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ memCd: memberTable.memCd })
    .from(memberTable)
    .where(and(eq(memberTable.memCd, memCd), eq(memberTable.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}
/** Sets a password, in place of the one of `from` where that is given; false when it is another one by now. */
export async function setPasswordHash(tx: Tx, memCd: string, passwordHash: string, from?: string): Promise<boolean> {
  const rows = await tx
    .update(memberTable)
    .set({ passwordHash })
    .where(and(eq(memberTable.memCd, memCd), from === undefined ? undefined : eq(memberTable.passwordHash, from)))
    .returning({ memCd: memberTable.memCd });
  return rows.length > 0;
}

/** How somebody can be reached: digits of a phone, or a mail address in any case. */
export type Contact = { by: 'phone'; phone: string } | { by: 'email'; email: string };
/** Active members who can be reached so, the newest first; of this name or id, where it is given. At most ten. */
export async function findByContact(
  db: Db,
  contact: Contact,
  { memNm, loginId }: { memNm?: string; loginId?: string } = {},
): Promise<Pick<MemberRow, 'memCd' | 'loginId' | 'joinedAt'>[]> {
  return db
    .select({ memCd: memberTable.memCd, loginId: memberTable.loginId, joinedAt: memberTable.joinedAt })
    .from(memberTable)
    .where(
      and(
        eq(memberTable.status, 'ACTIVE'),
        contact.by === 'phone' ? eq(memberTable.phone, contact.phone) : eq(sql`lower(${memberTable.email})`, contact.email.toLowerCase()),
        memNm === undefined ? undefined : eq(sql`lower(${memberTable.memNm})`, memNm.toLowerCase()),
        loginId === undefined ? undefined : hasLoginId(loginId),
      ),
    )
    .orderBy(desc(memberTable.joinedAt), desc(memberTable.memCd))
    .limit(10);
}
/** Active ones of these members, the newest first. */
export const findActive = (db: Db, memCds: readonly string[]): Promise<Pick<MemberRow, 'memCd' | 'loginId' | 'joinedAt'>[]> =>
  db
    .select({ memCd: memberTable.memCd, loginId: memberTable.loginId, joinedAt: memberTable.joinedAt })
    .from(memberTable)
    .where(and(eq(memberTable.status, 'ACTIVE'), inArray(memberTable.memCd, [...memCds])))
    .orderBy(desc(memberTable.joinedAt), desc(memberTable.memCd));

function hasLoginId(typed: string) {
  const loginId = typed.toLowerCase();
  return or(eq(sql`lower(${memberTable.loginId})`, loginId), eq(sql`lower(${memberTable.altLoginId})`, loginId));
}

/** Moves a member between open and locked; false when they are not in `from`. */
export async function moveStatus(tx: Db, memCd: string, from: MemberRow['status'], to: MemberRow['status']): Promise<boolean> {
  const rows = await tx
    .update(memberTable)
    .set({ status: to })
    .where(and(eq(memberTable.memCd, memCd), eq(memberTable.status, from)))
    .returning({ memCd: memberTable.memCd });
  return rows.length > 0;
}

/** A member by code, login id or e-mail address, as an operator types them; by code before all, as another one's login id may read like it. */
export async function findByWord(db: Db, word: string): Promise<MemberRow | null> {
  const typed = word.toLowerCase();
  const [row] = await db
    .select()
    .from(memberTable)
    .where(
      or(
        eq(memberTable.memCd, word),
        eq(sql`lower(${memberTable.loginId})`, typed),
        eq(sql`lower(${memberTable.altLoginId})`, typed),
        eq(sql`lower(${memberTable.email})`, typed),
      ),
    )
    .orderBy(sql`${memberTable.memCd} <> ${word}`, sql`lower(${memberTable.loginId}) <> ${typed}`)
    .limit(1);
  return row ?? null;
}
