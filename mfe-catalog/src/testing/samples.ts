import { aProductCard } from '@hyangro/testing';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import type { ProductQna } from '@hyangro/contracts/inquiry/qna.contract';
import type { Facets, ProductList } from '@hyangro/contracts/catalog/list.schemas';

/** A product card of the tests; `over` says what the case is about. */
export const aCard: typeof aProductCard = (over) => aProductCard({ salePrice: 61_200, stockCnt: 10, reviewCount: 12, ...over });

export const anOption = (optionCd: string, over: Partial<ProductOption> = {}): ProductOption =>
  ({
    optionCd,
    name: optionCd,
    stockCnt: 5,
    addPrice: 0,
    hex: null,
    volumeMl: null,
    imgUrl: null,
    bestCoupon: null,
    ...over,
  }) as ProductOption;

export const aProduct = (over: Partial<ProductDetail> = {}): ProductDetail =>
  ({
    ...aCard(),
    brandCd: 'B01',
    normalPrice: 90_000,
    summary: '장미 향',
    description: '줄기를 막 자른 듯한 향이에요.',
    category: { cateCd: 'C0101', name: '여성 향수', parents: [{ cateCd: 'C01', name: '향수' }] },
    option: null,
    options: [],
    volumeText: '30ml',
    volumeMl: 30,
    maxPurchaseQty: 5,
    minGrade: null,
    firstPurchaseOnly: false,
    notes: null,
    ingredients: [],
    skinTypes: [],
    concerns: [],
    images: [{ url: '/media/product/P0001-720.89a82939.webp', kind: 'pack' }],
    bestCoupon: null,
    arrivesOn: '2026-11-24',
    isCustomsTaxed: false,
    isPerfume: true,
    ...over,
  }) as ProductDetail;

export const someFacets = (over: Partial<Facets> = {}): Facets => ({
  brandCds: [{ code: 'B01', name: '오렐르', count: 3 }],
  cateCds: [],
  productType: [],
  skinTypes: [],
  concerns: [],
  scentFamilies: [],
  price: [],
  volumeMl: [],
  freeShipping: 0,
  hasCoupon: 0,
  inStock: 0,
  ...over,
});

/** One page of a product list; empty unless `over` says what is in it. */
export const aList = (over: Partial<ProductList> = {}): ProductList => ({
  items: [],
  totalCount: 0,
  nextCursor: null,
  page: 1,
  pageCount: 1,
  facets: someFacets(),
  dropped: [],
  relaxed: null,
  ...over,
});

export const aQuestion = (over: Partial<ProductQna> = {}): ProductQna => ({
  qnaCd: 'QA1',
  kind: 'PRODUCT',
  isSecret: false,
  isMine: false,
  isAnswered: true,
  author: '향***',
  locale: 'ko',
  question: '뚜껑이 자석으로 닫히나요?',
  answer: '네, 자석이에요.',
  askedAt: '2026-11-20T00:00:00.000Z',
  answeredAt: '2026-11-21T00:00:00.000Z',
  ...over,
});

export const aCoupon = (couponCd: number, over: Partial<ProductCoupon> = {}): ProductCoupon => ({
  couponCd,
  name: `쿠폰 ${couponCd}`,
  description: '',
  type: 'AMOUNT',
  value: 7_000,
  minAmount: 50_000,
  maxDiscount: null,
  validTo: '2026-12-31',
  state: 'DOWNLOADABLE',
  grades: [],
  discount: 7_000,
  ...over,
});
