import { aRaffle, ended, scheduled } from '../testing/samples';
import { clockOf, clockTargetOf, actionOf, oddsOf, sectionsOf, STATE_TERMS } from './raffle.model';

const app = { isApp: true, isLogin: true };

test('R-RAF-01 raffles stand in sections: in progress, scheduled, ended', () => {
  const raffles = [
    ended({ raffleProductCd: 'E' }),
    scheduled({ raffleProductCd: 'S' }),
    aRaffle({ raffleProductCd: 'P' }),
    ended({ raffleProductCd: 'W', state: 'WINNER_CHECKED' }),
  ];
  expect(sectionsOf(raffles).map(({ name, raffles: list }) => [name, list.length])).toEqual([
    ['inProgress', 1],
    ['scheduled', 1],
    ['ended', 2],
  ]);
  expect(sectionsOf([])).toEqual([]);
});

test('ST-RAF-01 every state has its word', () => {
  expect(Object.keys(STATE_TERMS)).toEqual(['IN_PROGRESS', 'SCHEDULED', 'ENDED', 'WINNER_CHECKED']);
});

test('ST-RAF-01 the clock counts to the end of what runs and to the start of what is scheduled', () => {
  const running = aRaffle();
  const coming = scheduled();
  expect(clockTargetOf(running)).toBe(Date.parse(running.endAt));
  expect(clockTargetOf(coming)).toBe(Date.parse(coming.startAt));
  expect(clockTargetOf(ended())).toBeNull();
  expect(clockOf(3_661_000)).toEqual(['01', '01', '01']);
  expect(clockOf(360_000_000)).toEqual(['100', '00', '00']);
});

test('R-OTH-21 an entry is made in the app, and the web leads there', () => {
  expect(actionOf(aRaffle(), { isApp: false, isLogin: false })).toEqual({ kind: 'openApp' });
  expect(actionOf(aRaffle({ tickets: 2 }), { isApp: false, isLogin: true })).toEqual({ kind: 'openApp' });
  expect(actionOf(aRaffle({ tickets: 1 }), app)).toEqual({ kind: 'apply' });
});

test('R-RAF-02 a visitor of the app logs in first', () => {
  expect(actionOf(aRaffle(), { isApp: true, isLogin: false })).toEqual({ kind: 'login' });
  expect(actionOf(ended(), { isApp: false, isLogin: false })).toEqual({ kind: 'login' });
});

test('R-RAF-02 who cannot enter reads why', () => {
  expect(actionOf(aRaffle({ tickets: 0 }), app)).toEqual({ kind: 'blocked', why: 'noTicket' });
  expect(actionOf(aRaffle({ tickets: 2, ticketCost: 3 }), app)).toEqual({ kind: 'blocked', why: 'noTicket' });
  expect(actionOf(aRaffle({ tickets: 2, myEntries: 3 }), app)).toEqual({ kind: 'blocked', why: 'limit' });
  expect(actionOf(scheduled(), app)).toEqual({ kind: 'blocked', why: 'scheduled' });
});

test('R-RAF-02 an ended raffle opens its result once', () => {
  expect(actionOf(ended({ myEntries: 1 }), { isApp: false, isLogin: true })).toEqual({ kind: 'openResult' });
  expect(actionOf(ended({ myEntries: 0 }), { isApp: false, isLogin: true })).toEqual({ kind: 'none' });
  expect(actionOf(ended({ state: 'WINNER_CHECKED', result: 'LOST' }), app)).toEqual({ kind: 'none' });
});

test('R-RAF-02 the odds of an entry are winners in entries', () => {
  expect(oddsOf({ winnersCount: 3, entryCount: 412 })).toBe(0.7);
  expect(oddsOf({ winnersCount: 3, entryCount: 2 })).toBe(100);
  expect(oddsOf({ winnersCount: 3, entryCount: 0 })).toBeNull();
});

test('ST-RAF-01 every state has a word of its own', () => {
  expect(Object.values(STATE_TERMS)).toEqual(['raffle.s0001', 'raffle.s0002', 'raffle.s0003', 'raffle.s0004']);
});

test('ST-RAF-01 the clock shows two digits, whole seconds, and nothing below zero', () => {
  expect([clockOf(1), clockOf(59_000), clockOf(60_000), clockOf(3_599_001)]).toEqual([
    ['00', '00', '01'],
    ['00', '00', '59'],
    ['00', '01', '00'],
    ['01', '00', '00'],
  ]);
  expect(clockOf(-5_000)).toEqual(['00', '00', '00']);
});

test('R-RAF-02 the last entry a member may make is open, the next is not', () => {
  expect(actionOf(aRaffle({ tickets: 2, myEntries: 2, maxEntriesPerMember: 3 }), app)).toEqual({ kind: 'apply' });
  expect(actionOf(aRaffle({ tickets: 2, myEntries: 3, maxEntriesPerMember: 3 }), { isApp: false, isLogin: true })).toEqual({
    kind: 'blocked',
    why: 'limit',
  });
  expect(actionOf(aRaffle({ myEntries: 3, maxEntriesPerMember: 3 }), { isApp: true, isLogin: false })).toEqual({ kind: 'login' });
  expect(actionOf(aRaffle({ tickets: 2, ticketCost: 2 }), app)).toEqual({ kind: 'apply' });
  expect(actionOf(aRaffle({ tickets: null, ticketCost: 1 }), app)).toEqual({ kind: 'blocked', why: 'noTicket' });
});

test('R-RAF-02 one winner in one entry is certain', () => {
  expect(oddsOf({ winnersCount: 1, entryCount: 1 })).toBe(100);
  expect(oddsOf({ winnersCount: 1, entryCount: 1_000 })).toBe(0.1);
});

test('R-RAF-01 within its section a raffle stands where the shop answered it', () => {
  const raffles = ['A', 'B', 'C'].map((raffleProductCd, n) => aRaffle({ raffleProductCd, endAt: `2026-11-2${3 - n}T03:00:00.000Z` }));
  expect(sectionsOf(raffles)[0]?.raffles.map(({ raffleProductCd }) => raffleProductCd)).toEqual(['A', 'B', 'C']);
});
