import { picturesOf, productsOf } from '../data/layout.model';
import type { BlockProps } from './display.props';

/**
 * Types that open a page, are a line high, go on by themselves (6: out of layout its end is never near), or may not be there (20: it keeps its
 * room itself) have no row: they are laid out at once.
 */
const HEIGHTS: Readonly<Record<number, { phone: number; pc: number; perItem?: boolean }>> = {
  2: { phone: 240, pc: 366 },
  3: { phone: 569, pc: 917, perItem: true },
  4: { phone: 137, pc: 120, perItem: true },
  5: { phone: 542, pc: 445, perItem: true },
  10: { phone: 530, pc: 896, perItem: true },
  14: { phone: 569, pc: 472, perItem: true },
  12: { phone: 308, pc: 824 },
  15: { phone: 1165, pc: 941, perItem: true },
  16: { phone: 338, pc: 378, perItem: true },
  17: { phone: 577, pc: 345 },
  18: { phone: 240, pc: 285 },
  19: { phone: 717, pc: 995 },
  21: { phone: 484, pc: 193, perItem: true },
  23: { phone: 415, pc: 599 },
  24: { phone: 342, pc: 526 },
  25: { phone: 330, pc: 532 },
};

/** About what a display takes up, px: its room until it is laid out. Null for a display that is laid out at once. */
export function blockHeight({ display, items, layout, isFirst }: BlockProps): { phone: number; pc: number } | null {
  if (isFirst) return null;
  if (display.displayCd === SECTION_LIST)
    return sectionsHeight(items.map((item) => ({ count: productsOf(layout, item).length, isPictured: picturesOf(item) !== null })));
  const height = HEIGHTS[display.displayCd];
  if (!height) return null;
  const count = height.perItem ? Math.max(1, items.length) : 1;
  return { phone: height.phone * count, pc: height.pc * count };
}

const SECTION_LIST = 11;
/** Sections of so many products, two in a line on phones and four on PCs; some with a picture above them. */
function sectionsHeight(sections: readonly { count: number; isPictured: boolean }[]) {
  const lines = (columns: number) => sections.reduce((sum, { count }) => sum + Math.ceil(count / columns), 0);
  const pictures = sections.filter(({ isPictured }) => isPictured).length;
  return {
    phone: 110 + 90 * sections.length + 300 * lines(2) + 198 * pictures,
    pc: 150 + 80 * sections.length + 420 * lines(4) + 354 * pictures,
  };
}
