import type { LayoutEntry, LayoutsFile } from '../layout.seed-schema';
import { linkTarget, type LinkParams } from './link-target';
import { error, type Path, type Problem } from './problem';
import type { ShopFacts } from './shop-facts.repository';

/** Links that lead to no page, or to the page of something that the shop does not have. */
export function checkLinks(file: LayoutsFile, { displays, displayItems }: LayoutEntry, path: Path, facts: ShopFacts): Problem[] {
  const check = (link: string | null | undefined, here: Path): Problem[] => {
    if (!link) return [];
    const target = linkTarget(link);
    if (target === 'outside') return [];
    const reason = target ? missingOf(target, file, facts) : 'no page of the shop has this address';
    return reason ? [error(here, `“${link}” leads nowhere: ${reason}`)] : [];
  };
  return [
    ...displays.flatMap(({ link }, at) => check(link, [...path, 'displays', at, 'link'])),
    ...displayItems.flatMap(({ link }, at) => check(link, [...path, 'displayItems', at, 'link'])),
  ];
}

/** What of a page's codes the shop does not have, in words. */
function missingOf(
  { productCd, cateCd, brandCd, couponCd, layoutCd }: LinkParams,
  { layouts }: LayoutsFile,
  facts: ShopFacts,
): string | null {
  if (productCd && !facts.products.has(productCd)) return `no product ${productCd}`;
  if (cateCd && !facts.categories.has(cateCd)) return `no category ${cateCd}`;
  if (brandCd && !facts.brands.has(brandCd)) return `no brand ${brandCd}`;
  if (couponCd && !facts.coupons.has(Number(couponCd))) return `no coupon ${couponCd}`;
  if (layoutCd && !facts.tabs.has(layoutCd) && !layouts.some((each) => each.layoutCd === layoutCd)) return `no layout ${layoutCd}`;
  return null;
}
