import type { Message } from '../../messages';

/** What this version says of the codes of a saved profile. */
const TEXTS = { 'memberInfo.a0005': 'profile.rewarded', 'memberInfo.a0006': 'profile.saved' } as const satisfies Record<string, Message>;

/** Key of what is said once a profile is saved, by the points that it brought (K-BTY). */
export const savedText = (rewardPoints: number): Message => TEXTS[rewardPoints > 0 ? 'memberInfo.a0005' : 'memberInfo.a0006'];
