import type { Reorder } from '@hyangro/contracts/order/order.schemas';
import { outcomeOf, titleOf } from './reorder.model';

const line = (over: Partial<Reorder['lines'][number]>) =>
  ({
    lineNo: 1,
    productCd: 'P1',
    productNm: '로즈',
    optionNm: null,
    imgMainUrl: '',
    wanted: 2,
    inCart: 2,
    salePrice: 1,
    priceNow: 1,
    refusal: null,
    ...over,
  }) as Reorder['lines'][number];
const soldOut = { messageCode: 'order.a0005', args: [] };
const full = { messageCode: 'cart.a0005', args: [] };

test.each([
  ['all of it', line({}), 'reorder.all', true],
  ['a part', line({ inCart: 1, refusal: soldOut }), 'reorder.some', true],
  ['nothing: sold out', line({ inCart: 0, refusal: soldOut }), 'reorder.soldOut', false],
  ['nothing: no longer sold', line({ inCart: 0, priceNow: null }), 'reorder.gone', false],
  ['nothing: the cart is full', line({ inCart: 0, refusal: full }), 'reorder.left', false],
] as const)('GAP-16 what is said when %s is in the cart', (_, of, message, isIn) => {
  expect(outcomeOf(of)).toEqual({ message, isIn });
});

test('GAP-16 the title says whether all, some or nothing could be put in', () => {
  expect(titleOf({ lines: [line({}), line({})] })).toBe('reorder.title');
  expect(titleOf({ lines: [line({}), line({ inCart: 0 })] })).toBe('reorder.titleSome');
  expect(titleOf({ lines: [line({ inCart: 0 })] })).toBe('reorder.titleNone');
});
