import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import type { MediaUrls } from '../../../platform/seed/seed';
import { brandTable, productOptionTable, tagTable } from '../catalog.tables';
import { findCategories } from '../category/category.repository';
import type { ProductEntry } from '../catalog.seed-schema';
import type { ImportRow, Problem } from './import-entry';

/** What products refer to, as the shop has it now. */
export async function findReferences(db: Db) {
  const brands = await db.select({ brandCd: brandTable.brandCd, name: brandTable.name }).from(brandTable);
  const tags = await db.select({ kind: tagTable.kind, code: tagTable.code }).from(tagTable);
  return { brands, categories: await findCategories(db), tags };
}
export type References = Awaited<ReturnType<typeof findReferences>>;

/** Looks for what one product alone cannot show: codes the shop does not know, and codes used twice in the file. */
export function referenceCheck(db: Db, { brands, categories, tags }: References, media: MediaUrls) {
  const brandCds = new Set(brands.map(({ brandCd }) => brandCd));
  const cateCds = new Set(categories.map(({ cateCd }) => cateCd));
  const parents = new Set(categories.map(({ parentCateCd }) => parentCateCd));
  const tagCodes = new Set(tags.map(({ kind, code }) => `${kind}/${code}`));
  const lineOfProduct = new Map<string, number>();
  const lineOfOption = new Map<string, number>();

  /** Reasons of a product by column. */
  function* wrongCodes({
    brandCd,
    cateCd,
    extraCateCds,
    skinTypes,
    concerns,
    scentFamilies,
    images,
  }: ProductEntry): Generator<[column: string, reason: string]> {
    if (!brandCds.has(brandCd)) yield ['brandCd', `the shop has no brand “${brandCd}”`];
    for (const [column, code] of [['cateCd', cateCd], ...extraCateCds.map((each) => ['extraCateCds', each])] as const) {
      if (!cateCds.has(code ?? '')) yield [column ?? '', `the shop has no category “${code}”`];
      else if (parents.has(code ?? '')) yield [column ?? '', `“${code}” has categories below it: name one of those`];
    }
    for (const [column, kind, codes] of [
      ['skinTypes', 'SKIN_TYPE', skinTypes],
      ['concerns', 'CONCERN', concerns],
      ['scentFamilies', 'SCENT_FAMILY', scentFamilies],
    ] as const)
      for (const code of codes) if (!tagCodes.has(`${kind}/${code}`)) yield [column, `the shop has no value “${code}” for it`];
    for (const [column, keys] of [
      ['images.main', [images.main]],
      ['images.gallery', images.gallery],
      ['images.shopper', images.shopper],
    ] as const)
      for (const key of keys) if (!isPicture(media, key)) yield [column, `there is no picture “${key}”`];
  }

  return async (rows: readonly ImportRow[]): Promise<Map<ImportRow, Problem[]>> => {
    const options = await optionsOf(db, rows);
    return new Map(
      rows.map((row) => {
        const { line, optionLines, entry } = row;
        const problems: Problem[] = [...row.problems];
        const before = lineOfProduct.get(row.productCd);
        if (before !== undefined && row.productCd !== '')
          problems.push({ line, column: 'productCd', reason: `stands in line ${before} already` });
        lineOfProduct.set(row.productCd, before ?? line);
        if (!entry) return [row, problems];
        for (const [column, reason] of wrongCodes(entry)) problems.push({ line, column, reason });
        entry.options.forEach(({ optionCd, image }, at) => {
          const here = optionLines[at] ?? line;
          const column = 'option.optionCd';
          const owner = options.find((option) => option.optionCd === optionCd && option.productCd !== entry.productCd)?.productCd;
          const twin = lineOfOption.get(optionCd);
          if (owner) problems.push({ line: here, column, reason: `“${optionCd}” is an option of ${owner}` });
          else if (twin !== undefined) problems.push({ line: here, column, reason: `“${optionCd}” stands in line ${twin} already` });
          lineOfOption.set(optionCd, here);
          if (image && !isPicture(media, image))
            problems.push({ line: here, column: 'option.image', reason: `there is no picture “${image}”` });
        });
        const kept = new Set(entry.options.map(({ optionCd }) => optionCd));
        for (const { productCd, optionCd } of options)
          if (productCd === entry.productCd && !kept.has(optionCd))
            problems.push({
              line,
              column: 'option.optionCd',
              reason: `“${optionCd}” is missing. Carts and orders name it: keep it, with a stock of 0 to end it`,
            });
        return [row, problems];
      }),
    );
  };
}

/** Options of the products, and those that have the options' codes. */
async function optionsOf(db: Db, rows: readonly ImportRow[]) {
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  const codes = entries.flatMap(({ options }) => options.map(({ optionCd }) => optionCd));
  const columns = { optionCd: productOptionTable.optionCd, productCd: productOptionTable.productCd };
  const find = (where: ReturnType<typeof inArray>) => db.select(columns).from(productOptionTable).where(where);
  const own = await find(
    inArray(
      productOptionTable.productCd,
      entries.map(({ productCd }) => productCd),
    ),
  );
  return codes.length > 0 ? [...own, ...(await find(inArray(productOptionTable.optionCd, codes)))] : own;
}

function isPicture(media: MediaUrls, key: string): boolean {
  try {
    return media.image(key, 1) !== '';
  } catch {
    return false;
  }
}
