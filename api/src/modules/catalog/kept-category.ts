import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept } from '../../platform/db/kept';
import { categoryPlace } from './category.presenter';
import { countByBrand, findCategories, type CategoryRow } from './category.repository';

const keptCategories = kept<readonly CategoryRow[]>();
const keptHeads = kept<CategoryHead | null>();

/** All categories, as this process keeps them. */
export const categoriesOf = (db: Db, now: Date) => keptCategories(db, '', now, () => findCategories(db));

/** What stands above the lists of a category in one language, as JSON. */
interface CategoryHead {
  place: string;
  brands: string;
}
/** The head of a category's lists, as this process keeps it; null for an unknown category. */
export const categoryHead = (db: Db, cateCd: string, locale: Locale, now: Date): Promise<CategoryHead | null> =>
  keptHeads(db, `${locale}/${cateCd}`, now, async () => {
    const categories = await categoriesOf(db, now);
    const category = categories.find((row) => row.cateCd === cateCd);
    if (!category) return null;
    return {
      place: JSON.stringify(categoryPlace(categories, category, locale)),
      brands: JSON.stringify(await countByBrand(db, cateCd, locale)),
    };
  });
