/** State passed from step to step in the history entry; anything else is treated as absent. */
export interface ProvenPhone {
  phone: string;
  verificationCd: string;
}
export interface Welcome {
  nickname: string;
}

const has = (state: unknown, fields: readonly string[]): state is Record<string, string> =>
  typeof state === 'object' && state !== null && fields.every((field) => typeof (state as Record<string, unknown>)[field] === 'string');

export const provenPhoneOf = (state: unknown): ProvenPhone | null =>
  has(state, ['phone', 'verificationCd']) ? (state as unknown as ProvenPhone) : null;
export const welcomeOf = (state: unknown): Welcome | null => (has(state, ['nickname']) ? (state as unknown as Welcome) : null);
