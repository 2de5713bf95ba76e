import type { DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import { blocksOf } from './layout.model';

/** Display type whose tabs show other layouts (§2). */
export const LAYOUT_TABS = 13;
/** Tabs within a layout of a tab are drawn, and none in theirs (D-13). */
const MAX_DEPTH = 2;

export interface LayoutTab {
  seq: number;
  name: string;
  layoutCd: string;
}

/**
 * Tabs of a block: those with a name and a layout. None beyond the second depth, and never a layout within itself.
 * @param path codes of the layouts around the block, outermost first
 */
export function tabsOf(items: readonly DisplayItem[], path: readonly string[]): LayoutTab[] {
  if (path.length > MAX_DEPTH) return [];
  return items.flatMap(({ seq, text, tabLayoutCd: layoutCd }) =>
    text && layoutCd && !path.includes(layoutCd) ? [{ seq, name: text, layoutCd }] : [],
  );
}

/** Layouts with which the blocks of tabs of a layout open: each its first tab. */
export const openingTabs = (layout: Layout, path: readonly string[]): string[] =>
  blocksOf(layout)
    .filter(({ display }) => display.displayCd === LAYOUT_TABS)
    .flatMap(({ items }) => tabsOf(items, path)[0]?.layoutCd ?? []);
