import type { Locale } from '@hyangro/contracts/locales';

/** What a provider tells of an account; texts are empty where it keeps them to itself. */
export interface SnsProfile {
  openId: string;
  nickname: string;
  email: string;
}

/** Secrets of one way to a provider and back. */
export interface SnsSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Somebody whose accounts may open the shop. */
export interface SnsPort {
  /** Where the browser goes to be asked who it is. */
  authorizationUrl(secrets: SnsSecrets, locale: Locale): Promise<string>;
  /**
   * Exchanges the code of an address that the browser came back to, and reads the account.
   * @param search query of that address
   * @throws SnsFault
   */
  profile(search: URLSearchParams, secrets: SnsSecrets): Promise<SnsProfile>;
}

/** Why a provider tells no account: `DENIED` the shopper said no, `EXPIRED` the code is too old, `FAILED` anything else. */
export class SnsFault extends Error {
  constructor(
    readonly reason: 'DENIED' | 'EXPIRED' | 'FAILED',
    cause: unknown,
  ) {
    super(`no account: ${reason}`, { cause });
  }
}
