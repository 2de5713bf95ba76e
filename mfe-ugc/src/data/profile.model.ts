import { MANY_OF, ONE_OF } from '@hyangro/contracts/member/beauty.rules';
import type { MemberProfile } from '@hyangro/contracts/ugc/profile.contract';

/** In the order in which they are shown. */
export const TABS = ['ALL', 'REVIEW', 'FEED', 'TALK'] as const;
export type ProfileTab = (typeof TABS)[number];

/** Tab in an address, `?tab=FEED`; what is not understood is all of them. */
export const tabOf = (search: URLSearchParams): ProfileTab => TABS.find((tab) => tab === search.get('tab')) ?? 'ALL';

/** Lists of members behind the counts of a profile. */
const SIDES = ['followers', 'following'] as const;
export type FollowSide = (typeof SIDES)[number];

/** The list that an address has open, `?list=followers`; none for anything else. */
export const sideOf = (search: URLSearchParams): FollowSide | null => SIDES.find((side) => side === search.get('list')) ?? null;

/** The address of a profile's state with a list open, or with none; the tab stays. */
export function searchWith(search: URLSearchParams, side: FollowSide | null): string {
  const next = new URLSearchParams(search);
  if (side) next.set('list', side);
  else next.delete('list');
  return next.size > 0 ? `?${next}` : '';
}

type Traits = NonNullable<MemberProfile['traits']>;
/** Only what this version knows a word for. */
export const knownTraits = ({ skinType, skinTone, concern }: Traits) => ({
  skinType: ONE_OF.skinType.find((answer) => answer === skinType) ?? null,
  skinTone: ONE_OF.skinTone.find((answer) => answer === skinTone) ?? null,
  concern: MANY_OF.concern.filter((answer) => concern.includes(answer)),
});
