import { aCart, aCartItem } from '../testing/samples';
import { choiceOf, freeShippingRatio, groupsOf, maxQuantity, withQuantity, withSelection, withoutItems } from './cart.model';

const domestic = aCartItem({ cartItemCd: 'A', salePrice: 30_000, quantity: 2 });
const overseas = aCartItem({ cartItemCd: 'B', productType: 'OVERSEAS', salePrice: 50_000 });
const soldOut = aCartItem({ cartItemCd: 'C', stockCnt: 0 });

test('R-ORD-01 the cart stands in shipping groups with their own sums, sold-out goods apart', () => {
  const { groups, soldOut: sunk } = groupsOf(aCart([soldOut, overseas, domestic]));
  expect(groups.map(({ kind, count, won }) => [kind, count, won])).toEqual([
    ['DOMESTIC', 2, 60_000],
    ['OVERSEAS', 1, 50_000],
  ]);
  expect(sunk).toEqual([soldOut]);
});

test('R-ORD-01 a line that is not chosen adds nothing to the sum of its group', () => {
  const { groups } = groupsOf(aCart([domestic, aCartItem({ cartItemCd: 'D', isSelected: false })]));
  expect(groups[0]).toMatchObject({ count: 2, won: 60_000 });
});

test.each([
  ['all', [true, true]],
  ['some', [true, false]],
  ['none', [false, false]],
] as const)('R-ORD-01 the box "select all" shows %s', (choice, selected) => {
  const items = selected.map((isSelected, n) => aCartItem({ cartItemCd: String(n), isSelected }));
  expect(choiceOf(aCart([...items, soldOut]))).toBe(choice);
});

test('R-ORD-01 quantity, choice and removal change only their line', () => {
  const cart = aCart([domestic, overseas]);
  expect(withQuantity(cart, 'A', 5).items.map((item) => item.quantity)).toEqual([5, 1]);
  expect(withSelection(cart, false, 'B').items.map((item) => item.isSelected)).toEqual([true, false]);
  expect(withSelection(cart, false).items.every((item) => !item.isSelected)).toBe(true);
  expect(withoutItems(cart, ['A'])).toMatchObject({ count: 1, items: [overseas] });
});

test.each([
  ['the limit of a product', { maxPurchaseQty: 3 }, 3],
  ['the stock', { stockCnt: 2 }, 2],
  ['one first-purchase item', { firstPurchaseOnly: true }, 1],
] as const)('V-FST a line takes no more than %s', (_, over, max) => {
  expect(maxQuantity(aCartItem(over))).toBe(max);
});

test('K-SHIP the way to free shipping runs from nothing to 70,000 won', () => {
  expect(freeShippingRatio(70_000)).toBe(0);
  expect(freeShippingRatio(35_000)).toBe(0.5);
  expect(freeShippingRatio(0)).toBe(1);
});
