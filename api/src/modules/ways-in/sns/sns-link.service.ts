import type * as z from 'zod';
import type { loginForm } from '@hyangro/contracts/session/session.contract';
import type { SnsLink, SnsProof } from '@hyangro/contracts/session/sns.contract';
import { SNS_PROVIDERS, type SnsProvider } from '@hyangro/contracts/session/sns-providers';
import type { Db, RootDb } from '../../../platform/db/db';
import type { CallContext, MemberContext } from '../../../platform/http/call';
import { hashToken } from '../../../platform/session/token';
import type { Login } from '../../member/public';
import { checkLogin } from '../../session/public';
import { countWaysIn } from '../ways-in.repository';
import { removeWayIn } from '../ways-in.service';
import type { Sns } from './open-sns';
import { findProof, forgetProofs } from './sns-attempt.repository';
import { deleteLink, findLinks, findOwner, insertLink } from './sns-link.repository';

/** The account that this browser has proved, as the screens show it. */
export async function proofOf(db: Db, browser: string, now: Date): Promise<SnsProof | null> {
  const proof = await findProof(db, hashToken(browser), now);
  if (!proof) return null;
  const { provider, openId, nickname, email, target } = proof;
  return { provider, openId, nickname: nickname ?? '', email: email ?? '', target };
}

/**
 * Links the proved account to the member of an id and password; answers who that is. Wrong passwords count and lock as at the login.
 * Refuses LOGIN_FAILED, LOGIN_LOCKED, MEMBER_LOCKED, SNS_PROOF_MISSING, SNS_TAKEN.
 */
export async function linkByPassword(
  db: RootDb,
  browser: string,
  { loginId, password }: z.output<typeof loginForm>,
  call: Pick<CallContext<'LOGIN_FAILED' | 'LOGIN_LOCKED' | 'MEMBER_LOCKED' | 'SNS_PROOF_MISSING' | 'SNS_TAKEN'>, 'now' | 'refuse'>,
): Promise<Login> {
  const proof = (await proofOf(db, browser, call.now)) ?? call.refuse('SNS_PROOF_MISSING');
  const login = await checkLogin(db, loginId, password, call);
  await link(db, browser, login.memCd, proof, call);
  return login;
}

/** Links the proved account to who is logged in. Refuses SNS_PROOF_MISSING, SNS_TAKEN. */
export async function linkToMember(
  db: RootDb,
  browser: string,
  openId: string,
  call: Pick<MemberContext<'SNS_PROOF_MISSING' | 'SNS_TAKEN'>, 'member' | 'now' | 'refuse'>,
): Promise<{ provider: SnsProvider }> {
  const { memCd } = call.member;
  const proof = await proofOf(db, browser, call.now);
  if (proof?.openId === openId) {
    await link(db, browser, memCd, proof, call);
    return { provider: proof.provider };
  }
  // A page that is loaded again finds what it did.
  for (const provider of SNS_PROVIDERS) if ((await findOwner(db, { provider, openId }))?.memCd === memCd) return { provider };
  return call.refuse('SNS_PROOF_MISSING');
}

async function link(
  db: RootDb,
  browser: string,
  memCd: string,
  proof: SnsProof,
  { now, refuse }: Pick<CallContext<'SNS_TAKEN'>, 'now' | 'refuse'>,
) {
  await db.transaction(async (tx) => {
    if (!(await insertLink(tx, memCd, proof, now))) refuse('SNS_TAKEN');
    await forgetProofs(tx, hashToken(browser));
  });
}

/** Accounts of the language's providers, and those of others that the member has linked. */
export async function linksOf(
  db: Db,
  sns: Sns,
  { member: { memCd }, locale }: Pick<MemberContext, 'member' | 'locale'>,
): Promise<SnsLink[]> {
  const [links, ways] = [await findLinks(db, memCd), await countWaysIn(db, memCd)];
  const linkedAt = new Map(links.map(({ provider, createdAt }) => [provider, createdAt.toISOString()]));
  const shown = new Set([...sns.inUse(locale), ...linkedAt.keys()]);
  return [...shown].map((provider) => ({
    provider,
    linkedAt: linkedAt.get(provider) ?? null,
    canUnlink: linkedAt.has(provider) && ways > 1,
  }));
}

/** Takes an account away from the member. Refuses SNS_NOT_LINKED, and LAST_WAY_IN while nothing else opens the shop for them. */
export async function unlink(
  db: RootDb,
  provider: SnsProvider,
  { member: { memCd }, refuse }: Pick<MemberContext<'SNS_NOT_LINKED' | 'LAST_WAY_IN'>, 'member' | 'refuse'>,
): Promise<void> {
  await removeWayIn(db, memCd, refuse, async (tx) => {
    if (!(await deleteLink(tx, memCd, provider))) refuse('SNS_NOT_LINKED');
  });
}
