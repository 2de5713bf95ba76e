import { aLayout, anItem, products } from '../testing/samples';
import { clockOf, endOf, runningAt, salesOf, secondsLeft } from './time-sale.model';

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

test('a sale has an end and something to sell', () => {
  const layout = aLayout();
  const item = (seq: number, virtualCategoryEndTime: string | null, count: number) =>
    anItem({ seq, virtualCategoryEndTime, products: products(count) });
  const items = [item(1, '2026-11-21 23:59:00', 2), item(2, null, 2), item(3, 'soon', 2), item(4, '2026-11-21 23:59:00', 0)];
  const sales = salesOf(layout, items);
  expect(sales.map(({ item: { seq }, endMs, products: sold }) => [seq, endMs, sold.length])).toEqual([[1, END, 2]]);
});

test('ST-TIME-02 a sale runs until its last moment', () => {
  const item = (seq: number, virtualCategoryEndTime: string) => anItem({ seq, virtualCategoryEndTime, products: products(1) });
  const sales = salesOf(aLayout(), [item(1, '2026-11-21 23:59:00'), item(2, '2026-11-21 23:59:30')]);
  expect([END - 1, END, END + 29_999, END + 30_000].map((now) => runningAt(sales, now))).toEqual(['1 2', '2', '2', '']);
});
