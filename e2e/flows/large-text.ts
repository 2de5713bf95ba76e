import type { Page } from '@playwright/test';

/** Doubles every letter of the page, as the setting for large text of a phone does (WCAG 1.4.4); of pages in a mobile browser alone. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%', 'important'));

/** Words of which a reader sees a part only: cut by their box, or beyond the edge where nothing scrolls. What ends in dots on purpose does not count. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
    const isShortened = (style: CSSStyleDeclaration) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    /** The nearest box that ends what is in it, and whether a reader can move it. */
    const frameOf = (element: Element): { box: DOMRect; style: CSSStyleDeclaration } => {
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return { box: parent.getBoundingClientRect(), style };
      }
      return { box: new DOMRect(0, 0, document.documentElement.clientWidth, Infinity), style: getComputedStyle(document.body) };
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const { box, style } = frameOf(element);
      // Nothing is left of it for anybody but a screen reader.
      if (text.width === 0 || box.width <= 2 || isShortened(style) || isShortened(getComputedStyle(element))) continue;
      // A slide beside the one in sight.
      if (text.left >= box.right - 1 || text.right <= box.left + 1) continue;
      const isCutAcross =
        style.overflowX !== 'auto' && style.overflowX !== 'scroll' && (text.right > box.right + 2 || text.left < box.left - 2);
      const isCutBelow = cuts(style) && (text.bottom > box.bottom + 2 || text.top < box.top - 2);
      if (isCutAcross || isCutBelow) found.push(words.slice(0, 40));
    }
    return found;
  });
