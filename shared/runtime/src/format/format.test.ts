import cn from '@hyangro/contracts/messages/terms.cn.json';
import en from '@hyangro/contracts/messages/terms.en.json';
import ko from '@hyangro/contracts/messages/terms.ko.json';
import { createI18n } from '../i18n/create-i18n';
import { formatDollars, formatInteger, formatNumber, formatPrice, formatWon, relativeTime } from './index';

test('GEN-08 won with dollars in brackets, in the form of each language; no dollars without a rate', () => {
  const rate = { main: 1300, sub: 1 };
  expect([formatWon(12_000, 'ko'), formatDollars(12_000, rate)]).toEqual(['12,000원', '$9.23']);
  expect(formatPrice(12_000, 'ko', rate)).toBe('12,000원 ($9.23)');
  expect(formatPrice(12_000, 'en', rate)).toBe('₩12,000 ($9.23)');
  expect(formatPrice(12_000, 'cn', rate)).toBe('₩12,000 ($9.23)');
  expect([formatPrice(12_000, 'ko', null), formatPrice(12_000, 'en', null)]).toEqual(['12,000원', '₩12,000']);
  expect(formatDollars(12_000, null)).toBeNull();
  expect(formatDollars(12_000, { main: 0, sub: 1 })).toBeNull();
});

test('E-11 the ratio is sub to main: so many dollars are so many won', () => {
  expect(formatDollars(13_000, { main: 1300, sub: 2 })).toBe('$20');
  expect(formatDollars(13_000, { main: 13_000, sub: 9.5 })).toBe('$9.50');
  expect(formatDollars(100_000, { main: 100, sub: 0.07 })).toBe('$70');
});

test.each([
  [13_000, '$10'],
  [12_999, '$10'],
  [13_650, '$10.50'],
  [1_300_000, '$1,000'],
  [1_305_551, '$1,004.27'],
  [0, '$0'],
])('K-NUM GEN-08 %i won are %s: cents only where there are some', (won, text) => {
  expect(formatDollars(won, { main: 1300, sub: 1 })).toBe(text);
});

test('K-NUM integers and numbers use the specification’s formats', () => {
  expect(formatInteger(1234)).toBe('1,234');
  expect(formatNumber(1234.5)).toBe('1,234.50');
  expect(formatNumber(1234)).toBe('1,234');
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
test.each([
  ['59 seconds', 59_000, 't0001', 0],
  ['60 seconds', MINUTE, 't0002', 1],
  ['59 minutes', 59 * MINUTE, 't0002', 59],
  ['60 minutes', HOUR, 't0003', 1],
  ['23 hours', 23 * HOUR, 't0003', 23],
  ['24 hours', DAY, 't0004', 1],
  ['6 days', 6 * DAY, 't0004', 6],
  ['7 days', 7 * DAY, 't0005', 1],
  ['4 weeks', 28 * DAY, 't0005', 4],
  ['5 weeks', 35 * DAY, 't0006', 1],
  ['11 months', 335 * DAY, 't0006', 11],
  ['12 months', 365 * DAY, 't0007', 1],
  ['59.999 seconds', 59_999, 't0001', 0],
  ['30 days', 30 * DAY, 't0005', 4],
  ['360 days', 360 * DAY, 't0007', 1],
  ['359 days', 359 * DAY, 't0006', 11],
  ['two years less a day', 729 * DAY, 't0007', 1],
  ['three years', 3 * 365 * DAY, 't0007', 3],
  ['the future', -HOUR, 't0001', 0],
])('%s ago reads by the right unit', (_, ms, key, count) => {
  expect(relativeTime(1_000_000_000_000 - ms, 1_000_000_000_000)).toEqual({ key: `relativeTime.${key}`, count });
});

const WEEK = 7 * DAY;
const BOUNDARIES: [ago: number, ko: string, en: string, cn: string][] = [
  [59_999, '방금 전', 'just now', '刚刚'],
  [MINUTE, '1분 전', '1 min ago', '1分钟前'],
  [HOUR - 1, '59분 전', '59 min ago', '59分钟前'],
  [HOUR, '1시간 전', '1 h ago', '1小时前'],
  [DAY - 1, '23시간 전', '23 h ago', '23小时前'],
  [DAY, '1일 전', '1 d ago', '1天前'],
  [WEEK - 1, '6일 전', '6 d ago', '6天前'],
  [WEEK, '1주 전', '1 w ago', '1周前'],
  [5 * WEEK - 1, '4주 전', '4 w ago', '4周前'],
  [5 * WEEK, '1달 전', '1 mo ago', '1个月前'],
  [360 * DAY - 1, '11달 전', '11 mo ago', '11个月前'],
  [360 * DAY, '1년 전', '1 y ago', '1年前'],
];
test.each(BOUNDARIES)('K-REL %i ms ago is said as %s, %s and %s', (ago, ...texts) => {
  const { key, count } = relativeTime(1_000_000_000_000 - ago, 1_000_000_000_000);
  const said = Object.entries({ ko, en, cn }).map(([locale, terms]) =>
    createI18n(locale as 'ko', { terms }).t(key, { ns: 'terms', count }),
  );
  expect(said).toEqual(texts);
});
