import { AVOIDED_INGREDIENTS_MAX, BEAUTY_REWARD_FROM, REWARDS } from '@hyangro/contracts/constants';
import { chosenIn, MANY_OF, ONE_OF, type BeautyForm, type BeautySaving } from '@hyangro/contracts/member/beauty.rules';
import type { MyProfile } from '@hyangro/contracts/member/profile.contract';
import type { Db, RootDb } from '../../platform/db/db';
import { isUniqueViolation } from '../../platform/db/unique-violation';
import type { MemberContext } from '../../platform/http/call';
import { bookPoints, claimBeautyReward, findOwnProfile, lockAvoided, photoUrlOf, saveBeauty, setNickname } from '../member/public';

/** The member's own public and beauty profile (R-MY-03). */
export async function readProfile(db: Db, { member }: Pick<MemberContext, 'member'>): Promise<MyProfile> {
  const { nickname, avatarSeed, photoKey, beauty, rewardGiven } = await findOwnProfile(db, member.memCd);
  return { nickname, avatarSeed, photoUrl: photoUrlOf(photoKey), beauty: beautyOf(beauty), isRewarded: rewardGiven };
}

/** Changes the nickname; the database decides who of two has it (V-NK1). */
export async function changeNickname(
  db: Db,
  nickname: string,
  { member, refuse }: Pick<MemberContext<'NICKNAME_TAKEN'>, 'member' | 'refuse'>,
): Promise<{ nickname: string }> {
  try {
    await setNickname(db, member.memCd, nickname);
    return { nickname };
  } catch (error) {
    if (isUniqueViolation(error, 'member_nickname_unique')) return refuse('NICKNAME_TAKEN');
    throw error;
  }
}

/** Saves the beauty profile, without undoing what the pages of products did to its ingredients meanwhile; the first one with enough chosen brings points, once, ever (K-BTY). */
export const saveBeautyProfile = (
  db: RootDb,
  { avoidBefore, ...form }: BeautySaving,
  { member: { memCd }, now }: Pick<MemberContext, 'member' | 'now'>,
): Promise<{ beauty: BeautyForm; rewardPoints: number }> =>
  db.transaction(async (tx) => {
    const kept = await lockAvoided(tx, memCd);
    const beauty = avoidBefore ? { ...form, avoid: merged(kept, avoidBefore, form.avoid) } : form;
    const chosen = chosenIn(beauty);
    await saveBeauty(tx, memCd, withoutOpen(beauty), chosen);
    if (chosen < BEAUTY_REWARD_FROM || !(await claimBeautyReward(tx, memCd))) return { beauty, rewardPoints: 0 };
    await bookPoints(tx, { memCd, kind: 'BEAUTY_PROFILE', amount: REWARDS.beautyProfilePoints, now });
    return { beauty, rewardPoints: REWARDS.beautyProfilePoints };
  });

/** The list as it is now, with what the form took off it and put on it; of too many the oldest go. */
function merged(now: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const stays = now.filter((name) => after.includes(name) || !before.includes(name));
  const added = after.filter((name) => !before.includes(name) && !now.includes(name));
  return [...stays, ...added].slice(-AVOIDED_INGREDIENTS_MAX);
}

/** Only what is answered is stored. */
const withoutOpen = (beauty: BeautyForm): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(beauty).flatMap(([question, answer]) => (answer === null || answer.length === 0 ? [] : [[question, answer]])),
  );

/** What is stored, as the form has it: an answer that is no longer offered is an open question. */
function beautyOf(stored: Readonly<Record<string, string | string[]>>): BeautyForm {
  const one = <Q extends keyof typeof ONE_OF>(question: Q) =>
    ((ONE_OF[question] as readonly string[]).find((answer) => answer === stored[question]) ?? null) as BeautyForm[Q];
  const many = <Q extends keyof typeof MANY_OF>(question: Q) =>
    (MANY_OF[question] as readonly string[]).filter((answer) => [stored[question] ?? []].flat().includes(answer)) as BeautyForm[Q];
  return {
    skinType: one('skinType'),
    skinTone: one('skinTone'),
    undertone: one('undertone'),
    strength: one('strength'),
    finish: one('finish'),
    concern: many('concern'),
    scent: many('scent'),
    avoid: [stored['avoid'] ?? []].flat(),
  };
}
