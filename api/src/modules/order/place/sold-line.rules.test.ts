import type { Goods } from '../../catalog/public';
import { orderLineOf } from './sold-line.rules';

const name = (ko: string) => ({ ko, en: `${ko} en`, cn: `${ko} cn` });
const goods: Goods = {
  productCd: 'P0001',
  optionCd: 'P0001-2',
  brandCd: 'B01',
  brandNm: name('브랜드'),
  productNm: name('향수'),
  optionNm: name('50ml'),
  imgMainUrl: '/media/p0001.jpg',
  productType: 'OVERSEAS',
  normalPrice: 120_000,
  salePrice: 99_000,
  stockCnt: 7,
  maxPurchaseQty: 5,
  minGrade: 'GOLD',
  firstPurchaseOnly: true,
  freeShipping: true,
  cateCds: ['C01', 'C0101'],
  volumeMl: 50,
  isPerfume: true,
};

test('a line keeps what the goods were called and cost when they were sold', () => {
  expect(orderLineOf(goods, { orderCd: 'O1', lineNo: 2, quantity: 3, cartItemCd: 'I9' })).toEqual({
    orderCd: 'O1',
    lineNo: 2,
    productCd: 'P0001',
    optionCd: 'P0001-2',
    brandCd: 'B01',
    brandNm: name('브랜드'),
    productNm: name('향수'),
    optionNm: name('50ml'),
    imgMainUrl: '/media/p0001.jpg',
    productType: 'OVERSEAS',
    cateCds: ['C01', 'C0101'],
    isPerfume: true,
    volumeMl: 50,
    isFreeShipping: true,
    isFirstPurchase: true,
    quantity: 3,
    normalPrice: 120_000,
    salePrice: 99_000,
    couponDiscount: 0,
    cartItemCd: 'I9',
  });
});

test('goods without options, bought at once and not out of the cart', () => {
  expect(orderLineOf({ ...goods, optionCd: null }, { orderCd: 'O1', lineNo: 1, quantity: 1 })).toMatchObject({
    optionCd: '',
    cartItemCd: null,
  });
});
