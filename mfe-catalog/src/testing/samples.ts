import { aProductCard } from '@hyangro/testing';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';

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
