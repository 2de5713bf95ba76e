import { api } from '../api';
import * as z from 'zod';
import { couponDisplayItem, display, displayItem, layout } from '../layout/layout.contract';
import { productCard, productDetail } from '../catalog/catalog.schemas';
import { productCoupon } from '../coupon/coupon.contract';
import { order } from '../order/order.schemas';
import type { Endpoint } from './contract';
import {
  MAX_INTEGER,
  brandCd,
  cateCd,
  couponCd,
  errorBody,
  idempotencyKey,
  instant,
  layoutCd,
  memCd,
  optionCd,
  orderCd,
  pageOf,
  productCd,
  queryFlag,
  queryInt,
  queryList,
  raffleProductCd,
  sqlDatetime,
  ugcCd,
  won,
} from './schemas';

const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape);

test.each([
  [
    'E-01 a layout',
    layout,
    [
      'layoutCd',
      'displays',
      'displayItems',
      'virtualProducts',
      'couponDisplayItems',
      'memCd',
      'memNm',
      'gender',
      'ageGroupStr',
      'aiMemberGroupProducts',
    ],
  ],
  [
    'E-02 a display',
    display,
    [
      'seq',
      'displayCd',
      'title',
      'link',
      'linkText',
      'description',
      'font',
      'imgFileUrl',
      'useOnMobile',
      'useOnPc',
      'isUseMargin',
      'isSmallWidth',
      'slidesPerViewMobile',
      'slidesPerViewPc',
    ],
  ],
  [
    'E-03 a display item',
    displayItem,
    [
      'seq',
      'displaySeq',
      'link',
      'fileUrl',
      'fileUrl2',
      'text',
      'description',
      'verticalAlign',
      'horizontalAlign',
      'font',
      'virtualCategoryCd',
      'virtualCategoryNm',
      'virtualCategoryEndTime',
      'displayLimit',
      'discountType',
      'orderByCd',
      'tabLayoutCd',
      'products',
    ],
  ],
  [
    'E-04 a product card',
    productCard,
    ['seq', 'productCd', 'brandNm', 'productNm', 'imgMainUrl', 'discountRate', 'salePrice', 'stockCnt', 'isZzim'],
  ],
  [
    'E-05 a product',
    productDetail,
    [
      'category',
      'option',
      'normalPrice',
      'options',
      'productType',
      'volumeMl',
      'maxPurchaseQty',
      'ingredients',
      'images',
      'firstPurchaseOnly',
    ],
  ],
  [
    'E-06 a coupon display item',
    couponDisplayItem,
    ['seq', 'displaySeq', 'couponCd', 'fileUrl', 'fileUrl2', 'maxDownloadableCouponCount', 'receivedCoupon'],
  ],
  ['E-07 a coupon', productCoupon, ['couponCd', 'name', 'type', 'value', 'minAmount', 'maxDiscount', 'validTo', 'grades']],
  ['E-15 an order', order, ['orderCd', 'lines', 'amounts', 'address', 'state', 'history']],
] as const)('%s carries every field of the specification by its name', (_, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...fields]));
});

test('E-03 the end of a time sale is an SQL datetime', () => {
  const end = displayItem.shape.virtualCategoryEndTime;
  expect(end.safeParse('2026-11-21 23:59:00').success).toBe(true);
  expect(end.safeParse('2026-11-21T23:59:00Z').success).toBe(false);
});

test('E-10 E-11 E-12 E-13 ping, rate, cart count and notification marks have the shapes of the specification', () => {
  expect(api['GET /login/v2/ping'].ok.parse({ isLogin: true })).toEqual({ isLogin: true });
  expect(api['GET /common/exchange-rate'].ok.parse({ main: 1379, sub: 1 })).toEqual({ main: 1379, sub: 1 });
  expect(api['GET /common/cart-count'].ok.parse(3)).toBe(3);
  expect(api['GET /common/cart-count'].ok.safeParse({ count: 3 }).success).toBe(false);
  const none = { toastNotification: { seq: null }, notification: { seq: null } };
  expect(api['GET /main/last-notification'].ok.parse(none)).toEqual(none);
});

test('TRAP-13 a list in the address comes repeated or with commas', () => {
  expect(queryList.parse(['P1', 'P2'])).toEqual(['P1', 'P2']);
  expect(queryList.parse('P1,P2')).toEqual(['P1', 'P2']);
  expect(queryList.parse(undefined)).toEqual([]);
});

type JsonSchema = { type?: string; minimum?: number; maximum?: number; [key: string]: unknown };
const numbersIn = (node: unknown, path: string): [string, JsonSchema][] => {
  if (Array.isArray(node)) return node.flatMap((each, at) => numbersIn(each, `${path}[${at}]`));
  if (typeof node !== 'object' || node === null) return [];
  const isNumber = ['integer', 'number'].includes((node as JsonSchema).type ?? '');
  return [
    ...(isNumber ? [[path, node] as [string, JsonSchema]] : []),
    ...Object.entries(node).flatMap(([key, value]) => numbersIn(value, `${path}.${key}`)),
  ];
};

test('V-SRV1 every number a caller may send has limits that the database can hold', () => {
  const sent = (Object.entries(api) as [string, Endpoint][]).flatMap(([key, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? numbersIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${key} ${part}`) : [];
    }),
  );
  expect(sent.length).toBeGreaterThan(5);
  const unlimited = sent.filter(([, { minimum = -Infinity, maximum = Infinity }]) => minimum < -MAX_INTEGER || maximum > MAX_INTEGER);
  expect(unlimited.map(([path]) => path)).toEqual([]);
});

test.each([
  ['a product', productCd, 30],
  ['an option', optionCd, 40],
  ['a layout', layoutCd, 30],
  ['a category', cateCd, 30],
  ['a brand', brandCd, 30],
  ['a member', memCd, 30],
  ['an order', orderCd, 64],
  ['a review', ugcCd, 30],
  ['a raffle', raffleProductCd, 30],
])('the code of %s is a text of its length and never empty', (_, schema: z.ZodType, most) => {
  expect([1, most].every((length) => schema.safeParse('x'.repeat(length)).success)).toBe(true);
  expect(['', 'x'.repeat(most + 1), 1, null].some((value) => schema.safeParse(value).success)).toBe(false);
});

test('V-SRV1 the number of a coupon is what the database can hold', () => {
  const taken = (value: unknown) => couponCd.safeParse(value).success;
  expect([0, 1, MAX_INTEGER].map(taken)).toEqual([true, true, true]);
  expect([-1, MAX_INTEGER + 1, 1.5, '1'].map(taken)).toEqual([false, false, false, false]);
  expect(MAX_INTEGER).toBe(2 ** 31 - 1);
});

test('NF-04 won are whole and never negative', () => {
  expect([0, 61_200, -1, 0.5, '100'].map((value) => won.safeParse(value).success)).toEqual([true, true, false, false, false]);
});

test('an attempt has a name of 8 to 100 signs', () => {
  expect([7, 8, 100, 101].map((length) => idempotencyKey.safeParse('k'.repeat(length)).success)).toEqual([false, true, true, false]);
});

test.each([
  ['2026-11-21T03:00:00Z', true],
  ['2026-11-21T12:00:00+09:00', true],
  ['2026-11-21T12:00:00', false],
  ['2026-11-21 12:00:00', false],
])('an instant says its zone: %s %s', (value, isTaken) => expect(instant.safeParse(value).success).toBe(isTaken));

test.each([
  ['2026-11-21 23:59:00', true],
  ['2026-11-21 23:59:00.5', false],
  ['on 2026-11-21 23:59:00', false],
  ['2026-11-21T23:59:00', false],
  ['2026-11-2 23:59:00', false],
  ['26-11-21 23:59:00', false],
  ['2026-1-21 23:59:00', false],
  ['2026-11-21 3:59:00', false],
  ['2026-11-21 23:9:00', false],
  ['2026-11-21 23:59:0', false],
])('E-03 %s is an SQL datetime: %s', (value, isTaken) => expect(sqlDatetime.safeParse(value).success).toBe(isTaken));

test('a number in an address has limits and a value of its own when it is missing', () => {
  const limit = queryInt(1, 40, 20);
  expect([limit.parse(undefined), limit.parse('1'), limit.parse('40')]).toEqual([20, 1, 40]);
  expect(['0', '41', '1.5', 'x'].some((value) => limit.safeParse(value).success)).toBe(false);
});

test('a mark in an address is true, false, or missing', () => {
  expect([queryFlag.parse('true'), queryFlag.parse('false'), queryFlag.parse(undefined)]).toEqual([true, false, false]);
  expect(['1', '', 'TRUE'].some((value) => queryFlag.safeParse(value).success)).toBe(false);
});

test('TRAP-13 blanks between commas are no entries', () => {
  expect(queryList.parse([' P1 , ,P2', 'P3,'])).toEqual(['P1', 'P2', 'P3']);
  expect(queryList.parse('')).toEqual([]);
  expect(queryList.safeParse(5).success).toBe(false);
});

test('a page of a list tells how many there are and where it goes on', () => {
  const page = pageOf(z.string());
  expect(page.parse({ items: ['a'], totalCount: 1, nextCursor: null })).toEqual({ items: ['a'], totalCount: 1, nextCursor: null });
  expect(page.safeParse({ items: [1], totalCount: 1, nextCursor: 'c' }).success).toBe(false);
  expect(page.safeParse({ items: [], totalCount: -1, nextCursor: null }).success).toBe(false);
  expect(page.safeParse({ items: [], totalCount: 0 }).success).toBe(false);
});

test('ERR-OTH the body of a refusal has a name, a code and its values', () => {
  const body = {
    exceptionName: 'OrderException',
    messageCode: 'order.a0001',
    args: ['Rose', 2, { field: 'email', code: 'validation.v0004' }],
  };
  expect(errorBody.parse(body)).toEqual(body);
  expect(errorBody.safeParse({ ...body, args: [{ field: 'email' }] }).success).toBe(false);
  expect(errorBody.safeParse({ messageCode: 'order.a0001', args: [] }).success).toBe(false);
});
