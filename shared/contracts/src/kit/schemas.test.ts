import { api } from '../api';
import * as z from 'zod';
import { couponDisplayItem, display, displayItem, layout } from '../layout/layout.contract';
import { productCard, productDetail } from '../catalog/catalog.schemas';
import { order } from '../order/order.schemas';
import { CONTRACT_VERSION, isCompatible } from '../version';
import { queryList } from './schemas';

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

test('E-24 every answer can be published as JSON Schema', () => {
  for (const endpoint of Object.values(api)) expect(z.toJSONSchema(endpoint.ok, { io: 'output', unrepresentable: 'any' })).toBeTruthy();
});

test('E-24 a remote runs on a shell of the same major and at least its minor version', () => {
  expect(isCompatible('1.2.0', '1.2.9')).toBe(true);
  expect(isCompatible('1.2.0', '1.1.0')).toBe(true);
  expect(isCompatible('1.2.0', '1.3.0')).toBe(false);
  expect(isCompatible('1.2.0', '2.0.0')).toBe(false);
  expect(isCompatible(CONTRACT_VERSION, 'broken')).toBe(false);
});

test('TRAP-13 a list in the address comes repeated or with commas', () => {
  expect(queryList.parse(['P1', 'P2'])).toEqual(['P1', 'P2']);
  expect(queryList.parse('P1,P2')).toEqual(['P1', 'P2']);
  expect(queryList.parse(undefined)).toEqual([]);
});
