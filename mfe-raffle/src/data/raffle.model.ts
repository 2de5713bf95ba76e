import type { Raffle, RaffleCard } from '@hyangro/contracts/raffle/raffle.contract';

export type RaffleState = RaffleCard['state'];

/** Term of each state (ST-RAF-01). */
export const STATE_TERMS: Readonly<Record<RaffleState, string>> = {
  IN_PROGRESS: 'raffle.s0001',
  SCHEDULED: 'raffle.s0002',
  ENDED: 'raffle.s0003',
  WINNER_CHECKED: 'raffle.s0004',
};

export type SectionName = 'inProgress' | 'scheduled' | 'ended';
const SECTION_OF: Readonly<Record<RaffleState, SectionName>> = {
  IN_PROGRESS: 'inProgress',
  SCHEDULED: 'scheduled',
  ENDED: 'ended',
  WINNER_CHECKED: 'ended',
};

/** Raffles by section, each in the order that matters there: what ends soonest, what opens soonest, what ended last (R-RAF-01). */
export function sectionsOf(raffles: readonly RaffleCard[]): { name: SectionName; raffles: RaffleCard[] }[] {
  const of = (name: SectionName) => raffles.filter(({ state }) => SECTION_OF[state] === name);
  const by = (field: 'startAt' | 'endAt', sign: 1 | -1) => (a: RaffleCard, b: RaffleCard) =>
    sign * (Date.parse(a[field]) - Date.parse(b[field]));
  return [
    { name: 'inProgress' as const, raffles: of('inProgress').sort(by('endAt', 1)) },
    { name: 'scheduled' as const, raffles: of('scheduled').sort(by('startAt', 1)) },
    { name: 'ended' as const, raffles: of('ended').sort(by('endAt', -1)) },
  ].filter((section) => section.raffles.length > 0);
}

/** The instant its clock counts to: the end of what runs, the start of what is scheduled; null once ended. */
export function clockTargetOf({ state, startAt, endAt }: Pick<RaffleCard, 'state' | 'startAt' | 'endAt'>): number | null {
  if (state === 'IN_PROGRESS') return Date.parse(endAt);
  return state === 'SCHEDULED' ? Date.parse(startAt) : null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes, seconds of the time left, two digits at least. */
export function clockOf(leftMs: number): [string, string, string] {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return [two(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)];
}

/** What the button of a raffle does. `blocked` says why it cannot. */
export type Deed =
  | { kind: 'apply' }
  | { kind: 'openApp' }
  | { kind: 'login' }
  | { kind: 'blocked'; why: 'noTicket' | 'limit' | 'scheduled' }
  | { kind: 'openResult' }
  | { kind: 'none' };

/**
 * What can be done with a raffle now. Entries are made in the app (R-OTH-21); a visitor logs in for what is a member's.
 * @param isApp whether the page runs in the app's web view
 */
export function deedOf(raffle: Raffle, { isApp, isLogin }: { isApp: boolean; isLogin: boolean }): Deed {
  if (raffle.state === 'SCHEDULED') return { kind: 'blocked', why: 'scheduled' };
  if (raffle.state === 'ENDED') return isLogin ? { kind: 'openResult' } : { kind: 'login' };
  if (raffle.state === 'WINNER_CHECKED') return { kind: 'none' };
  if (isLogin && raffle.myEntries >= raffle.maxEntriesPerMember) return { kind: 'blocked', why: 'limit' };
  if (!isApp) return { kind: 'openApp' };
  if (!isLogin) return { kind: 'login' };
  if ((raffle.tickets ?? 0) < raffle.ticketCost) return { kind: 'blocked', why: 'noTicket' };
  return { kind: 'apply' };
}

/** Chance of one entry to win if nobody else entered any more, in percent with one decimal; null before the first entry. */
export const oddsOf = ({ winnersCount, entryCount }: Pick<RaffleCard, 'winnersCount' | 'entryCount'>): number | null =>
  entryCount > 0 ? Math.min(100, Math.round((winnersCount / entryCount) * 1000) / 10) : null;
