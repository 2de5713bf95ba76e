import { kstSqlDatetime } from '../../../platform/clock/clock';
import type { LayoutsFile, VirtualCategoryEntry } from '../layout.seed-schema';
import { categoriesOf } from './named-codes';
import { error, warning, type Path, type Problem } from './problem';
import type { ShopFacts } from './shop-facts.repository';
import { endOf } from './write-layouts';

/** Virtual categories of a file: their goods, their ends, and whom else a change would touch. */
export function checkCategories(file: LayoutsFile, facts: ShopFacts, now: Date): Problem[] {
  const shown = new Set(file.layouts.flatMap((layout) => [...categoriesOf(layout)]));
  const seen = new Set<string>();
  const imported = new Set(file.layouts.map(({ layoutCd }) => layoutCd));
  return file.virtualCategories.flatMap((category, at) => {
    const here: Path = ['virtualCategories', at];
    const { virtualCategoryCd: code, productCds } = category;
    const isRepeated = seen.has(code);
    seen.add(code);
    const known = facts.virtualCategories.get(code);
    const others = known && !isSame(known.entry, category) ? known.layoutCds.filter((layoutCd) => !imported.has(layoutCd)) : [];
    return [
      ...(isRepeated ? [error([...here, 'virtualCategoryCd'], `there is another virtual category ${code}`)] : []),
      ...(shown.has(code) ? [] : [warning(here, `no item of the file shows ${code}: it is left out`)]),
      ...(others.length > 0 ? [warning(here, `${code} is also shown by ${others.join(', ')}: publishing changes it there, too`)] : []),
      ...checkEnd(category, here, now),
      ...productCds.flatMap((each, index) =>
        facts.products.has(each) ? [] : [error([...here, 'productCds', index], `no product ${each}`)],
      ),
    ];
  });
}

function checkEnd({ discountType, virtualCategoryEndTime, endsInHours, rolling }: VirtualCategoryEntry, here: Path, now: Date): Problem[] {
  const path = [...here, 'virtualCategoryEndTime'];
  if (virtualCategoryEndTime && endsInHours != null) return [error(path, 'there is endsInHours, too: one of them is the end')];
  const end = endOf(virtualCategoryEndTime);
  if (end && (Number.isNaN(end.getTime()) || kstSqlDatetime(end) !== virtualCategoryEndTime))
    return [error(path, `no calendar has ${virtualCategoryEndTime}`)];
  if (discountType === 'TIMESALE' && !end && endsInHours == null) return [error(path, 'a TIMESALE needs an end')];
  return end && !rolling && end <= now ? [warning(path, `ended at ${virtualCategoryEndTime}`)] : [];
}

const isSame = (a: VirtualCategoryEntry, b: VirtualCategoryEntry): boolean => JSON.stringify(told(a)) === JSON.stringify(told(b));
const told = ({
  virtualCategoryCd,
  name,
  displayLimit,
  discountType,
  orderByCd,
  virtualCategoryEndTime,
  rolling,
  productCds,
}: VirtualCategoryEntry) => [
  virtualCategoryCd,
  [name.ko, name.en, name.cn],
  displayLimit,
  discountType,
  orderByCd,
  virtualCategoryEndTime ?? null,
  rolling,
  productCds,
];
