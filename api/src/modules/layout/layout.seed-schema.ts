import * as z from 'zod';
import { DISCOUNT_TYPES, SORTS } from '@hyangro/contracts/catalog/catalog.schemas';
import { couponCd, sqlDatetime } from '@hyangro/contracts/kit/schemas';
import { textSchema } from '../../platform/locale/text-sql';

/** Codes are parts of addresses. */
const code = z.string().regex(/^[\w-]{1,30}$/, 'a code has up to 30 letters, digits, “-” or “_”');
const codes = z.array(code).max(500);
const seq = z.int().min(0).max(100_000);
const link = z.string().max(2_000).nullish();
/** A key of the media manifest, `icon:<name>`, or an address below `/media/`. */
const picture = z.string().max(500).nullish();
const font = z.string().max(60).nullish();
const perView = z.number().min(1).max(20).nullish();

const display = z.strictObject({
  seq,
  displayCd: z.int().min(1).max(10_000),
  title: textSchema.nullish(),
  link,
  linkText: textSchema.nullish(),
  description: textSchema.nullish(),
  font,
  imgFileUrl: picture,
  useOnMobile: z.boolean(),
  useOnPc: z.boolean(),
  isUseMargin: z.boolean(),
  isSmallWidth: z.boolean(),
  slidesPerViewMobile: perView,
  slidesPerViewPc: perView,
});
const displayItem = z.strictObject({
  seq,
  displaySeq: seq,
  link,
  fileUrl: picture,
  fileUrl2: picture,
  text: textSchema.nullish(),
  description: textSchema.nullish(),
  verticalAlign: z.enum(['TOP', 'MIDDLE', 'BOTTOM']).nullish(),
  horizontalAlign: z.enum(['LEFT', 'CENTER', 'RIGHT']).nullish(),
  font,
  virtualCategoryCd: code.nullish(),
  tabLayoutCd: code.nullish(),
  products: codes.default([]),
});
const couponItem = z.strictObject({ displaySeq: seq, seq, couponCd, fileUrl: picture, fileUrl2: picture });

const virtualCategory = z.strictObject({
  virtualCategoryCd: code,
  name: textSchema,
  displayLimit: z.int().min(1).max(1_000),
  discountType: z.enum(DISCOUNT_TYPES),
  orderByCd: z.enum(SORTS),
  /** End of a sale in Asia/Seoul. */
  virtualCategoryEndTime: sqlDatetime.nullish(),
  /** The same, counted from the moment the file is read. */
  endsInHours: z.number().min(0).max(87_600).nullish(),
  /** Once past, the end moves on by whole days. */
  rolling: z.boolean().default(false),
  productCds: codes,
});
const layout = z.strictObject({
  layoutCd: code,
  name: textSchema,
  kind: z.enum(['MAIN', 'PROMOTION', 'TEST']),
  displays: z.array(display).max(200),
  displayItems: z.array(displayItem).max(2_000),
  couponDisplayItems: z.array(couponItem).max(200).default([]),
});

/**
 * Layouts as a file: what the demo shop brings, `pnpm shop layout export` writes and `import` reads. Fields are those of the
 * wire (§3, E-01 … E-06); texts hold all three languages, `products` name codes; absent means null.
 */
export const layoutsFile = z.strictObject({
  note: z.string().optional(),
  virtualCategories: z.array(virtualCategory).default([]),
  aiMemberGroups: z.record(z.string().regex(/^(GUEST|[FM]\d0)$/), codes).default({}),
  layouts: z.array(layout),
});
export type LayoutsFile = z.infer<typeof layoutsFile>;
export type LayoutEntry = LayoutsFile['layouts'][number];
export type DisplayEntry = LayoutEntry['displays'][number];
export type ItemEntry = LayoutEntry['displayItems'][number];
export type VirtualCategoryEntry = LayoutsFile['virtualCategories'][number];

/** Names of all fields, for hints at mistyped ones. */
export const fieldNames: readonly string[] = [layoutsFile, virtualCategory, layout, display, displayItem, couponItem].flatMap(({ shape }) =>
  Object.keys(shape),
);
