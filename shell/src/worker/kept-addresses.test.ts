import { ROUTES } from '@hyangro/contracts/routes/table';
import { api } from '@hyangro/contracts/api';
import { keepingOf } from './kept-addresses';

const page = (path: string) => keepingOf('GET', path, true);
const call = (method: string, path: string) => keepingOf(method, `/api${path}`, false);

test('Main, lists of goods, products, what was seen last and the cart can be read without a net; no other page of a member', () => {
  const kept = Object.entries(ROUTES).filter(([, { path }]) => page(path.replace(/:\w+\??/g, 'X1')) === 'page');
  expect(kept.map(([name]) => name).sort()).toEqual(
    [
      ...['Main', 'MainLayout', 'MainMenu', 'Promotion', 'Categories', 'MenuCategories', 'Category', 'MenuCategory'],
      ...['Brands', 'MenuBrands', 'Brand', 'MenuBrand', 'Product', 'OrderCart', 'MyProducts'],
    ].sort(),
  );
});

test('pages of payment are never touched', () => {
  for (const path of ['/order/payment/O-1', '/order/payment-complete', '/order/O-1/product-coupons']) expect(page(path)).toBeNull();
});

test('of all calls the public ones of the kept pages are kept, and of a member’s own the cart and the login’s ping', () => {
  const kept = Object.keys(api).filter((key) => {
    const [method = '', path = ''] = key.split(' ');
    return call(method, path.replace(/:\w+/g, 'X1')) === 'answer';
  });
  expect(kept.sort()).toMatchInlineSnapshot(`
   [
     "GET /brand/:brandCd/products",
     "GET /brands",
     "GET /cart/items",
     "GET /category/:cateCd/products",
     "GET /common/exchange-rate",
     "GET /login/ping",
     "GET /main/layouts/:layoutCd",
     "GET /main/virtual-category/:virtualCategoryCd",
     "GET /product/:productCd",
     "GET /product/current",
     "GET /product/recommendations",
   ]
  `);
});

test('whoever logs in or out, joins or leaves the shop leaves nothing kept for the next', () => {
  const calls = [
    ['POST', '/login'],
    ['POST', '/login/passkey'],
    ['POST', '/login/sns-proof/link'],
    ['GET', '/logout'],
    ['POST', '/member/join'],
    ['POST', '/member/sign-up'],
    ['POST', '/member/withdrawal'],
  ] as const;
  for (const [method, path] of calls) expect([path, call(method, path)]).toEqual([path, 'new-member']);
  for (const path of ['/login/ping', '/login/v2/ping', '/login/simple-details']) expect(call('GET', path)).not.toBe('new-member');
});

test('files of the build and pictures are kept, what is not the shop’s page is not', () => {
  expect(keepingOf('GET', '/assets/main.0123.js', false)).toBe('build');
  expect(keepingOf('GET', '/fonts/a.woff2', false)).toBe('build');
  expect(keepingOf('GET', '/media/p/1-480.avif', false)).toBe('picture');
  expect(keepingOf('GET', '/media/film.mp4', false)).toBeNull();
  expect(keepingOf('GET', '/sw.js', false)).toBeNull();
  expect(page('/mypage')).toBe('fallback');
  expect(page('/dev/outbox')).toBeNull();
  expect(call('POST', '/cart/items')).toBe('cart-addition');
  expect(call('DELETE', '/cart/items')).toBeNull();
});
