import * as z from 'zod';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { PRODUCT_TYPES } from '@hyangro/contracts/catalog/catalog.schemas';
import { textSchema } from '../../platform/locale/text-sql';

const won = z.int().min(0).max(MAX_INTEGER);
const pieces = z.int().min(0).max(MAX_INTEGER);
/** Codes are parts of addresses. */
const code = z.string().regex(/^[\w-]{1,30}$/);
const words = z.array(z.string().min(1));
const localWords = z.object({ ko: words, en: words, cn: words });

export const brandsFile = z.array(
  z.object({
    brandCd: z.string(),
    name: textSchema,
    story: textSchema,
    origin: z.string().length(2),
    initialKo: z.string(),
    initialEn: z.string(),
    logo: z.string(),
  }),
);

const leaf = z.object({ cateCd: z.string(), name: textSchema, sort: z.int() });
export const categoriesFile = z.array(leaf.extend({ icon: z.string(), children: z.array(leaf) }));

const option = z.object({
  optionCd: z.string().regex(/^[\w-]{1,40}$/),
  name: textSchema,
  addPrice: won,
  stockCnt: pieces,
  shadeNo: z.string().nullish(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish(),
  volumeMl: z.number().nullish(),
  /** Key of its own picture. */
  image: z.string().nullish(),
});

export const productEntry = z.object({
  productCd: code,
  brandCd: z.string(),
  cateCd: z.string(),
  extraCateCds: z.array(z.string()),
  productType: z.enum(PRODUCT_TYPES),
  name: textSchema,
  summary: textSchema,
  description: textSchema,
  normalPrice: won,
  salePrice: won,
  discountRate: z.int().min(0).max(100),
  volumeText: textSchema.nullable(),
  volumeMl: z.number().nullable(),
  weightG: z.number().nullable(),
  isPerfume: z.boolean(),
  optionType: z.enum(['SHADE', 'SIZE']).nullable(),
  options: z.array(option),
  stockCnt: pieces,
  notes: z.object({ top: localWords, heart: localWords, base: localWords }).nullable(),
  ingredients: words,
  skinTypes: words,
  concerns: words,
  scentFamilies: words.default([]),
  maxPurchaseQty: z.int().min(1).max(MAX_INTEGER),
  isNew: z.boolean(),
  isBest: z.boolean(),
  freeShipping: z.boolean(),
  minGrade: z.enum(GRADES).nullable(),
  firstPurchaseOnly: z.boolean(),
  launchDate: z.iso.date(),
  keywords: words,
  images: z.object({ main: z.string(), gallery: words, shopper: words }),
});
export const productsFile = z.array(productEntry);

export const ingredientsFile = z.array(z.object({ inci: z.string(), note: textSchema }));
const tags = z.array(z.object({ code: z.string(), name: textSchema }));
export const tagsFile = z.object({ skinTypes: tags, concerns: tags, scentFamilies: tags.default([]) });

export interface CatalogFiles {
  brands: z.infer<typeof brandsFile>;
  categories: z.infer<typeof categoriesFile>;
  products: z.infer<typeof productsFile>;
  ingredients: z.infer<typeof ingredientsFile>;
  tags: z.infer<typeof tagsFile>;
}
export type ProductEntry = z.infer<typeof productEntry>;
