import type { Grade } from '@hyangro/contracts/session/session.contract';

/** The logged-in member of a call, read with the session. */
export interface Member {
  memCd: string;
  grade: Grade;
  memberType: 'PERSON' | 'CORPORATE';
  nickname: string;
  memNm: string;
  gender: string;
  /** KST birth day, `YYYYMMDD`. */
  birthday: string;
}
