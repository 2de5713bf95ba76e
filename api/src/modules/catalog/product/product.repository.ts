import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { lookColumns } from '../../../platform/db/kept';
import { prepared } from '../../../platform/db/prepared';
import { textSql } from '../../../platform/locale/text-sql';
import { cardColumns } from '../card/card.repository';
import {
  brandTable,
  categoryTable,
  ingredientTable,
  productCategoryTable,
  productImageTable,
  productOptionTable,
  productTable,
  stockTable,
  tagTable,
  type ScentNotes,
} from '../catalog.tables';

export interface OptionRow {
  optionCd: string;
  name: string;
  stockCnt: number;
  addPrice: number;
  hex: string | null;
  volumeMl: number | null;
  imgUrl: string | null;
}

const parentTable = alias(categoryTable, 'parent');
const locale = sql`${sql.placeholder('locale')}::text`;

/** Options of a product in their order, named in the language of the placeholder `locale`. */
export const optionsOfProduct = sql<OptionRow[]>`(
  select coalesce(json_agg(json_build_object(
    'optionCd', ${productOptionTable.optionCd}, 'name', ${textSql(productOptionTable.name, locale)}, 'stockCnt', coalesce(${stockTable.stockCnt}, 0),
    'addPrice', ${productOptionTable.addPrice}, 'hex', ${productOptionTable.hex}, 'volumeMl', ${productOptionTable.volumeMl},
    'imgUrl', ${productOptionTable.imgUrl}
  ) order by ${productOptionTable.sort}), '[]')
  from ${productOptionTable}
  left join ${stockTable} on ${stockTable.productCd} = ${productOptionTable.productCd} and ${stockTable.optionCd} = ${productOptionTable.optionCd}
  where ${productOptionTable.productCd} = ${productTable.productCd})`;
const images = sql<{ url: string; kind: 'pack' | 'angle' }[]>`(
  select coalesce(json_agg(json_build_object('url', ${productImageTable.url}, 'kind', ${productImageTable.kind}) order by ${productImageTable.seq}), '[]')
  from ${productImageTable} where ${productImageTable.productCd} = ${productTable.productCd} and ${productImageTable.kind} <> 'shopper')`;
const ingredients = sql<{ name: string; note: string }[]>`(
  select coalesce(json_agg(json_build_object('name', ${ingredientTable.inci}, 'note', ${textSql(ingredientTable.note, locale)})
    order by array_position(${productTable.ingredients}, ${ingredientTable.inci})), '[]')
  from ${ingredientTable} where ${ingredientTable.inci} = any(${productTable.ingredients}))`;
const tagNames = (kind: 'SKIN_TYPE' | 'CONCERN', codes: typeof productTable.skinTypes | typeof productTable.concerns) => sql<
  string[]
>`array(
  select ${textSql(tagTable.name, locale)} from ${tagTable}
  where ${tagTable.kind} = ${sql.raw(`'${kind}'`)} and ${tagTable.code} = any(${codes}) order by array_position(${codes}, ${tagTable.code}))`;
const cateCds = sql<
  string[]
>`array(select ${productCategoryTable.cateCd} from ${productCategoryTable} where ${productCategoryTable.productCd} = ${productTable.productCd})`;

const productByCode = prepared((db) =>
  db
    .select({
      ...cardColumns(locale, sql`${sql.placeholder('memCd')}::text`),
      brandCd: productTable.brandCd,
      normalPrice: productTable.normalPrice,
      summary: textSql(productTable.summary, locale).as('summary_text'),
      description: textSql(productTable.description, locale).as('description_text'),
      cateCd: productTable.cateCd,
      cateNm: textSql(categoryTable.name, locale).as('cate_nm'),
      parentCateCd: categoryTable.parentCateCd,
      parentCateNm: sql<string | null>`${parentTable.name}->>${locale}`.as('parent_cate_nm'),
      option: productTable.optionType,
      options: optionsOfProduct.as('options'),
      volumeText: sql<string | null>`${productTable.volumeText}->>${locale}`.as('volume'),
      volumeMl: productTable.volumeMl,
      isPerfume: productTable.isPerfume,
      maxPurchaseQty: productTable.maxPurchaseQty,
      minGrade: productTable.minGrade,
      firstPurchaseOnly: productTable.firstPurchaseOnly,
      notes: sql<ScentNotes | null>`${productTable.notes}->${locale}`.as('local_notes'),
      ingredients: ingredients.as('inci_notes'),
      skinTypes: tagNames('SKIN_TYPE', productTable.skinTypes).as('skin_type_names'),
      concerns: tagNames('CONCERN', productTable.concerns).as('concern_names'),
      images: images.as('images'),
      cateCds: cateCds.as('cate_cds'),
    })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .innerJoin(categoryTable, eq(categoryTable.cateCd, productTable.cateCd))
    .leftJoin(parentTable, eq(parentTable.cateCd, categoryTable.parentCateCd))
    .where(and(eq(productTable.productCd, sql.placeholder('productCd')), eq(productTable.isOnSale, true)))
    .prepare('catalog_product_by_code'),
);

/** Everything the page of a product shows, in one read; undefined for an unknown or withdrawn product. */
export async function findProduct(db: Db, productCd: string, reader: Locale) {
  const [row] = await productByCode(db).execute({ productCd, locale: reader, memCd: '' });
  return row;
}
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

const freshByCode = prepared((db) =>
  db
    .select({
      ...lookColumns,
      pieces: sql<Record<
        string,
        number
      > | null>`(select json_object_agg(option_cd, stock_cnt) from stock where stock.product_cd = "product".product_cd)`.as('pieces'),
      isZzim: sql<boolean>`exists(
      select 1 from wishlist where wishlist.product_cd = "product".product_cd and wishlist.mem_cd = ${sql.placeholder('memCd')}::text)`.as(
        'is_zzim',
      ),
    })
    .from(productTable)
    .where(and(eq(productTable.productCd, sql.placeholder('productCd')), eq(productTable.isOnSale, true)))
    .prepare('catalog_product_fresh'),
);

/** What may not be a moment old, pieces per option and the member's heart, with a look at what is kept; undefined for an unknown or withdrawn product. */
export async function findFresh(db: Db, question: { seen: string; productCd: string; memCd: string | null }) {
  const [row] = await freshByCode(db).execute({ ...question, memCd: question.memCd ?? '' });
  return row;
}

const productExists = prepared((db) =>
  db
    .select({ productCd: productTable.productCd })
    .from(productTable)
    .where(and(eq(productTable.productCd, sql.placeholder('productCd')), eq(productTable.isOnSale, true)))
    .prepare('catalog_product_exists'),
);

/** Won of the base option today; undefined for an unknown or withdrawn product. */
export async function findSalePrice(db: Db, productCd: string): Promise<number | undefined> {
  const [row] = await db
    .select({ salePrice: productTable.salePrice })
    .from(productTable)
    .where(and(eq(productTable.productCd, productCd), eq(productTable.isOnSale, true)));
  return row?.salePrice;
}

/** Whether shoppers can see the product. */
export const isProductOnSale = async (db: Db, productCd: string): Promise<boolean> =>
  (await productExists(db).execute({ productCd })).length > 0;
