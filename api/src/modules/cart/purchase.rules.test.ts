import type { Buyer, WantedGoods } from './purchase.rules';
import { lineViolation, orderViolation, additionViolation } from './purchase.rules';

const goods = (more: Partial<WantedGoods> = {}): WantedGoods =>
  ({
    productCd: 'P1',
    optionCd: null,
    productNm: 'Rose',
    salePrice: 10_000,
    stockCnt: 10,
    maxPurchaseQty: 5,
    minGrade: null,
    firstPurchaseOnly: false,
    quantity: 1,
    ...more,
  }) as WantedGoods;
const buyer = (more: Partial<Buyer> = {}): Buyer => ({ grade: 'NEW', memberType: 'PERSON', hasPaidOrder: false, ...more });
const toLine = (line: WantedGoods, who = buyer(), others: WantedGoods[] = []) => lineViolation(line, [line, ...others], who);

test('R-ORD-02 what is there can be bought to the last piece, and no more', () => {
  expect(toLine(goods({ stockCnt: 2, quantity: 2 }))).toBeNull();
  expect(toLine(goods({ stockCnt: 2, quantity: 3 }))).toEqual({ refusal: 'ORDER_NO_STOCK', args: ['Rose', 2] });
  expect(additionViolation(goods({ stockCnt: 0 }), [])).toEqual({ refusal: 'ORDER_NO_STOCK', args: ['Rose', 0] });
});

test('R-ORD-02 sizes of one product count together against its limit, other products do not', () => {
  const small = goods({ quantity: 3 });
  const large = goods({ optionCd: 'L' as never, quantity: 2 });
  expect(toLine(small, buyer(), [large, goods({ productCd: 'P2' as never, quantity: 9 })])).toBeNull();
  expect(toLine(small, buyer(), [{ ...large, quantity: 3 }])).toEqual({ refusal: 'ORDER_MAX_QUANTITY', args: ['Rose', 5] });
  expect(additionViolation(small, [small, large])).toBeNull();
  expect(additionViolation(small, [small, { ...large, quantity: 3 }])).toEqual({ refusal: 'ORDER_MAX_QUANTITY', args: ['Rose', 5] });
});

test('R-ORD-02 goods for a grade are for that grade and those above', () => {
  const forGold = goods({ minGrade: 'GOLD' });
  expect(toLine(forGold, buyer({ grade: 'SILVER' }))).toEqual({ refusal: 'ORDER_GRADE', args: ['GOLD'] });
  expect(toLine(forGold, buyer({ grade: 'GOLD' }))).toBeNull();
  expect(toLine(forGold, buyer({ grade: 'DIAMOND' }))).toBeNull();
  expect(additionViolation(forGold, [forGold])).toBeNull();
});

test('a first-purchase item goes once, to who has not bought yet', () => {
  const first = goods({ firstPurchaseOnly: true });
  expect(toLine(first)).toBeNull();
  expect(toLine(first, buyer({ hasPaidOrder: true }))).toEqual({ refusal: 'ORDER_FIRST_PURCHASE_USED', args: [] });
  expect(toLine({ ...first, quantity: 2 })).toEqual({ refusal: 'ORDER_FIRST_PURCHASE_ONE', args: [] });
  expect(toLine(first, buyer(), [goods({ productCd: 'P2' as never, firstPurchaseOnly: true })])).toEqual({
    refusal: 'ORDER_FIRST_PURCHASE_ONE',
    args: [],
  });
  expect(toLine(first, buyer(), [goods({ productCd: 'P2' as never })])).toBeNull();
  expect(toLine(goods({ quantity: 2 }), buyer({ hasPaidOrder: true }))).toBeNull();
});

test('a cart takes one piece of a first-purchase item, and of all others as many as there are', () => {
  const first = goods({ firstPurchaseOnly: true });
  expect(additionViolation(first, [first])).toBeNull();
  expect(additionViolation({ ...first, quantity: 2 }, [first])).toEqual({ refusal: 'ORDER_FIRST_PURCHASE_ONE', args: [] });
  expect(additionViolation(goods({ quantity: 2 }), [])).toBeNull();
});

test('R-ORD-02 of several reasons the shelf is told first, then the buyer, then the limit', () => {
  const all = goods({ stockCnt: 8, quantity: 9, minGrade: 'GOLD' });
  expect(toLine(all)?.refusal).toBe('ORDER_NO_STOCK');
  expect(toLine({ ...all, stockCnt: 9 })?.refusal).toBe('ORDER_GRADE');
  expect(toLine({ ...all, stockCnt: 9, minGrade: null })?.refusal).toBe('ORDER_MAX_QUANTITY');
});

test('V-CORP1 a company orders for 300,000 won or more, a person for any sum', () => {
  const lines = (won: number) => [goods({ salePrice: won - 200_000 }), goods({ salePrice: 100_000, quantity: 2 })];
  const company = buyer({ memberType: 'CORPORATE' });
  const limits = { CORPORATE_MIN_ORDER_WON: 300_000 };
  expect(orderViolation(lines(299_999), company, limits)).toEqual({ refusal: 'ORDER_CORPORATE_MIN', args: [300_000] });
  expect(orderViolation(lines(300_000), company, limits)).toBeNull();
  expect(orderViolation(lines(200_001), buyer(), limits)).toBeNull();
  expect(orderViolation(lines(300_000), company, { CORPORATE_MIN_ORDER_WON: 300_001 })?.args).toEqual([300_001]);
});
