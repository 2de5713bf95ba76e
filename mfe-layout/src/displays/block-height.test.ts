import { aLayout, anItem, products } from '../testing/samples';
import { blockHeight } from './block-height';
import type { BlockProps } from './display.props';

const block = (displayCd: number, more: object = {}) =>
  blockHeight({ display: { displayCd }, items: [{}], isFirst: false, ...more } as unknown as BlockProps);

test('a shelf below the first screen keeps about its room until it is laid out: twice as much for two banners', () => {
  expect(block(3, { items: [{}, {}] })?.phone).toBe(2 * (block(3)?.phone ?? 0));
  expect(block(19)?.pc).toBeGreaterThan(block(19)?.phone ?? Infinity);
});

test('what opens the page, and lines that are seen at once, are laid out at once', () => {
  expect([block(7), block(8), block(1), block(3, { isFirst: true })]).toEqual([null, null, null, null]);
});

test('a list with sections keeps room for its lines of products', () => {
  const section = (count: number) => anItem({ products: products(count) });
  const heightOf = (...counts: number[]) => block(11, { items: counts.map(section), layout: aLayout() });
  expect(heightOf(4, 4, 4)).toEqual({ phone: 2180, pc: 1650 });
  expect(heightOf(4, 5)?.pc).toBe((heightOf(4, 4)?.pc ?? 0) + 420);
  const pictured = { ...section(4), fileUrl: '/m.webp' };
  expect(block(11, { items: [pictured, section(4), section(4)], layout: aLayout() })).toEqual({ phone: 2378, pc: 2004 });
});
