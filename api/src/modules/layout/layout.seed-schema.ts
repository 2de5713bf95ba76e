import * as z from 'zod';
import { DISCOUNT_TYPES, SORTS } from '@hyangro/contracts/catalog/catalog.schemas';
import { textSchema } from '../../platform/locale/text-sql';

const codes = z.array(z.string());
const display = z.object({
  seq: z.int(),
  displayCd: z.int(),
  title: textSchema.nullish(),
  link: z.string().nullish(),
  linkText: textSchema.nullish(),
  description: textSchema.nullish(),
  font: z.string().nullish(),
  imgFileUrl: z.string().nullish(),
  useOnMobile: z.boolean(),
  useOnPc: z.boolean(),
  isUseMargin: z.boolean(),
  isSmallWidth: z.boolean(),
  slidesPerViewMobile: z.number().nullish(),
  slidesPerViewPc: z.number().nullish(),
});
const displayItem = z.object({
  seq: z.int(),
  displaySeq: z.int(),
  link: z.string().nullish(),
  fileUrl: z.string().nullish(),
  fileUrl2: z.string().nullish(),
  text: textSchema.nullish(),
  description: textSchema.nullish(),
  verticalAlign: z.enum(['TOP', 'MIDDLE', 'BOTTOM']).nullish(),
  horizontalAlign: z.enum(['LEFT', 'CENTER', 'RIGHT']).nullish(),
  font: z.string().nullish(),
  virtualCategoryCd: z.string().nullish(),
  tabLayoutCd: z.string().nullish(),
  products: codes.default([]),
});
const couponItem = z.object({
  displaySeq: z.int(),
  seq: z.int(),
  couponCd: z.int().min(0),
  fileUrl: z.string().nullish(),
  fileUrl2: z.string().nullish(),
});

export const layoutsFile = z.object({
  virtualCategories: z.array(
    z.object({
      virtualCategoryCd: z.string(),
      name: textSchema,
      displayLimit: z.int(),
      discountType: z.enum(DISCOUNT_TYPES),
      orderByCd: z.enum(SORTS),
      endsInHours: z.number().nullish(),
      rolling: z.boolean().default(false),
      productCds: codes,
    }),
  ),
  aiMemberGroups: z.record(z.string().regex(/^(GUEST|[FM]\d0)$/), codes),
  layouts: z.array(
    z.object({
      layoutCd: z.string(),
      name: textSchema,
      kind: z.enum(['MAIN', 'PROMOTION', 'TEST']),
      displays: z.array(display),
      displayItems: z.array(displayItem),
      couponDisplayItems: z.array(couponItem),
    }),
  ),
});
export type LayoutsFile = z.infer<typeof layoutsFile>;
