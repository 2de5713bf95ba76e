import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { aProduct, anOption } from '../testing/samples';
import {
  buyerRefusal,
  couponOf,
  firstChoice,
  hasLimits,
  hasOptions,
  isSoldOut,
  mostPieces,
  optionOf,
  picturesOf,
  pointsFor,
  stockOf,
} from './product.model';

test('R-PRD-01 a size is picked for the shopper, the first in stock; a shade never', () => {
  const options = [anOption('A', { stockCnt: 0 }), anOption('B')];
  expect(firstChoice(aProduct({ option: 'SIZE', options }))).toEqual({ optionCd: 'B', quantity: 1 });
  expect(firstChoice(aProduct({ option: 'SHADE', options }))).toEqual({ optionCd: null, quantity: 1 });
});

test('R-PRD-01 nobody can pick more than the stock, the limit, or one of a first-purchase item', () => {
  expect(mostPieces(aProduct({ stockCnt: 3, maxPurchaseQty: 5 }), null)).toBe(3);
  expect(mostPieces(aProduct({ stockCnt: 30, maxPurchaseQty: 5 }), anOption('A', { stockCnt: 2 }))).toBe(2);
  expect(mostPieces(aProduct({ stockCnt: 30, maxPurchaseQty: 5 }), null)).toBe(5);
  expect(mostPieces(aProduct({ stockCnt: 30, firstPurchaseOnly: true }), null)).toBe(1);
});

test('R-PRD-01 the stock is the option’s, and from five pieces down it is told in numbers', () => {
  expect(stockOf(aProduct({ stockCnt: 6 }), null)).toEqual({ level: 'enough', count: 6 });
  expect(stockOf(aProduct({ stockCnt: 5 }), null)).toEqual({ level: 'low', count: 5 });
  expect(stockOf(aProduct({ stockCnt: 1 }), null)).toEqual({ level: 'low', count: 1 });
  expect(stockOf(aProduct({ stockCnt: 40 }), anOption('A', { stockCnt: 0 }))).toEqual({ level: 'none', count: 0 });
  expect([isSoldOut(aProduct({ stockCnt: 0 }), null), isSoldOut(aProduct({ stockCnt: 1 }), null)]).toEqual([true, false]);
  expect(isSoldOut(aProduct({ stockCnt: 40 }), anOption('A', { stockCnt: 0 }))).toBe(true);
});

test('R-PRD-01 options are found by their code', () => {
  const product = aProduct({ options: [anOption('A'), anOption('B')] });
  expect([optionOf(product, 'B')?.optionCd, optionOf(product, 'C'), optionOf(product, null)]).toEqual(['B', null, null]);
  expect([hasOptions(product), hasOptions(aProduct())]).toEqual([true, false]);
  expect(firstChoice(aProduct({ option: 'SIZE', options: [anOption('A', { stockCnt: 0 })] }))).toEqual({ optionCd: null, quantity: 1 });
});

test('R-PRD-01 a sold-out size can still be asked for once', () => {
  expect(mostPieces(aProduct(), anOption('A', { stockCnt: 0 }))).toBe(1);
});

test('GEN-13 a member sees the points of the own grade, a visitor those of the highest, part of one not', () => {
  expect([pointsFor(100_000, null), pointsFor(61_219, null), pointsFor(39, null)]).toEqual([2_500, 1_530, 0]);
  expect([pointsFor(100_000, { grade: 'NEW' }), pointsFor(100_000, { grade: 'GOLD' })]).toEqual([500, 2_000]);
});

test('P-05 a grade below the product’s is refused, its own and those above are not; a visitor may be anybody', () => {
  const forGold = { minGrade: 'GOLD', firstPurchaseOnly: false } as const;
  const of = (grade: 'SILVER' | 'GOLD' | 'DIAMOND') => buyerRefusal(forGold, { grade, newCustomer: true });
  expect([of('SILVER'), of('GOLD'), of('DIAMOND'), buyerRefusal(forGold, null)]).toEqual(['grade', null, null, null]);
});

test('who has bought before is refused a first-purchase product', () => {
  const first = { minGrade: null, firstPurchaseOnly: true };
  expect(buyerRefusal(first, { grade: 'NEW', newCustomer: false })).toBe('notFirst');
  expect(buyerRefusal(first, { grade: 'NEW', newCustomer: true })).toBeNull();
});

test('R-PRD-01 the coupon is the picked option’s, else the product’s', () => {
  const [own, ofOption] = [{ couponCd: 1 }, { couponCd: 2 }].map((coupon) => coupon as ProductDetail['bestCoupon']);
  const product = aProduct({ bestCoupon: own });
  expect([couponOf(product, null), couponOf(product, anOption('A', { bestCoupon: ofOption }))]).toEqual([own, ofOption]);
});

test('goods for a grade, and goods for a first purchase, are for some members only', () => {
  const limits = [hasLimits({ minGrade: null, firstPurchaseOnly: false }), hasLimits({ minGrade: 'GOLD', firstPurchaseOnly: false })];
  expect([...limits, hasLimits({ minGrade: null, firstPurchaseOnly: true })]).toEqual([false, true, true]);
});

test('R-PRD-01 a product without pictures of its own shows the one of its card', () => {
  expect(picturesOf(aProduct({ images: [], imgMainUrl: '/card.webp' }))).toEqual(['/card.webp']);
});

test('R-PRD-01 the gallery has the product’s pictures, then those of its shades, each once', () => {
  const images = [{ url: '/a.webp', kind: 'pack' as const }];
  const options = [anOption('A', { imgUrl: '/red.webp' }), anOption('B', { imgUrl: '/a.webp' }), anOption('C')];
  expect(picturesOf(aProduct({ images, options }))).toEqual(['/a.webp', '/red.webp']);
});
