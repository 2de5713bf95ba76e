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

test('a format is made once for each look and language', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  seoulTime(AT, 'moment', 'ko');
  const first = made.mock.calls.length;
  seoulTime(AT, 'moment', 'ko');
  expect([first, made.mock.calls.length]).toEqual([1, 1]);
  made.mockRestore();
});
