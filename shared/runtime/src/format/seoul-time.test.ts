import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { seoulTime } from './seoul-time';

/** 00:05 on Wednesday 25 November in Seoul. */
const AT = new Date('2026-11-24T15:05:00Z');

test.each([
  ['day', 'ko', '11월 25일 (수)'],
  ['day', 'en', 'Wed, November 25'],
  ['day', 'cn', '11月25日周三'],
  ['instant', 'ko', '11월 25일 00:05'],
  ['instant', 'en', 'November 25 at 00:05'],
  ['instant', 'cn', '11月25日 00:05'],
  ['moment', 'en', 'Nov 25, 2026, 12:05 AM'],
  ['moment', 'cn', '2026年11月25日 00:05'],
] as const)('the %s reads in %s by the clock of Seoul', (look, locale, words) => {
  expect(seoulTime(AT, look, locale).replace(/\s/gu, ' ')).toBe(words);
});

test('an instant may be given in milliseconds, and asking twice says the same', () => {
  expect(seoulTime(AT.getTime(), 'day', 'en')).toBe('Wed, November 25');
  expect(seoulTime(AT, 'day', 'en')).toBe('Wed, November 25');
});

/** What the browser's own formats say, an hour and a bit apart through a year. */
test.each(['ko', 'en', 'cn'] as const)('every hour of a year reads in %s as the browser itself would say it', (locale) => {
  const looks = {
    day: { month: 'long', day: 'numeric', weekday: 'short' },
    instant: { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    moment: { dateStyle: 'medium', timeStyle: 'short' },
  } as const;
  for (const look of ['day', 'instant', 'moment'] as const) {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: 'Asia/Seoul', ...looks[look] });
    const differ = Array.from({ length: 8500 }, (_, n) => AT.getTime() + n * 61 * 60_000).filter(
      (at) => seoulTime(at, look, locale) !== format.format(at).replace(/\s/gu, ' '),
    );
    expect(differ.slice(0, 3).map((at) => [seoulTime(at, look, locale), format.format(at)])).toEqual([]);
  }
});
