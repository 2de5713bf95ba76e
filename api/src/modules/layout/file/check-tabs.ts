import type { LayoutEntry, LayoutsFile } from '../layout.seed-schema';
import { error, type Path, type Problem } from './problem';
import type { ShopFacts } from './shop-facts.repository';

/** Layouts inside tabs that are drawn: a tab, and a tab of its layout (D-13). */
const DEPTH_MAX = 2;

/** Tabs that show an unknown layout, one that leads back, or one too deep to be drawn. */
export function checkTabs({ layouts }: LayoutsFile, { layoutCd, displayItems }: LayoutEntry, path: Path, { tabs }: ShopFacts): Problem[] {
  const tabsOf = (code: string): readonly string[] | undefined => {
    const inFile = layouts.find((layout) => layout.layoutCd === code);
    return inFile ? inFile.displayItems.flatMap((item) => item.tabLayoutCd ?? []) : tabs.get(code);
  };
  const fault = (chain: readonly string[]): string | null => {
    const code = chain.at(-1) ?? '';
    const inside = tabsOf(code);
    if (chain.indexOf(code) < chain.length - 1) return `its tabs lead back: ${chain.join(' → ')}`;
    if (chain.length - 1 > DEPTH_MAX) return `tabs are drawn ${DEPTH_MAX} deep: ${chain.join(' → ')}`;
    if (!inside) return chain.length === 2 ? `no layout ${code}` : `no layout ${code} (${chain.join(' → ')})`;
    return inside.map((next) => fault([...chain, next])).find(Boolean) ?? null;
  };
  return displayItems.flatMap(({ tabLayoutCd }, at) => {
    const reason = tabLayoutCd ? fault([layoutCd, tabLayoutCd]) : null;
    return reason ? [error([...path, 'displayItems', at, 'tabLayoutCd'], reason)] : [];
  });
}
