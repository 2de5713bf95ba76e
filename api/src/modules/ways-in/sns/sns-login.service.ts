import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import type { SnsFailure } from '@hyangro/contracts/wire-names';
import type { Deps } from '../../../platform/module';
import type { CallContext } from '../../../platform/http/call';
import { hashToken, newToken } from '../../../platform/session/token';
import type { Sns } from './open-sns';
import { linkFailedPath, linkSnsPath, linkedPath, loginFailedPath, targetPath } from './sns-addresses';
import { findAttempt, forgetProofs, insertAttempt, saveProof, takeAttempt, type Attempt } from './sns-attempt.repository';
import { findOwner, insertLink } from './sns-link.repository';
import { SnsFault, type SnsProfile } from './sns-provider';

type Use = Pick<Deps, 'db' | 'log'> & { sns: Sns };

interface Beginning {
  provider: SnsProvider;
  /** Token of the browser's cookie. */
  browser: string;
  target: string;
  /** Who links the account; null at a login. */
  memCd: string | null;
}

/** Begins the way to a provider; answers where the browser goes. Refuses SNS_UNAVAILABLE. */
export async function beginSns(
  { db, sns }: Use,
  { provider, browser, target, memCd }: Beginning,
  { locale, now, refuse }: Pick<CallContext<'SNS_UNAVAILABLE'>, 'locale' | 'now' | 'refuse'>,
): Promise<string> {
  const port = sns.port(provider) ?? refuse('SNS_UNAVAILABLE');
  const secrets = { state: newToken(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  const { state, ...kept } = secrets;
  const row = { ...kept, provider, target, memCd, browserHash: hashToken(browser), stateHash: hashToken(state), createdAt: now };
  await insertAttempt(db, row);
  return port.authorizationUrl(secrets, locale);
}

/** Where a browser goes that came back, and who is logged in on it from now on. */
export interface Return {
  path: string;
  memCd?: string;
}

/**
 * What follows when a browser comes back from a provider. The state counts once, for the browser that began, for ten minutes.
 * An account that opens no member becomes this browser's proof.
 * @param memCd who is logged in on the browser
 */
export async function endSns(
  { db, log, sns }: Use,
  { provider, search, browser, memCd }: { provider: SnsProvider; search: URLSearchParams; browser: string; memCd: string | null },
  now: Date,
): Promise<Return> {
  const state = search.get('state') ?? '';
  const [stateHash, browserHash] = [hashToken(state), hashToken(browser)];
  const attempt = await takeAttempt(db, stateHash, browserHash, now);
  if (attempt?.provider !== provider) return afterNone(await findAttempt(db, stateHash, browserHash), memCd);
  const failed = (failure: SnsFailure) => ({ path: failurePath(attempt, failure) });
  if (attempt.memCd !== null && attempt.memCd !== memCd) return failed('FAILED');

  let profile: SnsProfile;
  try {
    const port = sns.port(provider);
    if (!port) return failed('FAILED');
    profile = await port.profile(search, { state, nonce: attempt.nonce, codeVerifier: attempt.codeVerifier });
  } catch (error) {
    if (!(error instanceof SnsFault)) throw error;
    if (error.reason === 'FAILED') log.warn({ err: error.cause, provider }, 'a login by another account failed');
    return failed(error.reason);
  }
  const account = { provider, openId: profile.openId };
  if (attempt.memCd !== null) return (await insertLink(db, attempt.memCd, account, now)) ? { path: linkedPath(provider) } : failed('TAKEN');
  const owner = await findOwner(db, account);
  if (!owner) {
    await saveProof(db, stateHash, profile, now);
    return { path: linkSnsPath(attempt.target) };
  }
  if (!owner.isActive) return failed('LOCKED');
  await forgetProofs(db, browserHash);
  return { path: targetPath(attempt.target), memCd: owner.memCd };
}

/** Nothing may be taken: who is logged in already goes on; else the login says why. */
function afterNone(attempt: Attempt | null, memCd: string | null): Return {
  if (!attempt) return { path: memCd ? targetPath('') : loginFailedPath('', 'FAILED') };
  if (attempt.usedAt === null) return { path: failurePath(attempt, 'EXPIRED') };
  if (attempt.memCd !== null) return { path: linkedPath(attempt.provider) };
  return { path: memCd ? targetPath(attempt.target) : attempt.provenAt ? linkSnsPath(attempt.target) : failurePath(attempt, 'USED') };
}

const failurePath = ({ memCd, target }: Attempt, failure: SnsFailure) =>
  memCd === null ? loginFailedPath(target, failure) : linkFailedPath(failure);
