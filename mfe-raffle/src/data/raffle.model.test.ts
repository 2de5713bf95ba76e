import { aRaffle, ended, scheduled } from '../testing/builders';
import { clockOf, clockTargetOf, deedOf, oddsOf, sectionsOf, STATE_TERMS } from './raffle.model';
import { storeUrlOf } from './store-url.model';

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

test('R-RAF-01 what ends soonest stands first', () => {
  const raffles = [aRaffle({ raffleProductCd: 'late' }), aRaffle({ raffleProductCd: 'soon', endAt: '2026-11-21T04:00:00.000Z' })];
  expect(sectionsOf(raffles)[0]?.raffles.map(({ raffleProductCd }) => raffleProductCd)).toEqual(['soon', 'late']);
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
  expect(deedOf(aRaffle(), { isApp: false, isLogin: false })).toEqual({ kind: 'openApp' });
  expect(deedOf(aRaffle({ tickets: 2 }), { isApp: false, isLogin: true })).toEqual({ kind: 'openApp' });
  expect(deedOf(aRaffle({ tickets: 1 }), app)).toEqual({ kind: 'apply' });
});

test('R-RAF-02 a visitor of the app logs in first', () => {
  expect(deedOf(aRaffle(), { isApp: true, isLogin: false })).toEqual({ kind: 'login' });
  expect(deedOf(ended(), { isApp: false, isLogin: false })).toEqual({ kind: 'login' });
});

test('R-RAF-02 who cannot enter reads why', () => {
  expect(deedOf(aRaffle({ tickets: 0 }), app)).toEqual({ kind: 'blocked', why: 'noTicket' });
  expect(deedOf(aRaffle({ tickets: 2, ticketCost: 3 }), app)).toEqual({ kind: 'blocked', why: 'noTicket' });
  expect(deedOf(aRaffle({ tickets: 2, myEntries: 3 }), app)).toEqual({ kind: 'blocked', why: 'limit' });
  expect(deedOf(scheduled(), app)).toEqual({ kind: 'blocked', why: 'scheduled' });
});

test('R-RAF-02 an ended raffle opens its result once', () => {
  expect(deedOf(ended(), { isApp: false, isLogin: true })).toEqual({ kind: 'openResult' });
  expect(deedOf(ended({ state: 'WINNER_CHECKED', result: 'LOST' }), app)).toEqual({ kind: 'none' });
});

test('R-RAF-02 the odds of an entry are winners in entries', () => {
  expect(oddsOf({ winnersCount: 3, entryCount: 412 })).toBe(0.7);
  expect(oddsOf({ winnersCount: 3, entryCount: 2 })).toBe(100);
  expect(oddsOf({ winnersCount: 3, entryCount: 0 })).toBeNull();
});

test('R-OTH-21 the way to the store is a web address or none', () => {
  expect(storeUrlOf('https://store.example/hyangro')).toBe('https://store.example/hyangro');
  expect(storeUrlOf('javascript:alert(1)')).toBeNull();
  expect(storeUrlOf(null)).toBeNull();
});
