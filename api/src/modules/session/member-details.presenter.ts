import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { Locale } from '@hyangro/contracts/locales';
import { ageGroup } from '../../platform/session/age-group';
import type { MemberRow } from '../member/public';

export const presentMember = (
  member: MemberRow,
  known: Pick<MemberDetails, 'newCustomer' | 'hasRealName'>,
  locale: Locale,
  now: Date,
): MemberDetails => ({
  memCd: member.memCd as MemCd,
  memNm: member.memNm,
  nickname: member.nickname,
  email: member.email,
  gender: member.gender,
  ageGroupStr: ageGroup(member.birthday, now, locale),
  grade: member.grade,
  memberType: member.memberType,
  avatarSeed: member.avatarSeed,
  ...known,
});
