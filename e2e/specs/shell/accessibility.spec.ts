import { LOCALES } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, openInShell, ready, test } from '../../fixtures/test';
import { watchObstacles } from '../../flows/obstacles';
import { CheckoutPage } from '../../pages/order/checkout.page';

const PC = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WIDTHS = [PC, PHONE];
/** The same parts are drawn in each language: Korean is looked at in both widths, the others in one each. */
const WIDTHS_IN = { ko: WIDTHS, en: [PC], cn: [PHONE] };

/** Screens by route; an address of each kind of answer. */
const OF_BLOCKS: Readonly<Record<string, readonly string[]>> = {
  Main: ['/'],
  Promotion: ['/promotion/EV01', '/promotion/NOPE'],
  MainLayout: ['/main/EV06', '/main/NOPE'],
  Welcome: ['/welcome'],
};
const FOR_ALL: Readonly<Record<string, readonly string[]>> = {
  Categories: ['/categories'],
  Category: ['/category/C01', '/category/NOPE'],
  Product: ['/product/P0001', '/product/NOPE'],
  ProductQna: ['/product/P0001/qna', '/product/NOPE/qna'],
  ProductCsDelivery: ['/product/cs/delivery'],
  ProductCs: ['/product/cs/OVERSEAS', '/product/cs/NOPE'],
  Login: ['/login'],
  PaymentComplete: ['/order/payment-complete/NOPE'],
  BestReviews: ['/best-reviews'],
  ProductReviews: ['/review/product/P0001', '/review/product/NOPE'],
  Raffles: ['/raffles'],
  Raffle: ['/raffle/RF001', '/raffle/RF005', '/raffle/RF008', '/raffle/NOPE'],
  Brands: ['/brands'],
  Brand: ['/brand/B01', '/brand/NOPE'],
  CouponProducts: ['/coupon/1003/products', '/coupon/9999/products'],
  Search: ['/search'],
  SearchProducts: ['/search/products/로즈', '/search/products'],
  SearchReviews: ['/search/reviews/로즈'],
  SearchFeeds: ['/search/feeds/로즈'],
  NotFound: ['/no/such/page'],
};
/** The design templates, for those who build the shop: they show the same parts in each language. */
const FOR_BUILDERS: Readonly<Record<string, readonly string[]>> = {
  PublIndex: ['/publ/index'],
  PublModal: ['/publ/modal'],
  PublTemplate1: ['/publ/template1'],
  PublTemplate2: ['/publ/template2'],
  PublTemplate3: ['/publ/template3'],
  PublTemplate4: ['/publ/template4'],
  PublTemplate5: ['/publ/template5'],
  PublTemplate6: ['/publ/template6'],
  PublTemplate7: ['/publ/template7'],
  PublTemplate8: ['/publ/template8'],
};
const FOR_KOREANS = {
  SignUp1: ['/member/sign-up/1'],
  SignUp2: ['/member/sign-up/2'],
  SignUp3: ['/member/sign-up/3'],
  SignUp4: ['/member/sign-up/4'],
};
const FOR_OTHERS = { Join: ['/join'], JoinComplete: ['/join/complete'] };
/** Of the demo member, whose orders are in every state. */
const FOR_BUYERS = {
  OrderProductCoupons: ['/order/H-DEMO-0243/product-coupons'],
  Tracking: ['/mypage/order/tracking/H-DEMO-0002', '/mypage/order/tracking/NOPE'],
  Claims: ['/mypage/order/claim'],
  Claim: ['/mypage/order/claim/cancel/H-DEMO-0001', '/mypage/order/claim/return/H-DEMO-0003', '/mypage/order/claim/cancel/H-DEMO-0002'],
  ClaimInvoice: ['/mypage/order/claim/invoice-number/form/NOPE'],
  ConfirmPurchase: ['/mypage/confirm-purchase'],
  OrderDocument: ['/mypage/order/document/receipt/H-DEMO-0004'],
};
const FOR_MEMBERS = {
  OrderCart: ['/order/cart'],
  AddressChange: ['/mypage/address/change'],
  Orders: ['/mypage/order/orders/all'],
  OrderDetail: ['/mypage/order/NOPE'],
  Payment: ['/order/payment/NOPE'],
  MyPage: ['/mypage'],
  ProductQnaForm: ['/product/P0001/qna-form'],
  ProductCoupons: ['/product/P0001/coupons'],
};

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]));

    test(`in ${locale} the home and promotions have nothing against WCAG 2.2 AA and best practice`, async ({ page }) => {
      test.setTimeout(120_000);
      expect(await watchObstacles(page).on(Object.values(OF_BLOCKS).flat(), WIDTHS_IN[locale])).toEqual([]);
    });

    test(`in ${locale} the public screens have nothing against WCAG 2.2 AA and best practice`, async ({ page }) => {
      test.setTimeout(240_000);
      const paths = Object.values({ ...FOR_ALL, ...(locale === 'ko' ? FOR_KOREANS : FOR_OTHERS) }).flat();
      expect(await watchObstacles(page).on(paths, WIDTHS_IN[locale])).toEqual([]);
    });

    test(`in ${locale} cart, orders and my page have nothing against WCAG 2.2 AA and best practice`, async ({ page, shop }) => {
      test.setTimeout(120_000);
      await shop.login({ ko: 'demo13', en: 'demo14', cn: 'demo15' }[locale]);
      await shop.emptyCart();
      const obstacles = watchObstacles(page);
      const empty = await obstacles.on(FOR_MEMBERS.OrderCart, WIDTHS_IN[locale]);
      await shop.addToCart({ productCd: 'P0041' });
      expect([...empty, ...(await obstacles.on(Object.values(FOR_MEMBERS).flat(), WIDTHS_IN[locale]))]).toEqual([]);
    });

    test(`in ${locale} what follows a payment has nothing against WCAG 2.2 AA and best practice`, async ({ page, shop }) => {
      test.setTimeout(120_000);
      await shop.login('demo01');
      expect(await watchObstacles(page).on(Object.values(FOR_BUYERS).flat(), WIDTHS_IN[locale])).toEqual([]);
    });
  });
}

test('the design templates have nothing against WCAG 2.2 AA and best practice', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await watchObstacles(page).on(Object.values(FOR_BUILDERS).flat(), WIDTHS)).toEqual([]);
});

test('the way through the checkout has nothing against WCAG 2.2 AA and best practice', async ({ page, shop }) => {
  test.setTimeout(150_000);
  const checkout = new CheckoutPage(page);
  const obstacles = watchObstacles(page);
  await shop.login('demo16');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0041' });
  await page.goto('/order/cart');
  await checkout.orderCart();
  const found = await obstacles.here(WIDTHS);
  await page.setViewportSize(PC);
  const { orderCd } = checkout;
  await checkout.pay();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
  found.push(...(await obstacles.here(WIDTHS)), ...(await obstacles.on([`/mypage/order/${orderCd}`], WIDTHS)));
  expect(found).toEqual([]);
});

test('a screen whose answers do not come has nothing against WCAG 2.2 AA and best practice: its message is its heading', async ({
  page,
  problems,
}) => {
  const obstacles = watchObstacles(page);
  await page.route('**/api/raffles/RF001', (route) => route.abort());
  await page.goto('/');
  await ready(page);
  await openInShell(page, '/raffle/RF001');
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText('화면을 불러오지 못했어요');
  expect(await obstacles.here(WIDTHS)).toEqual([]);
  problems.length = 0;
});

test('the layout of a new customer has nothing against WCAG 2.2 AA and best practice', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('newCustomer', 'true'));
  expect(await watchObstacles(page).on(['/categories', '/login'], WIDTHS)).toEqual([]);
});

test('every screen that is built is among those that are looked at here', async ({ page }) => {
  await page.goto('/raffles');
  const built = await page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      routes: { name: string; isComing?: true; canonical?: string }[];
    };
    return boot.routes.filter(({ isComing, canonical }) => !isComing && !canonical).map(({ name }) => name);
  });
  const seen = new Set(
    Object.keys({ ...OF_BLOCKS, ...FOR_ALL, ...FOR_BUILDERS, ...FOR_KOREANS, ...FOR_OTHERS, ...FOR_MEMBERS, ...FOR_BUYERS }),
  );
  expect(built.filter((name) => !seen.has(name))).toEqual([]);
});
