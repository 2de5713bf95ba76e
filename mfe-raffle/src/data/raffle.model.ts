import type { Term } from '@hyangro/runtime';
import type { Raffle, RaffleCard } from '@hyangro/contracts/raffle/raffle.contract';

export type RaffleState = RaffleCard['state'];

/** Term of each state (ST-RAF-01). */
export const STATE_TERMS: Readonly<Record<RaffleState, Term>> = {
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

const SECTIONS: readonly SectionName[] = ['inProgress', 'scheduled', 'ended'];

/** Raffles by section, those without one left out. Within a section they stand as the API ordered them (R-RAF-01). */
export const sectionsOf = (raffles: readonly RaffleCard[]): { name: SectionName; raffles: RaffleCard[] }[] =>
  SECTIONS.map((name) => ({ name, raffles: raffles.filter(({ state }) => SECTION_OF[state] === name) })).filter(
    (section) => section.raffles.length > 0,
  );

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
export type RaffleAction =
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
export function actionOf(raffle: Raffle, { isApp, isLogin }: { isApp: boolean; isLogin: boolean }): RaffleAction {
  if (raffle.state === 'SCHEDULED') return { kind: 'blocked', why: 'scheduled' };
  // Who has not entered has no result to open.
  if (raffle.state === 'ENDED') return !isLogin ? { kind: 'login' } : { kind: raffle.myEntries > 0 ? 'openResult' : 'none' };
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
