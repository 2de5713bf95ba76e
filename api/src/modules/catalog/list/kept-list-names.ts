import type { Db } from '../../../platform/db/db';
import { kept } from '../../../platform/db/kept';
import type { Text } from '../../../platform/locale/text';
import { brandTable, tagTable } from '../catalog.tables';
import { categoriesOf } from '../category/kept-category';
import type { CategoryRow } from '../category/category.repository';
import type { CodedFacet } from './list-filter.rules';

/** Every value that the shop has for a filter, with its name; categories in the order of the tree. */
export interface ListNames {
  names: Readonly<Record<CodedFacet, ReadonlyMap<string, Text>>>;
  categories: readonly CategoryRow[];
}
const keptNames = kept<ListNames>();

/** Names of brands, categories and tags, as this process keeps them. */
export const listNames = (db: Db, now: Date): Promise<ListNames> =>
  keptNames(db, '', now, async () => {
    const [categories, brands, tags] = await Promise.all([
      categoriesOf(db, now),
      db.select({ code: brandTable.brandCd, name: brandTable.name }).from(brandTable),
      db.select().from(tagTable),
    ]);
    const tagsOf = (kind: (typeof tags)[number]['kind']) => mapOf(tags.filter((tag) => tag.kind === kind));
    return {
      categories,
      names: {
        brandCds: mapOf(brands),
        cateCds: mapOf(categories.map(({ cateCd, name }) => ({ code: cateCd, name }))),
        skinTypes: tagsOf('SKIN_TYPE'),
        concerns: tagsOf('CONCERN'),
        scentFamilies: tagsOf('SCENT_FAMILY'),
      },
    };
  });

const mapOf = (rows: readonly { code: string; name: Text }[]) => new Map(rows.map(({ code, name }) => [code, name]));
