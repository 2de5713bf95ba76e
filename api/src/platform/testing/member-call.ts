import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { MemberContext } from '../http/call';
import { throwRefusal } from '../http/refusal';

/** A member's call in the app without HTTP, for tests that race a service against itself. Refusals are thrown. */
export const memberCall = (memCd: string, now: Date): MemberContext<RefusalName> => ({
  member: { memCd, grade: 'NEW', memberType: 'PERSON', nickname: '-', memNm: '-', gender: '01', birthday: '19900101' },
  locale: 'ko',
  isApp: true,
  now,
  refuse: throwRefusal,
});
