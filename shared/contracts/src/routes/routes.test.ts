import { byPrecedence, matchRoute } from './match';
import { isRouteName, pathByName, pathOf } from './paths';
import { ROUTES, routeNames, routeRow, type RouteName } from './table';

const rows = routeNames.map((name) => ({ ...routeRow(name), name }));
const ownerOf = (pathname: string): RouteName | undefined => matchRoute(rows, pathname)?.row.name;

test('R-ACC-20 the seven named routes of the specification lead to their paths', () => {
  expect(pathOf('Main')).toBe('/');
  expect(pathOf('Login')).toBe('/login');
  expect(pathOf('Promotion', { layoutCd: 'EV01' })).toBe('/promotion/EV01');
  expect(pathOf('Product', { productCd: 'P0001' })).toBe('/product/P0001');
  expect(pathOf('SignUp4')).toBe('/member/sign-up/4');
  expect(pathOf('PaymentComplete', { orderCd: 'O1' })).toBe('/order/payment-complete/O1');
  expect(pathOf('PaymentComplete')).toBe('/order/payment-complete');
  expect(pathOf('OrderCart')).toBe('/order/cart');
});

test.each([
  ['an address elsewhere', 'https://evil.example'],
  ['an unknown name', 'Nowhere'],
  ['a path', '/order/cart'],
  ['a word every object has', 'constructor'],
  ['the login itself', 'Login'],
  ['nothing', null],
])('R-ACC-21 after login %s leads to the main page', (_, toName) => {
  expect(pathByName(toName, {})).toBe('/');
});

test('R-ACC-20 a named route without its params leads to the main page', () => {
  expect(pathByName('Product', {})).toBe('/');
  expect(pathByName('Product', { productCd: 'P0001' })).toBe('/product/P0001');
  expect(isRouteName('Main')).toBe(true);
});

test.each([
  ['/product/cs/delivery', 'ProductCsDelivery'],
  ['/product/cs/OVERSEAS', 'ProductCs'],
  ['/product/P0001/qna', 'ProductQna'],
  ['/product/P0001', 'Product'],
  ['/profile/profile-info', 'ProfileInfo'],
  ['/profile/M0001', 'Profile'],
  ['/mypage/order/claim', 'Claims'],
  ['/mypage/order/orders/all', 'Orders'],
  ['/mypage/order/tracking/O1', 'Tracking'],
  ['/mypage/order/O1', 'OrderDetail'],
  ['/mypage/order/document/receipt/O1', 'OrderDocument'],
  ['/mypage/order/claim/invoice-number/form/C1', 'ClaimInvoice'],
  ['/mypage/order/claim/cancel/O1', 'Claim'],
  ['/mypage/order/claim/cancel/O1/C1', 'Claim'],
  ['/order/cart', 'OrderCart'],
  ['/order/payment/O1', 'Payment'],
  ['/order/payment-complete', 'PaymentComplete'],
  ['/order/O1/product-coupons', 'OrderProductCoupons'],
  ['/review/new', 'ReviewNew'],
  ['/review/product/P0001', 'ProductReviews'],
  ['/review/RV0001/modify', 'ReviewModify'],
  ['/main/menu/3', 'MainMenu'],
  ['/main/EV01', 'MainLayout'],
  ['/search', 'Search'],
  ['/search/products', 'SearchProducts'],
  ['/search/products/%EC%9E%A5%EB%AF%B8', 'SearchProducts'],
  ['/best-reviews', 'BestReviews'],
] as const)('TRAP-07 %s belongs to %s whatever the order of the table', (pathname, name) => {
  expect(ownerOf(pathname)).toBe(name);
  expect(matchRoute([...rows].reverse(), pathname)?.row.name).toBe(name);
});

test('TRAP-05 pages under /mypage that need no login are known by their row, not by their path', () => {
  const open = ['Faq', 'RealNameForm', 'RealNameAuth', 'Tickets'] as const;
  for (const name of open) {
    expect(ROUTES[name].path).toMatch(/^\/mypage\//);
    expect(routeRow(name).auth).toBeUndefined();
  }
});

test('TRAP-06 notifications need login outside /mypage, payment-complete is public', () => {
  expect(routeRow('Notifications').auth).toBe(true);
  expect(routeRow('PaymentComplete').auth).toBeUndefined();
});

test('R-OTH-12 R-OTH-13 R-OTH-17 the screens the specification keeps alive are marked so', () => {
  const kept: RouteName[] = [
    'Main',
    'Category',
    'Brand',
    'Search',
    'SearchProducts',
    'Promotion',
    'OrderCart',
    'Orders',
    'BestReviews',
    'BestFeeds',
    'Profile',
  ];
  for (const name of kept) expect([name, routeRow(name).keepAlive]).toEqual([name, true]);
  expect(routeRow('Product').keepAlive).toBeUndefined();
});

test('routes of one locale build name where the others go', () => {
  for (const name of ['SignUp1', 'SignUp2', 'SignUp3', 'SignUp4'] as const) {
    expect(routeRow(name)).toMatchObject({ locales: ['ko'], otherwise: 'Join' });
  }
  expect(routeRow('Join')).toMatchObject({ locales: ['en', 'cn'], otherwise: 'SignUp1' });
});

test('every path is owned once, and a broken escape in an address matches nothing', () => {
  expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length);
  expect(matchRoute(rows, '/product/%E0%A4%A')).toBeNull();
  expect(matchRoute(rows, '/no/such/page')).toBeNull();
  expect(byPrecedence(rows)).toHaveLength(rows.length);
});
