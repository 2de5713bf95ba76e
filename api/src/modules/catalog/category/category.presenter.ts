import type { CategoryNode } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import { textIn } from '../../../platform/locale/text';
import type { CategoryGoods, CategoryRow } from './category.repository';

/** The tree of categories with what they hold. */
export function categoryTree(rows: readonly CategoryRow[], goods: ReadonlyMap<string, CategoryGoods>, locale: Locale): CategoryNode[] {
  const below = (parentCateCd: string | null): CategoryNode[] =>
    rows
      .filter((row) => row.parentCateCd === parentCateCd)
      .map((row) => ({
        cateCd: row.cateCd,
        name: textIn(row.name, locale),
        icon: row.iconUrl,
        imageUrl: goods.get(row.cateCd)?.imageUrl ?? null,
        productCount: goods.get(row.cateCd)?.productCount ?? 0,
        children: below(row.cateCd),
      }));
  return below(null);
}

/** A category in its tree: what is above it, and the choices beside it (of a parent: those below it). */
export function categoryPlace(rows: readonly CategoryRow[], { cateCd, name, parentCateCd }: CategoryRow, locale: Locale) {
  const named = (row: CategoryRow) => ({ cateCd: row.cateCd, name: textIn(row.name, locale) });
  const parent = rows.find((row) => row.cateCd === parentCateCd);
  const children = rows.filter((row) => row.parentCateCd === cateCd);
  const siblings = children.length > 0 ? children : rows.filter((row) => row.parentCateCd === parentCateCd);
  return { cateCd, name: textIn(name, locale), parent: parent ? named(parent) : null, siblings: siblings.map(named) };
}
