import type { LayoutEntry, LayoutsFile } from '../layout.seed-schema';
import { COUPON_DISPLAY, lackOf, TIME_SALE_DISPLAY } from './block-needs';
import { error, warning, type Path, type Problem } from './problem';
import type { ShopFacts } from './shop-facts.repository';

/** Items and coupons of a layout: where they belong, what they name, and that they have something to draw. */
export function checkItems(file: LayoutsFile, layout: LayoutEntry, path: Path, facts: ShopFacts): Problem[] {
  const types = new Map(layout.displays.map(({ seq, displayCd }) => [seq, displayCd]));
  const categoryOf = (code: string) =>
    file.virtualCategories.find(({ virtualCategoryCd }) => virtualCategoryCd === code) ?? facts.virtualCategories.get(code)?.entry;
  const orphan = (here: Path, displaySeq: number) =>
    types.has(displaySeq) ? [] : [error([...here, 'displaySeq'], `no display has the seq ${displaySeq}`)];

  const items = layout.displayItems.flatMap((item, at) => {
    const here = [...path, 'displayItems', at];
    const type = types.get(item.displaySeq);
    const lack = type === undefined ? null : lackOf(type, item);
    const category = item.virtualCategoryCd ? categoryOf(item.virtualCategoryCd) : null;
    const hasEnd = category?.virtualCategoryEndTime || category?.endsInHours != null;
    return [
      ...orphan(here, item.displaySeq),
      ...(lack ? [error(here, `nothing to draw: a display of type ${type} needs ${lack}`)] : []),
      ...(category === undefined ? [error([...here, 'virtualCategoryCd'], `no virtual category ${item.virtualCategoryCd}`)] : []),
      ...(type === TIME_SALE_DISPLAY && category && !hasEnd
        ? [error([...here, 'virtualCategoryCd'], `the virtual category ${item.virtualCategoryCd} of a time sale has no end`)]
        : []),
      ...item.products.flatMap((code, index) =>
        facts.products.has(code) ? [] : [error([...here, 'products', index], `no product ${code}`)],
      ),
    ];
  });
  const coupons = layout.couponDisplayItems.flatMap(({ displaySeq, couponCd }, at) => {
    const here = [...path, 'couponDisplayItems', at];
    const type = types.get(displaySeq);
    return [
      ...orphan(here, displaySeq),
      ...(type === undefined || type === COUPON_DISPLAY
        ? []
        : [warning([...here, 'displaySeq'], `display ${displaySeq} has the type ${type}: it draws no coupons`)]),
      ...(couponCd === 0 || facts.coupons.has(couponCd) ? [] : [error([...here, 'couponCd'], `no coupon ${couponCd}`)]),
    ];
  });
  return [...items, ...coupons];
}
