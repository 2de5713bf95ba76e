import { LINE, changesOf, lineOf } from './price-line.model';

const day = (of: number, salePrice: number) => ({ day: `2026-11-0${of}`, salePrice });

test('GAP-20 the line steps from day to day, dear at the top', () => {
  expect(lineOf([day(1, 100), day(2, 50), day(3, 75)])).toBe('M0,6H100V74H200V40H300');
});

test('GAP-20 one day, or a price that never moved, is a level line across the box', () => {
  expect(lineOf([day(1, 100)])).toBe(`M0,40H${LINE.width}`);
  expect(lineOf([day(1, 100), day(2, 100)])).toBe('M0,40H150V40H300');
});

test('GAP-20 the words tell each change once, the first day with it', () => {
  expect(changesOf([day(1, 100), day(2, 100), day(3, 80), day(4, 100)])).toEqual([day(1, 100), day(3, 80), day(4, 100)]);
});
