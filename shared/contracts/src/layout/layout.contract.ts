import * as z from 'zod';
import { contract } from '../kit/contract';
import { couponCd, gender, layoutCd, queryInt, sqlDatetime } from '../kit/schemas';
import { PREVIEW_PARAM } from '../wire-names';
import { discountType, orderByCd, productCard } from '../catalog/catalog.schemas';
import { grade } from '../session/session.contract';

/** Display block (§3, E-02). `displayCd` is open: an unknown type is not drawn (TRAP-08). */
export const display = z.object({
  seq: z.int(),
  displayCd: z.int(),
  title: z.string().nullable(),
  link: z.string().nullable(),
  linkText: z.string().nullable(),
  description: z.string().nullable(),
  font: z.string().nullable(),
  imgFileUrl: z.string().nullable(),
  useOnMobile: z.boolean(),
  useOnPc: z.boolean(),
  isUseMargin: z.boolean(),
  isSmallWidth: z.boolean(),
  slidesPerViewMobile: z.number().nullable(),
  slidesPerViewPc: z.number().nullable(),
});
export type Display = z.infer<typeof display>;

/** Display item (§3, E-03). */
export const displayItem = z.object({
  seq: z.int(),
  displaySeq: z.int(),
  link: z.string().nullable(),
  fileUrl: z.string().nullable(),
  fileUrl2: z.string().nullable(),
  text: z.string().nullable(),
  description: z.string().nullable(),
  verticalAlign: z.string().nullable(),
  horizontalAlign: z.string().nullable(),
  font: z.string().nullable(),
  virtualCategoryCd: z.string().nullable(),
  virtualCategoryNm: z.string().nullable(),
  virtualCategoryEndTime: sqlDatetime.nullable(),
  displayLimit: z.int().nullable(),
  discountType: discountType.nullable(),
  orderByCd: orderByCd.nullable(),
  tabLayoutCd: z.string().nullable(),
  products: z.array(productCard),
});
export type DisplayItem = z.infer<typeof displayItem>;

/** Coupon display item (§3, E-06); `couponCd` 0 is the download-all item. Our additions: what the ticket says. */
export const couponDisplayItem = z.object({
  seq: z.int(),
  displaySeq: z.int(),
  couponCd,
  fileUrl: z.string().nullable(),
  fileUrl2: z.string().nullable(),
  maxDownloadableCouponCount: z.int(),
  receivedCoupon: z.boolean(),
  name: z.string().nullable(),
  type: z.enum(['RATE', 'AMOUNT']).nullable(),
  value: z.int().nullable(),
  minAmount: z.int().nullable(),
  maxDiscount: z.int().nullable(),
  validTo: z.string().nullable(),
  /** Grades that may have it; empty for all. */
  grades: z.array(grade),
});
export type CouponDisplayItem = z.infer<typeof couponDisplayItem>;

/** Layout (§3, E-01). Our addition: `kind`; search engines leave tests out. */
export const layout = z.object({
  layoutCd,
  kind: z.enum(['MAIN', 'PROMOTION', 'TEST']),
  layoutNm: z.string(),
  displays: z.array(display),
  displayItems: z.array(displayItem),
  virtualProducts: z.array(z.object({ virtualCategoryCd: z.string(), products: z.array(productCard) })),
  couponDisplayItems: z.array(couponDisplayItem),
  memCd: z.string().nullable(),
  memNm: z.string().nullable(),
  gender: gender.nullable(),
  ageGroupStr: z.string().nullable(),
  aiMemberGroupProducts: z.array(productCard),
  /** Ours: whose list that is, gender letter and decade (`F30`), or `GUEST`: everybody's. */
  aiMemberGroupCd: z.string(),
});
export type Layout = z.infer<typeof layout>;

export const layoutContract = contract({
  'GET /main/layouts/:layoutCd': {
    summary: 'Layout of a home or promotion page; `MAIN` is the home',
    source: '§7, API-09',
    access: 'guest',
    params: z.object({ layoutCd }),
    /** Token of a preview link: a version that is not live, never kept by caches. */
    query: z.object({ [PREVIEW_PARAM]: z.string().optional() }),
    ok: layout,
    refusals: ['LAYOUT_NOT_FOUND', 'LAYOUT_PREVIEW_INVALID'],
  },
  'GET /main/virtual-category/:virtualCategoryCd': {
    summary: 'One page of a ranked list',
    source: '§7, API-10, ST-RANK',
    access: 'guest',
    params: z.object({ virtualCategoryCd: z.string().min(1).max(30) }),
    query: z.object({
      pageStart: queryInt(0, 100_000, 0),
      displayLimit: queryInt(1, 100, 20),
      discountType: discountType.default('ALL'),
      orderByCd: orderByCd.default('01'),
    }),
    ok: z.array(productCard),
    refusals: ['VIRTUAL_CATEGORY_NOT_FOUND'],
  },
});
