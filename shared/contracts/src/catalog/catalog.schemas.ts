import * as z from 'zod';
import { brandCd, cateCd, optionCd, productCd, won } from '../kit/schemas';
import { grade } from '../session/session.contract';

export const PRODUCT_TYPES = ['DOMESTIC', 'OVERSEAS'] as const;

/** Product card (§3, E-04). Additions of ours follow the wire fields of the specification. */
export const productCard = z.object({
  seq: z.int(),
  productCd,
  brandNm: z.string(),
  productNm: z.string(),
  imgMainUrl: z.string(),
  discountRate: z.int().min(0).max(100),
  salePrice: won,
  stockCnt: z.int().min(0),
  isZzim: z.boolean(),
  productType: z.enum(PRODUCT_TYPES),
  freeShipping: z.boolean(),
  isNew: z.boolean(),
  isBest: z.boolean(),
  reviewCount: z.int(),
  ratingAvg: z.number().nullable(),
});
export type ProductCard = z.infer<typeof productCard>;

const RECOMMENDED_FOR = ['ORDERED', 'VIEWED', 'NOTES', 'TRAITS', 'CATEGORY', 'BRAND'] as const;
/**
 * Ours: a card with what speaks most for it, and the viewed product that it follows from: ordered or viewed together with it, notes of its scent, what
 * it is for, its category, its brand.
 */
export const recommendedCard = productCard.extend({
  reason: z.object({ kind: z.enum(RECOMMENDED_FOR), productCd, productNm: z.string() }),
});
export type RecommendedCard = z.infer<typeof recommendedCard>;
export type RecommendedFor = RecommendedCard['reason']['kind'];

/** Lowest price of one piece with a coupon that anyone may take now (won). */
export const bestCoupon = z.object({ couponCd: z.int(), name: z.string(), price: won });
export type BestCoupon = z.infer<typeof bestCoupon>;

export const productOption = z.object({
  optionCd,
  name: z.string(),
  stockCnt: z.int().min(0),
  addPrice: won,
  hex: z.string().nullable(),
  volumeMl: z.number().nullable(),
  /** Picture of this shade or size; null when the gallery shows all there is. */
  imgUrl: z.string().nullable(),
  bestCoupon: bestCoupon.nullable(),
});
export type ProductOption = z.infer<typeof productOption>;

const notes = z.object({ top: z.array(z.string()), heart: z.array(z.string()), base: z.array(z.string()) });

/** Product of its page (E-05). */
export const productDetail = productCard.extend({
  brandCd,
  normalPrice: won,
  summary: z.string(),
  description: z.string(),
  category: z.object({ cateCd, name: z.string(), parents: z.array(z.object({ cateCd, name: z.string() })) }),
  option: z.enum(['SHADE', 'SIZE']).nullable(),
  options: z.array(productOption),
  volumeText: z.string().nullable(),
  volumeMl: z.number().nullable(),
  maxPurchaseQty: z.int().min(1),
  minGrade: grade.nullable(),
  firstPurchaseOnly: z.boolean(),
  notes: notes.nullable(),
  ingredients: z.array(z.object({ name: z.string(), note: z.string() })),
  skinTypes: z.array(z.string()),
  concerns: z.array(z.string()),
  /** Gallery in order, main picture first. */
  images: z.array(z.object({ url: z.string(), kind: z.enum(['pack', 'angle']) })),
  /** Of the base option; null when no coupon works. */
  bestCoupon: bestCoupon.nullable(),
  /** Day of delivery in Asia/Seoul, `YYYY-MM-DD`. */
  arrivesOn: z.string(),
  /** Whether customs may tax one piece of the base option (K-CUS); overseas goods only. */
  isCustomsTaxed: z.boolean(),
  isPerfume: z.boolean(),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const SORTS = ['01', '02', '03', '04', '05', '06'] as const;
/** `orderByCd`: popular, newest, biggest discount, price up, price down, most reviewed. */
export const orderByCd = z.enum(SORTS);
export type OrderByCd = z.infer<typeof orderByCd>;
export const DISCOUNT_TYPES = ['ALL', 'RATE', 'TIMESALE'] as const;
export const discountType = z.enum(DISCOUNT_TYPES);

export interface CategoryNode {
  cateCd: string;
  name: string;
  icon: string | null;
  /** Picture of its most popular product; null while it holds none. */
  imageUrl: string | null;
  productCount: number;
  children: CategoryNode[];
}
export const categoryNode: z.ZodType<CategoryNode> = z.object({
  cateCd: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
  imageUrl: z.string().nullable(),
  productCount: z.int(),
  get children() {
    return z.array(categoryNode);
  },
});
