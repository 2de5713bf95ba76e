import * as z from 'zod';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { PRODUCT_TYPES } from '@hyangro/contracts/catalog/catalog.schemas';
import { textSchema, textUpTo } from '../../platform/locale/text-sql';
import { LONGEST, written } from '../../platform/text/longest';

const won = z.int().min(0).max(MAX_INTEGER);
const pieces = z.int().min(0).max(MAX_INTEGER);
/** Codes are parts of addresses. */
const code = z.string().regex(/^[\w-]{1,30}$/);
const known = z.string().max(LONGEST.code, { error: `is longer than ${LONGEST.code} characters` });
const name = textUpTo(LONGEST.name);
const MOST_WORDS = 300;
const words = z.array(written(LONGEST.name)).max(MOST_WORDS, { error: `has more than ${MOST_WORDS} values` });
const localWords = z.object({ ko: words, en: words, cn: words });

export const brandsFile = z.array(
  z.object({
    brandCd: z.string(),
    name,
    story: textSchema,
    origin: z.string().length(2),
    initialKo: z.string(),
    initialEn: z.string(),
    logo: z.string(),
  }),
);

const leaf = z.object({ cateCd: z.string(), name, sort: z.int() });
export const categoriesFile = z.array(leaf.extend({ icon: z.string(), children: z.array(leaf) }));

const MOST_OPTIONS = 200;
const option = z.object({
  optionCd: z.string().regex(/^[\w-]{1,40}$/),
  name,
  addPrice: won,
  stockCnt: pieces,
  shadeNo: known.nullish(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish(),
  volumeMl: z.number().nullish(),
  /** Key of its own picture. */
  image: known.nullish(),
});

export const productEntry = z.object({
  productCd: code,
  brandCd: known,
  cateCd: known,
  extraCateCds: words,
  productType: z.enum(PRODUCT_TYPES),
  name,
  summary: textUpTo(LONGEST.line),
  description: textSchema,
  normalPrice: won,
  salePrice: won,
  discountRate: z.int().min(0).max(100),
  volumeText: name.nullable(),
  volumeMl: z.number().nullable(),
  weightG: z.number().nullable(),
  isPerfume: z.boolean(),
  optionType: z.enum(['SHADE', 'SIZE']).nullable(),
  options: z.array(option).max(MOST_OPTIONS, { error: `has more than ${MOST_OPTIONS} options` }),
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
  images: z.object({ main: known, gallery: words, shopper: words }),
});
export const productsFile = z.array(productEntry);

export const ingredientsFile = z.array(z.object({ inci: z.string(), note: textSchema }));
const tags = z.array(z.object({ code: z.string(), name }));
export const tagsFile = z.object({ skinTypes: tags, concerns: tags, scentFamilies: tags.default([]) });

export interface CatalogFiles {
  brands: z.infer<typeof brandsFile>;
  categories: z.infer<typeof categoriesFile>;
  products: z.infer<typeof productsFile>;
  ingredients: z.infer<typeof ingredientsFile>;
  tags: z.infer<typeof tagsFile>;
}
export type ProductEntry = z.infer<typeof productEntry>;
