import type { MemberDetails } from '@hyangro/contracts/session/session.contract';

export const aMember = {
  memCd: 'M0001',
  memNm: '지수',
  nickname: '지수의서랍',
  email: 'a@b.kr',
  gender: '02',
  ageGroupStr: '20대',
  grade: 'SILVER',
  memberType: 'PERSON',
  avatarSeed: 'M0001',
  newCustomer: false,
  hasRealName: false,
} as MemberDetails;
