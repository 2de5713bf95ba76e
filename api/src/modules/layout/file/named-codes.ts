import type { LayoutEntry, LayoutsFile } from '../layout.seed-schema';
import { linkTarget } from './link-target';

/** Everything outside itself that a file names. */
export interface NamedCodes {
  productCds: string[];
  cateCds: string[];
  brandCds: string[];
  couponCds: number[];
}

export const linksOf = ({ displays, displayItems }: LayoutEntry): string[] =>
  [...displays, ...displayItems].flatMap(({ link }) => (link ? [link] : []));

export function namedCodes({ layouts, virtualCategories }: LayoutsFile): NamedCodes {
  const params = layouts
    .flatMap(linksOf)
    .map(linkTarget)
    .filter((target) => target !== null && target !== 'outside');
  const inLinks = (name: string) => params.flatMap((each) => each[name] ?? []);
  return {
    productCds: [
      ...layouts.flatMap(({ displayItems }) => displayItems.flatMap(({ products }) => products)),
      ...virtualCategories.flatMap(({ productCds }) => productCds),
      ...inLinks('productCd'),
    ],
    cateCds: inLinks('cateCd'),
    brandCds: inLinks('brandCd'),
    couponCds: [
      ...layouts.flatMap(({ couponDisplayItems }) => couponDisplayItems.map(({ couponCd }) => couponCd)),
      ...inLinks('couponCd')
        .filter((code) => /^\d{1,9}$/.test(code))
        .map(Number),
    ],
  };
}

/** Codes of virtual categories that a layout's items show. */
export const categoriesOf = ({ displayItems }: LayoutEntry): Set<string> =>
  new Set(displayItems.flatMap(({ virtualCategoryCd }) => virtualCategoryCd ?? []));
