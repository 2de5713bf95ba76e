/** What the worker does with a request of the shop's own origin. */
export type Keeping = 'page' | 'fallback' | 'build' | 'picture' | 'answer' | 'cart-addition' | 'new-member' | null;

/** Main, lists of goods, products, what was seen last and the cart; no page of payment, and nothing else of a member. */
const PAGE =
  /^\/(main\/[^/]+(\/[^/]+)?|promotion\/[^/]+|(menu\/)?(categories|brands)|category\/[^/]+|menu\/(category|brand)\/[^/]+\/products|brand\/[^/]+|product\/[^/]+|order\/cart|mypage\/products)?$/;
/** Never touched: what pays, what operators and developers see. */
const LEFT_ALONE = /^\/(order\/(?!cart$)|ops\/|dev\/|api\/|media\/|health|ready)/;
/** Names of these files carry the hash of their content. */
const BUILD = /^\/(assets|fonts|remotes|baked)\/.+\.(js|css|woff2|json)$/;
const PICTURE = /^\/media\/.+\.(avif|webp|jpe?g|png|svg)$/;
/** What the kept pages ask for. Of a member's own: the cart, and whether somebody is logged in. */
const ANSWER =
  /^\/api\/(main\/(layouts|virtual-category)\/.+|category\/.+|brands?(\/.*)?|product\/(current|recommendations|[^/]+)|common\/exchange-rate|cart\/items|login\/ping)$/;
/** Calls after which the browser may be somebody else's. */
const NEW_MEMBER = /^\/api\/(login|member)(\/|$)/;

/** Decides by method and address alone. `isNavigation`: the browser asks for a page. */
export function keepingOf(method: string, pathname: string, isNavigation: boolean): Keeping {
  if (pathname === '/api/logout') return 'new-member';
  if (method === 'POST' && pathname === '/api/cart/items') return 'cart-addition';
  if (method !== 'GET') return NEW_MEMBER.test(pathname) ? 'new-member' : null;
  if (isNavigation) {
    if (LEFT_ALONE.test(pathname)) return null;
    return PAGE.test(pathname) ? 'page' : 'fallback';
  }
  if (BUILD.test(pathname)) return 'build';
  if (PICTURE.test(pathname)) return 'picture';
  return ANSWER.test(pathname) ? 'answer' : null;
}
