/** State passed from step to step in the history entry, which anybody may have written: only texts of the expected names are taken over. */
export interface ProvenPhone {
  phone: string;
  verificationCd: string;
}
export interface Welcome {
  nickname: string;
  /** Whether points came with the sign-up. */
  isRewarded: boolean;
}
/** What a social login knows of its member. */
export interface SocialProfile {
  /** How the provider names the account; empty where none was proved. */
  openId: string;
  email: string;
  nickname: string;
}

export function provenPhoneOf(state: unknown): ProvenPhone | null {
  const [phone, verificationCd] = [textIn(state, 'phone'), textIn(state, 'verificationCd')];
  return phone && verificationCd ? { phone, verificationCd } : null;
}

export function welcomeOf(state: unknown): Welcome | null {
  const nickname = textIn(state, 'nickname');
  return nickname ? { nickname, isRewarded: textIn(state, 'rewardPoints') !== '0' } : null;
}

/** Empty where nothing came along. */
export const profileOf = (state: unknown): SocialProfile => ({
  openId: textIn(state, 'openId'),
  email: textIn(state, 'email'),
  nickname: textIn(state, 'nickname'),
});

function textIn(state: unknown, field: string): string {
  const value = typeof state === 'object' && state !== null && Object.hasOwn(state, field) && (state as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}
