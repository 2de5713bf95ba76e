import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { memberTable } from './member.tables';

const view = new QueryBuilder();

/** What everybody may see of a member, for joins. */
export const publicProfiles = view
  .select({ memCd: memberTable.memCd, nickname: memberTable.nickname, avatarSeed: memberTable.avatarSeed })
  .from(memberTable)
  .as('public_profiles');

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
