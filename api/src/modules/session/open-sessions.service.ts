import Bowser from 'bowser';
import { APP_AGENT } from '@hyangro/contracts/wire-names';
import type { OpenSession } from '@hyangro/contracts/session/session.contract';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { hashToken } from '../../platform/session/token';
import { deleteSession, findSessionsOf, type SessionRow } from './session.repository';

type Call = Pick<MemberContext, 'member' | 'now'>;

/** The member's open sessions, the one of `currentHash` first, then by last use. */
export async function openSessionsOf(db: Db, currentHash: string | null, { member: { memCd }, now }: Call): Promise<OpenSession[]> {
  const rows = await findSessionsOf(db, memCd, now);
  const shown = rows.map((row) => present(row, currentHash));
  return [...shown.filter(({ isCurrent }) => isCurrent), ...shown.filter(({ isCurrent }) => !isCurrent)];
}

/** Ends one of the member's own sessions; any other code ends none. */
export async function endOne(db: Db, sessionCd: string, { member: { memCd }, now }: Call): Promise<void> {
  const row = (await findSessionsOf(db, memCd, now)).find(({ tokenHash }) => codeOf(tokenHash) === sessionCd);
  if (row) await deleteSession(db, row.tokenHash);
}

/** What a page may know of a session: not even the hash of its token. */
const codeOf = (tokenHash: string): string => hashToken(tokenHash).slice(0, 22);

const present = ({ tokenHash, userAgent, network, createdAt, seenAt }: SessionRow, currentHash: string | null): OpenSession => ({
  sessionCd: codeOf(tokenHash),
  isCurrent: tokenHash === currentHash,
  ...deviceOf(userAgent),
  network,
  startedAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

const DEVICES: Readonly<Record<string, OpenSession['device']>> = { desktop: 'PC', mobile: 'PHONE', tablet: 'TABLET' };

function deviceOf(userAgent: string | null): Pick<OpenSession, 'device' | 'browser' | 'os'> {
  if (!userAgent) return { device: 'OTHER', browser: null, os: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = userAgent.includes(APP_AGENT) ? 'APP' : (DEVICES[platform.type ?? ''] ?? 'OTHER');
  return { device, browser: browser.name || null, os: os.name || null };
}
