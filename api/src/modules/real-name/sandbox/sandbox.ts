import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config';
import { cipherOf } from '../../../platform/cipher/cipher';
import type { IdentityCheckPort } from '../identity-check.service';

/** Path of the page from the root of the API; the shop's server passes `/api` on. */
export const SANDBOX_PATH = '/identity/sandbox';
const ANSWER_SECONDS = 60;
const ANSWER = /^(VERIFIED|REFUSED)\.(\d{1,12})\.([\w-]{43})$/;

/** What the shopper may let the sandbox say. */
export interface Sandbox extends IdentityCheckPort {
  /** Answer with which the browser comes back; a late one is too old already. */
  grant(state: string, result: 'VERIFIED' | 'REFUSED', now: Date, isLate?: boolean): string;
}

/** An identity provider inside the API: it confirms whoever the shopper says, signs what it says, and asks nobody. */
export function sandboxProvider(config: Pick<Config, 'REAL_NAME_KEY'>): Sandbox {
  const { fingerprint } = cipherOf(config);
  const signatureOf = (state: string, result: string, until: string) => fingerprint(`identity-sandbox:${state}:${result}:${until}`);
  return {
    begin: async (state) => `/api${SANDBOX_PATH}?${new URLSearchParams({ state }).toString()}`,
    grant(state, result, now, isLate = false) {
      const until = String(Math.floor(now.getTime() / 1000) + (isLate ? -1 : ANSWER_SECONDS));
      return `${result}.${until}.${signatureOf(state, result, until)}`;
    },
    async read(state, answer, now) {
      const [, result, until = '', given = ''] = ANSWER.exec(answer) ?? [];
      if (!result || !timingSafeEqual(Buffer.from(signatureOf(state, result, until)), Buffer.from(given))) return null;
      return Number(until) * 1000 < now.getTime() ? 'LATE' : (result as 'VERIFIED' | 'REFUSED');
    },
  };
}
