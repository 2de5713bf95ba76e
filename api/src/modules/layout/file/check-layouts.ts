import type { LayoutsFile } from '../layout.seed-schema';
import { checkCategories } from './check-categories';
import { checkItems } from './check-items';
import { checkLinks } from './check-links';
import { checkTabs } from './check-tabs';
import { error, warning, type Path, type Problem } from './problem';
import { isKnownType, needsItems, COUPON_DISPLAY } from './block-needs';
import type { ShopFacts } from './shop-facts.repository';

/** What is wrong with a file of the right shape, in the shop as it is at `now`. Pictures are checked where they are looked up. */
export function checkLayouts(file: LayoutsFile, facts: ShopFacts, now: Date): Problem[] {
  return [
    ...checkCategories(file, facts, now),
    ...repeated(
      file.layouts,
      ({ layoutCd }) => layoutCd,
      (at) => ['layouts', at, 'layoutCd'],
      'layout',
    ),
    ...file.layouts.flatMap((layout, at) => {
      const path = ['layouts', at];
      const { displays, displayItems, couponDisplayItems } = layout;
      const place = ({ displaySeq, seq }: { displaySeq: number; seq: number }) => `${displaySeq}/${seq}`;
      return [
        ...repeated(
          displays,
          ({ seq }) => String(seq),
          (index) => [...path, 'displays', index, 'seq'],
          'display',
        ),
        ...repeated(displayItems, place, (index) => [...path, 'displayItems', index, 'seq'], 'item of the display'),
        ...repeated(couponDisplayItems, place, (index) => [...path, 'couponDisplayItems', index, 'seq'], 'coupon of the display'),
        ...checkDisplays(layout, path),
        ...checkItems(file, layout, path, facts),
        ...checkLinks(file, layout, path, facts),
        ...checkTabs(file, layout, path, facts),
      ];
    }),
  ];
}

function checkDisplays({ displays, displayItems, couponDisplayItems }: LayoutsFile['layouts'][number], path: Path): Problem[] {
  return displays.flatMap(({ seq, displayCd, useOnMobile, useOnPc }, at) => {
    const here = [...path, 'displays', at];
    const contents = displayCd === COUPON_DISPLAY ? couponDisplayItems : displayItems;
    const isEmpty = (displayCd === COUPON_DISPLAY || needsItems(displayCd)) && !contents.some(({ displaySeq }) => displaySeq === seq);
    return [
      ...(isKnownType(displayCd) ? [] : [warning([...here, 'displayCd'], `no display has the type ${displayCd}: nothing is drawn`)]),
      ...(isEmpty ? [warning(here, `display ${seq} has no items: nothing is drawn`)] : []),
      ...(useOnMobile || useOnPc ? [] : [warning(here, `display ${seq} is shown neither on phones nor on PCs`)]),
    ];
  });
}

/** Entries whose key an earlier one has. */
function repeated<T>(entries: readonly T[], keyOf: (entry: T) => string, pathOf: (at: number) => Path, what: string): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    const key = keyOf(entry);
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [error(pathOf(at), `there is another ${what} ${key}`)] : [];
  });
}
