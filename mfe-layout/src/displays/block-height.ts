import { picturesOf, productsOf } from '../data/layout.model';
import type { BlockProps } from './display.props';

/**
 * Types that open a page, are a line high, go on by themselves (6: out of layout its end is never near), or may not be there (20: it keeps its
 * room itself) have no row: they are laid out at once.
 */
const HEIGHTS: Readonly<Record<number, { phone: number; pc: number; perItem?: boolean }>> = {
  2: { phone: 250, pc: 370 },
  3: { phone: 580, pc: 900, perItem: true },
  4: { phone: 125, pc: 110, perItem: true },
  5: { phone: 550, pc: 440, perItem: true },
  10: { phone: 540, pc: 890, perItem: true },
  14: { phone: 580, pc: 470, perItem: true },
  12: { phone: 330, pc: 830 },
  15: { phone: 1200, pc: 920, perItem: true },
  16: { phone: 320, pc: 380, perItem: true },
  17: { phone: 600, pc: 360 },
  18: { phone: 250, pc: 300 },
  19: { phone: 720, pc: 990 },
  21: { phone: 470, pc: 230, perItem: true },
  23: { phone: 375, pc: 555 },
  24: { phone: 340, pc: 530 },
  25: { phone: 340, pc: 530 },
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
