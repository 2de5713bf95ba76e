import { eq, ne, sql } from 'drizzle-orm';
import type { NotificationKind } from '@hyangro/contracts/member/notification.rules';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { memberProfileTable, memberTable, realNameTable } from './member.tables';
import { isReached } from './tell-members.repository';

const view = new QueryBuilder();

/** What everybody may see of a member, for joins. */
export const publicProfiles = view
  .select({ memCd: memberTable.memCd, nickname: memberTable.nickname, avatarSeed: memberTable.avatarSeed })
  .from(memberTable)
  .as('public_profiles');

/** Whoever wrote something, for joins: no name of a member who left, and traits of the beauty profile where the member shows them. */
export const postAuthors = view
  .select({
    memCd: memberTable.memCd,
    nickname: sql<string>`case when ${memberTable.status} = 'WITHDRAWN' then '' else ${memberTable.nickname} end`.as('author_nickname'),
    avatarSeed: memberTable.avatarSeed,
    photoKey: memberProfileTable.photoKey,
    skinType: sql<string | null>`case when ${memberProfileTable.showsTraits} then ${memberProfileTable.beauty}->>'skinType' end`.as(
      'author_skin_type',
    ),
    skinTone: sql<string | null>`case when ${memberProfileTable.showsTraits} then ${memberProfileTable.beauty}->>'skinTone' end`.as(
      'author_skin_tone',
    ),
    concerns: sql<
      string[]
    >`case when ${memberProfileTable.showsTraits} then coalesce(${memberProfileTable.beauty}->'concern', '[]') else '[]' end`.as(
      'author_concerns',
    ),
  })
  .from(memberTable)
  .leftJoin(memberProfileTable, eq(memberProfileTable.memCd, memberTable.memCd))
  .as('post_authors');

/** Members who may log in, with what a call knows of its caller (`platform/session/member.ts`), for joins. */
export const activeMembers = view
  .select({
    memCd: memberTable.memCd,
    grade: memberTable.grade,
    memberType: memberTable.memberType,
    nickname: memberTable.nickname,
    memNm: memberTable.memNm,
    gender: memberTable.gender,
    birthday: memberTable.birthday,
  })
  .from(memberTable)
  .where(eq(memberTable.status, 'ACTIVE'))
  .as('active_members');

/** Members of whom real-name details are kept, for joins. */
export const realNames = view
  .select({ memCd: realNameTable.memCd, realNameCd: realNameTable.realNameCd, savedAt: realNameTable.createdAt })
  .from(realNameTable)
  .as('real_names');

/** Members who may be told something, for joins. */
export const audienceMembers = view
  .select({ memCd: memberTable.memCd, grade: memberTable.grade, joinedAt: memberTable.joinedAt })
  .from(memberTable)
  .where(ne(memberTable.status, 'WITHDRAWN'))
  .as('audience_members');

/** Those in whose lists news of a kind stand. */
export const reachedMembers = (kind: NotificationKind) =>
  view.select({ memCd: memberTable.memCd }).from(memberTable).where(isReached(kind, 'LIST')).as('reached_members');

/** Whether a member has proved a phone or a mailbox, for joins. */
export const memberProofs = view
  .select({
    memCd: memberTable.memCd,
    nickname: memberTable.nickname,
    hasProof: sql<boolean>`(${memberTable.phone} is not null or ${memberTable.emailConfirmedAt} is not null)`.as('has_proof'),
  })
  .from(memberTable)
  .as('member_proofs');
