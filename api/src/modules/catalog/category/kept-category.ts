import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { kept } from '../../../platform/db/kept';
import { categoryPlace } from './category.presenter';
import { findCategories, type CategoryRow } from './category.repository';

const keptCategories = kept<readonly CategoryRow[]>();
const keptHeads = kept<string | null>();

/** All categories, as this process keeps them. */
export const categoriesOf = (db: Db, now: Date) => keptCategories(db, '', now, () => findCategories(db));

/** JSON of a category's place in one language, as this process keeps it; null for an unknown category. */
export const categoryHead = (db: Db, cateCd: string, locale: Locale, now: Date): Promise<string | null> =>
  keptHeads(db, `${locale}/${cateCd}`, now, async () => {
    const categories = await categoriesOf(db, now);
    const category = categories.find((row) => row.cateCd === cateCd);
    return category ? JSON.stringify(categoryPlace(categories, category, locale)) : null;
  });
