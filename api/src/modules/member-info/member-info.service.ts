import type * as z from 'zod';
import type { MemberInfo, ProofWays } from '@hyangro/contracts/member/member-info.contract';
import type { memberInfoForm } from '@hyangro/contracts/member/member-info.rules';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { existingMember, hasPassword, setPersonal } from '../member/public';
import { isOldEnough } from '../sign-up/public';
import { countPasskeys, linkedProviders } from '../ways-in/public';

/** By what a member can prove anew who is there: the way of the session's login stays open to everybody who has one. */
export const readProofWays = async (db: Db, { member: { memCd } }: Pick<MemberContext, 'member'>): Promise<ProofWays> => ({
  hasPassword: await hasPassword(db, memCd),
  hasPasskey: (await countPasskeys(db, memCd)) > 0,
  providers: await linkedProviders(db, memCd),
});

/** What the shop knows of a member by name. */
export async function readMemberInfo(db: Db, memCd: string): Promise<MemberInfo> {
  const { loginId, memNm, email, emailConfirmedAt, phone, birthday, gender, joinedAt } = await existingMember(db, memCd);
  return {
    loginId,
    memNm,
    email,
    isEmailConfirmed: emailConfirmedAt !== null,
    phone,
    birthday,
    gender,
    joinedAt: joinedAt.toISOString(),
  };
}

/** Changes name, birthday and gender (R-MY-18). Refuses JOIN_TOO_YOUNG: nobody becomes a member below the age by a later change. */
export async function changeMemberInfo(
  db: Db,
  form: z.output<typeof memberInfoForm>,
  { member: { memCd }, now, refuse }: Pick<MemberContext<'JOIN_TOO_YOUNG'>, 'member' | 'now' | 'refuse'>,
): Promise<MemberInfo> {
  if (!isOldEnough(form.birthday, now)) refuse('JOIN_TOO_YOUNG');
  await setPersonal(db, memCd, form);
  return readMemberInfo(db, memCd);
}
