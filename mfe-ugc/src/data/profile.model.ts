import { MANY_OF, ONE_OF } from '@hyangro/contracts/member/beauty.rules';
import type { MemberProfile } from '@hyangro/contracts/ugc/profile.contract';

/** In the order in which they are shown. */
export const TABS = ['ALL', 'REVIEW', 'FEED', 'TALK'] as const;
export type ProfileTab = (typeof TABS)[number];

/** Tab in an address, `?tab=FEED`; what is not understood is all of them. */
export const tabOf = (search: URLSearchParams): ProfileTab => TABS.find((tab) => tab === search.get('tab')) ?? 'ALL';

type Traits = NonNullable<MemberProfile['traits']>;
/** Only what this version knows a word for. */
export const knownTraits = ({ skinType, skinTone, concern }: Traits) => ({
  skinType: ONE_OF.skinType.find((answer) => answer === skinType) ?? null,
  skinTone: ONE_OF.skinTone.find((answer) => answer === skinTone) ?? null,
  concern: MANY_OF.concern.filter((answer) => concern.includes(answer)),
});
