/** What is visible on the screens of the way from a list to a product. */
const PRODUCT_LINKS = 'main a[href*="/product/P"]';
const PRICE = /\d원/;
/** In sight on a phone. */
const FIRST_PRODUCTS = 4;

const headingsOfList = new Set<string>();

const all = <E extends Element = Element>(selector: string, root: ParentNode = document) => [...root.querySelectorAll<E>(selector)];

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(element);
  return width > 0 && height > 0 && visibility !== 'hidden' && Number(opacity) > 0.1;
}

const isInView = (element: Element) => isVisible(element) && element.getBoundingClientRect().top < innerHeight;

export const isOnProduct = (): boolean => location.pathname.startsWith('/product/');

/** A product is to be seen under one of the list's own headings: a product's screen links to products too. */
export const listIsShown = (): boolean =>
  location.pathname.startsWith('/category/') &&
  all(PRODUCT_LINKS).some(isVisible) &&
  (headingsOfList.size === 0 || all('h1').some((heading) => isVisible(heading) && isOfList(heading)));

/** Keeps the headings of the list's first frame: an address may change before the screen does. */
export function rememberHeadings(): void {
  if (headingsOfList.size === 0) for (const heading of all('h1').filter(isVisible)) headingsOfList.add(heading.textContent.trim());
}

const isOfList = (heading: Element) => headingsOfList.has(heading.textContent.trim());

/** The list's count and its first products. */
export const listShown = (): string =>
  [...all('main [aria-live="polite"]'), ...all<HTMLAnchorElement>(PRODUCT_LINKS).slice(0, FIRST_PRODUCTS)]
    .map((element) => element.getAttribute('href') ?? element.textContent)
    .join(' ');

/** A visible heading that was not on the list. */
export const freshHeading = (): Element | undefined =>
  all('h1').find((heading) => heading.textContent.trim() && isVisible(heading) && !isOfList(heading));

/** A price and a loaded picture stand beside the heading. */
export function isFilled(heading: Element): boolean {
  const screen = heading.closest<HTMLElement>('main') ?? document.body;
  const hasPicture = all<HTMLImageElement>('img', screen).some((img) => img.complete && img.naturalWidth > 0 && isInView(img));
  return hasPicture && PRICE.test(screen.innerText);
}

export const isBuyable = (): boolean =>
  all<HTMLButtonElement>('button').some((button) => !button.disabled && button.textContent.includes('장바구니') && isVisible(button));
