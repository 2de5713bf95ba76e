import type { Mark } from '../marks';
import { freshHeading, isBuyable, isFilled, isOnProduct, listIsShown, listShown, rememberHeadings } from './screens';

/** Sends the marks of `marks.ts`: looks at every animation frame, and dates a change by a task after the frame that shows it. */
const CART_LINKS = 'a[href="/order/cart"]';

const now = () => performance.timeOrigin + performance.now();
const send = (kind: Mark['kind'], at: number, text: string) => window.benchMark?.(JSON.stringify({ kind, at, text } satisfies Mark));
const whenPainted = (kind: Mark['kind'], text: string) => requestAnimationFrame(() => setTimeout(() => send(kind, now(), text), 0));

window.addEventListener(
  'click',
  ({ isTrusted, timeStamp }) => {
    if (isTrusted) send('tap', performance.timeOrigin + timeStamp, '');
  },
  true,
);

const last = new Map<Mark['kind'], string>();
/** Told once per address and text. */
function tell(kind: Mark['kind'], text: string) {
  const key = kind === 'cart' ? text : location.href + text;
  if (last.get(kind) === key) return;
  last.set(kind, key);
  whenPainted(kind, text);
}

function look() {
  if (isOnProduct()) lookAtProduct();
  else if (listIsShown()) {
    rememberHeadings();
    tell('list', '');
    tell('products', listShown());
    for (const kind of ['product', 'filled', 'buyable'] as const) last.delete(kind);
  }
  const cart = [...document.querySelectorAll(CART_LINKS)].map(({ textContent }) => textContent.trim()).join('|');
  if (cart) tell('cart', cart);
  requestAnimationFrame(look);
}

function lookAtProduct() {
  const heading = freshHeading();
  if (!heading) return;
  const title = heading.textContent.trim();
  last.delete('list');
  tell('product', title);
  if (isFilled(heading)) tell('filled', title);
  if (isBuyable()) tell('buyable', title);
}

requestAnimationFrame(look);
