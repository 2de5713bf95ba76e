import { clockOf, endOf, secondsLeft } from './time-sale.model';

const END = Date.parse('2026-11-21T23:59:00+09:00');

test('ST-TIME-01 the end of a sale is an hour of Seoul', () => {
  expect(endOf('2026-11-21 23:59:00')).toBe(END);
});

test('ST-TIME-01 the time left is told as hh:mm:ss, and hours go past 99', () => {
  expect(clockOf(secondsLeft(END, END - 3_661_000))).toEqual(['01', '01', '01']);
  expect(clockOf(secondsLeft(END, END - 3_660_000))).toEqual(['01', '01', '00']);
  expect(clockOf(360_000)).toEqual(['100', '00', '00']);
});

test('ST-TIME-02 nothing is left at the end, after it, and without a valid end', () => {
  expect(secondsLeft(END, END)).toBe(0);
  expect(secondsLeft(END, END + 5_000)).toBe(0);
  expect(secondsLeft(endOf(null), END)).toBe(0);
  expect(secondsLeft(endOf('soon'), END)).toBe(0);
  expect(secondsLeft(END, END - 1)).toBe(1);
});

test('ST-TIME-01 blanks around the end of a sale mean nothing', () => {
  expect(endOf(' 2026-11-21 23:59:00 ')).toBe(END);
  expect(endOf('')).toBeNaN();
});

test('ST-TIME-01 minutes and seconds begin anew at sixty', () => {
  expect([clockOf(59), clockOf(60), clockOf(3_599), clockOf(7_325)]).toEqual([
    ['00', '00', '59'],
    ['00', '01', '00'],
    ['00', '59', '59'],
    ['02', '02', '05'],
  ]);
});
