import { aProductCard } from '@hyangro/testing';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { CouponDisplayItem, Display, DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';

/** `count` products, P0001 and on. */
export const products = (count: number, from = 1): ProductCard[] =>
  Array.from({ length: count }, (_, n) => {
    const productCd = `P${String(from + n).padStart(4, '0')}`;
    return aProductCard({ seq: n + 1, productCd, productNm: `향 ${from + n}` });
  });

export const aDisplay = (over: Partial<Display> = {}): Display => ({
  seq: 1,
  displayCd: 25,
  title: null,
  link: null,
  linkText: null,
  description: null,
  font: null,
  imgFileUrl: null,
  useOnMobile: true,
  useOnPc: true,
  isUseMargin: true,
  isSmallWidth: false,
  slidesPerViewMobile: null,
  slidesPerViewPc: null,
  ...over,
});

export const anItem = (over: Partial<DisplayItem> = {}): DisplayItem => ({
  seq: 1,
  displaySeq: 1,
  link: null,
  fileUrl: null,
  fileUrl2: null,
  text: null,
  description: null,
  verticalAlign: null,
  horizontalAlign: null,
  font: null,
  virtualCategoryCd: null,
  virtualCategoryNm: null,
  virtualCategoryEndTime: null,
  displayLimit: null,
  discountType: null,
  orderByCd: null,
  tabLayoutCd: null,
  products: [],
  ...over,
});

export const aCoupon = (over: Partial<CouponDisplayItem> = {}): CouponDisplayItem => ({
  seq: 1,
  displaySeq: 1,
  couponCd: 1004,
  fileUrl: null,
  fileUrl2: null,
  maxDownloadableCouponCount: 1,
  receivedCoupon: false,
  name: '스킨케어 10%',
  type: 'RATE',
  value: 10,
  minAmount: 40_000,
  maxDiscount: 10_000,
  validTo: '2026-12-02',
  grades: [],
  ...over,
});

/** The item that downloads all coupons of its layout. */
export const allCoupons = (over: Partial<CouponDisplayItem> = {}): CouponDisplayItem =>
  aCoupon({ seq: 9, couponCd: 0, name: null, type: null, value: null, minAmount: null, maxDiscount: null, validTo: null, ...over });

export const aLayout = (over: Partial<Layout> = {}): Layout => ({
  layoutCd: 'MAIN',
  kind: 'MAIN',
  layoutNm: '향로 홈',
  displays: [],
  displayItems: [],
  virtualProducts: [],
  couponDisplayItems: [],
  memCd: null,
  memNm: null,
  gender: null,
  ageGroupStr: null,
  aiMemberGroupProducts: [],
  aiMemberGroupCd: 'GUEST',
  ...over,
});
