import { amountsOf } from './amounts';
import { minimumBrokenBy } from './cancel-minimum';
import { refundOf, type ClaimedPieces, type RefundLine, type RefundableOrder } from './refund';

const RATE = { main: 1379, sub: 1 };
const MINIMUMS = { corporateGoods: 300_000, firstPurchasePayment: 10_000 };
function order(...goods: (Pick<RefundLine, 'salePrice'> & Partial<RefundLine>)[]): RefundableOrder {
  const lines = goods.map((line, at) => ({
    lineNo: at + 1,
    normalPrice: line.salePrice,
    quantity: 1,
    claimedQuantity: 0,
    couponDiscount: 0,
    productType: 'DOMESTIC' as const,
    isPerfume: false,
    volumeMl: null,
    isFreeShipping: true,
    isFirstPurchase: false,
    ...line,
  }));
  const { payment } = amountsOf({ lines, points: 0, earnPercent: 1, exchangeRate: RATE });
  return { lines, payment, points: 0, earnPercent: 1, refundedAmount: 0, refundedPoints: 0, exchangeRate: RATE };
}
const broken = (placed: RefundableOrder, pieces: readonly ClaimedPieces[], isCorporate = false) =>
  minimumBrokenBy(placed, refundOf(placed, pieces), isCorporate, MINIMUMS);

const first = { salePrice: 990, isFirstPurchase: true };

test('V-FP1 what stays with a first-purchase product is at least its minimum payment', () => {
  expect(broken(order(first, { salePrice: 9_009 }, { salePrice: 1 }), [{ lineNo: 3, quantity: 1 }])).toBe(10_000);
  expect(broken(order(first, { salePrice: 9_010 }, { salePrice: 1 }), [{ lineNo: 3, quantity: 1 }])).toBeNull();
});

test('V-FP1 the whole goes back, and so does the first-purchase product itself', () => {
  const placed = order(first, { salePrice: 9_010 });
  expect(
    broken(placed, [
      { lineNo: 1, quantity: 1 },
      { lineNo: 2, quantity: 1 },
    ]),
  ).toBeNull();
  expect(broken(placed, [{ lineNo: 1, quantity: 1 }])).toBeNull();
});

test('V-FP1 a first-purchase product that went back before asks for nothing', () => {
  const [gone, other] = order(first, { salePrice: 9_010, quantity: 2 }).lines as [RefundLine, RefundLine];
  const placed = { ...order(first, { salePrice: 9_010, quantity: 2 }), lines: [{ ...gone, claimedQuantity: 1 }, other] };
  expect(broken(placed, [{ lineNo: 2, quantity: 1 }])).toBeNull();
});

test('V-CORP1 what stays of a company’s order is at least its minimum of goods; a person’s order has none', () => {
  const placed = order({ salePrice: 100_000, quantity: 4 });
  expect(broken(placed, [{ lineNo: 1, quantity: 1 }], true)).toBeNull();
  expect(broken(placed, [{ lineNo: 1, quantity: 2 }], true)).toBe(300_000);
  expect(broken(placed, [{ lineNo: 1, quantity: 2 }], false)).toBeNull();
  expect(broken(placed, [{ lineNo: 1, quantity: 4 }], true)).toBeNull();
});

test('an order that was below before, as when the minimum rose after it was placed, is not held', () => {
  expect(broken(order({ salePrice: 100_000, quantity: 2 }), [{ lineNo: 1, quantity: 1 }], true)).toBeNull();
  expect(broken(order(first, { salePrice: 5_000 }), [{ lineNo: 2, quantity: 1 }])).toBeNull();
});

test('an order that is just at its minimum may not fall below it; one that claims brought below it before is not held', () => {
  expect(broken(order({ salePrice: 100_000, quantity: 3 }), [{ lineNo: 1, quantity: 1 }], true)).toBe(300_000);
  const placed = order(first, { salePrice: 9_009 }, { salePrice: 1_000 });
  expect(broken(placed, [{ lineNo: 3, quantity: 1 }])).toBe(10_000);
  expect(broken({ ...placed, refundedAmount: 1_000 }, [{ lineNo: 3, quantity: 1 }])).toBeNull();
});
