import { productCd } from '@hyangro/contracts/kit/schemas';
import { aCart, aCartItem } from '../testing/samples';
import {
  chosenItems,
  choiceOf,
  freeShippingRatio,
  groupsOf,
  isBuyable,
  isChosen,
  maxOfLine,
  orderableItems,
  warningsOf,
  withQuantity,
  withRestored,
  withSelection,
  withoutItems,
} from './cart.model';

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

test('K-SHIP the way to free shipping runs from nothing to 70,000 won', () => {
  expect(freeShippingRatio(70_000)).toBe(0);
  expect(freeShippingRatio(35_000)).toBe(0.5);
  expect(freeShippingRatio(0)).toBe(1);
});

test('R-ORD-01 a sold-out line is never chosen, and its group is there only while something in it can be bought', () => {
  const { groups, soldOut: sunk } = groupsOf(aCart([aCartItem({ cartItemCd: 'X', stockCnt: 0 }), overseas]));
  expect(groups).toEqual([{ kind: 'OVERSEAS', items: [overseas], count: 1, won: 50_000 }]);
  expect(sunk.map((item) => item.cartItemCd)).toEqual(['X']);
  expect(chosenItems(aCart([soldOut, domestic, aCartItem({ cartItemCd: 'D', isSelected: false })]))).toEqual([domestic]);
  expect([isBuyable(aCartItem({ stockCnt: 1 })), isBuyable(soldOut), isChosen(soldOut), isChosen(domestic)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('R-ORD-01 an empty cart has nothing chosen, nor has one whose goods are all sold out', () => {
  expect([choiceOf(aCart([])), choiceOf(aCart([soldOut]))]).toEqual(['none', 'none']);
});

test('R-ORD-01 changes leave the cart as it was and its other parts alone', () => {
  const cart = aCart([domestic, overseas]);
  expect(withSelection(cart, false, 'A').items[0]).toEqual({ ...domestic, isSelected: false });
  expect(withQuantity(cart, 'A', 3)).toEqual({ ...cart, items: [{ ...domestic, quantity: 3 }, overseas] });
  expect(withoutItems(cart, ['A', 'B'])).toEqual({ ...cart, items: [], count: 0 });
  expect(cart.items).toEqual([domestic, overseas]);
});

test('K-SHIP a way longer than the whole is the whole', () => {
  expect(freeShippingRatio(80_000)).toBe(0);
});

test('R-ORD-01 removed lines come back to their places, newest first, and never twice', () => {
  const [first, second, third] = ['03', '02', '01'].map((at) => aCartItem({ cartItemCd: at, addedAt: `2026-11-21T02:00:${at}Z` }));
  if (!first || !second || !third) throw new Error('three lines');
  const cart = aCart([first, second, third]);
  expect(withRestored(withoutItems(cart, ['03', '02']), [second, first])).toEqual(cart);
  expect(withRestored(cart, [second])).toEqual(cart);
  expect(withRestored(aCart([]), [third, first])).toMatchObject({ count: 2, items: [first, third] });
  const twin = aCartItem({ cartItemCd: '04', addedAt: first.addedAt });
  expect(withRestored(aCart([first]), [twin]).items).toEqual([twin, first]);
});

test('P-05 R-ORD-01 refused lines are not ordered, and their reasons do not stand at the top again', () => {
  const refusal = { messageCode: 'order.a0016', args: ['DIAMOND'] };
  const company = { messageCode: 'order.a0021', args: [300_000] };
  const cart = aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2', refusal })], { warnings: [refusal, company] });
  expect(orderableItems(cart).map(({ cartItemCd }) => cartItemCd)).toEqual(['CI1']);
  expect(warningsOf(cart)).toEqual([company]);
});

test('API-D11 the limit of a product counts its sizes together', () => {
  const small = aCartItem({ cartItemCd: 'S', quantity: 3, maxPurchaseQty: 5, stockCnt: 9 });
  const large = aCartItem({ cartItemCd: 'L', quantity: 1, maxPurchaseQty: 5, stockCnt: 9 });
  const other = aCartItem({ cartItemCd: 'O', productCd: productCd.parse('P0002'), quantity: 4 });
  expect(maxOfLine(large, [small, large, other])).toBe(2);
  expect(maxOfLine(small, [small, large, other])).toBe(4);
  expect(maxOfLine({ ...large, maxPurchaseQty: 2 }, [small, large])).toBe(1);
  expect(maxOfLine({ ...large, stockCnt: 1 }, [large])).toBe(1);
});
