import { PRODUCT_SLIDES } from '@hyangro/contracts/constants';
import type { Display, DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';

/** Where the key of every layout in the query cache begins. */
export const LAYOUTS = ['layout', 'detail'] as const;

export interface ReadLayout {
  /** With the displays that are drawn. */
  layout: Layout;
  /** Types that the layout had besides (D-C13). */
  unknown: readonly number[];
  /** When it was read by the server's clock, so that server and browser count down from the same second. */
  readAt: number;
}

/** Screens on which a display is drawn (D-C01). */
export type ShownOn = 'mobile' | 'pc' | 'both';

export interface Block {
  display: Display;
  items: DisplayItem[];
  shownOn: ShownOn;
}

/** A layout without what this page would not draw, or has twice: the document carries it to the browser. */
export function leanLayout(layout: Layout, isDrawn: (displayCd: number) => boolean): Layout {
  const displays = layout.displays.filter((display) => isDrawn(display.displayCd) && shownOn(display));
  const drawn = new Set(displays.map(({ seq }) => seq));
  const displayItems = layout.displayItems.filter(({ displaySeq }) => drawn.has(displaySeq));
  const hasOwn = (cd: string) => displayItems.some((item) => item.virtualCategoryCd === cd && item.products.length > 0);
  return {
    ...layout,
    displays,
    displayItems,
    virtualProducts: layout.virtualProducts.filter(({ virtualCategoryCd }) => !hasOwn(virtualCategoryCd)),
    couponDisplayItems: layout.couponDisplayItems.filter(({ displaySeq }) => drawn.has(displaySeq)),
  };
}

/** Types of a layout that are not drawn, each once and in order. */
export const unknownTypes = ({ displays }: Layout, isDrawn: (displayCd: number) => boolean): number[] =>
  [...new Set(displays.map(({ displayCd }) => displayCd))].filter((displayCd) => !isDrawn(displayCd)).sort((a, b) => a - b);

const bySeq = (a: { seq: number }, b: { seq: number }) => a.seq - b.seq;

export function shownOn({ useOnMobile, useOnPc }: Pick<Display, 'useOnMobile' | 'useOnPc'>): ShownOn | null {
  if (useOnMobile) return useOnPc ? 'both' : 'mobile';
  return useOnPc ? 'pc' : null;
}

/** Displays in seq order with their items in seq order, whatever the order of the answer (D-C03); those for no screen are left out. */
export function blocksOf(layout: Layout): Block[] {
  return [...layout.displays].sort(bySeq).flatMap((display) => {
    const on = shownOn(display);
    if (!on) return [];
    return [{ display, items: layout.displayItems.filter((item) => item.displaySeq === display.seq).sort(bySeq), shownOn: on }];
  });
}

/** Products of an item: its own, else those of its virtual category. */
export const productsOf = (layout: Layout, item: DisplayItem): ProductCard[] =>
  item.products.length > 0
    ? item.products
    : (layout.virtualProducts.find((list) => list.virtualCategoryCd === item.virtualCategoryCd)?.products ?? []);

/** Products of a rail in sight: 2.8 on phones, 4 on PCs, unless the display says otherwise (D-C08). */
export const productsPerView = ({ slidesPerViewMobile, slidesPerViewPc }: Pick<Display, 'slidesPerViewMobile' | 'slidesPerViewPc'>) => ({
  mobile: slidesPerViewMobile ?? PRODUCT_SLIDES.perViewMobile,
  pc: slidesPerViewPc ?? PRODUCT_SLIDES.perViewPc,
});

/** Picture of each screen: phones the mobile one, PCs their own, else the mobile one; null without any (D-C04). */
export function picturesOf(item: { fileUrl: string | null; fileUrl2: string | null }): { mobile: string; pc: string } | null {
  const mobile = item.fileUrl || item.fileUrl2;
  const pc = item.fileUrl2 || item.fileUrl;
  return mobile && pc ? { mobile, pc } : null;
}

/** A link that operators may set: a page of the shop or a web address; anything else is none. */
export const linkOf = (link: string | null): string | null =>
  link && /^(\/(?![/\\])|https?:\/\/)/i.test(link.trim()) ? link.trim() : null;

/** Text style and ink of a font token, `display-l.dark` (D-C12). */
export function fontOf(token: string | null): { style: string; ink: 'dark' | 'light' } {
  const [style = '', ink] = (token ?? '').split('.');
  return { style: style || 'display-m', ink: ink === 'light' ? 'light' : 'dark' };
}
