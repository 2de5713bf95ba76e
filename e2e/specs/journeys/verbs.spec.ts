import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { bringIntoSight, expect, ready, screenOf, test } from '../../fixtures/test';
import { CheckoutPage } from '../../pages/order/checkout.page';
import { LoginPage } from '../../pages/mypage/login.page';
import { ProductPage } from '../../pages/catalog/product.page';
import { newMember, SignUpPage } from '../../pages/mypage/sign-up.page';

// What a member does in this shop, one story a verb (GEN-15); the verbs of orders, claims, the wishlist and leaving stand in the
// stories of their own files.

const main = (page: Page) => page.locator('main');
const headerLink = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).locator('visible=true').first();
const goHome = (page: Page) =>
  page
    .getByRole('link', { name: /홈으로$/ })
    .locator('visible=true')
    .first()
    .click();
const speak = (page: Page, locale: string, baseURL: string | undefined) =>
  page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);

test('GEN-15a a new member answers five questions, earns 500 points once, finds them in the ledger, and pays with them', async ({
  page,
  shop,
}) => {
  await shop.join();
  await page.goto('/mypage');
  await ready(page);
  await main(page).getByRole('link', { name: '프로필' }).first().click();
  for (const answer of ['건성', '21호', '쿨', '모공', '잡티']) await page.getByRole('button', { name: answer, exact: true }).click();
  await page.getByRole('button', { name: '뷰티 프로필 저장' }).click();
  await expect(page.getByRole('status').filter({ hasText: '500포인트를 드렸어요' })).toBeVisible();
  await page.getByRole('button', { name: '지성', exact: true }).click();
  await page.getByRole('button', { name: '뷰티 프로필 저장' }).click();
  await expect(page.getByRole('status').filter({ hasText: /저장했어요$/ })).toBeVisible();
  await headerLink(page, '/mypage').click();
  await page.waitForURL('**/mypage');
  await screenOf(page).getByRole('link', { name: '포인트 500P' }).click();
  await page.waitForURL('**/mypage/point');
  await expect(screenOf(page).getByText('+500', { exact: false })).toHaveCount(1);

  await goHome(page);
  const product = new ProductPage(page);
  await product.openOneInStock();
  await product.addToCart();
  await expect(headerLink(page, '/order/cart')).toHaveAccessibleName('장바구니 1개');
  await headerLink(page, '/order/cart').click();
  const checkout = new CheckoutPage(page);
  await checkout.orderCart();
  await page.getByRole('button', { name: '최대 사용' }).click();
  await expect(page.getByRole('textbox', { name: '포인트' })).toHaveValue('500');
  const { orderCd } = checkout;
  await checkout.pay();
  await checkout.decide('approve');
  await checkout.expectPaid(orderCd);
});

test('GEN-15b a member in English takes every coupon of a product, sees them in the coupon box, and one lowers the price of the order', async ({
  page,
  shop,
  baseURL,
}) => {
  await speak(page, 'en', baseURL);
  await shop.join();
  await page.goto('/product/P0043');
  await ready(page);
  await page.goto('/product/P0043/coupons');
  await ready(page);
  await page.getByRole('button', { name: 'Take all' }).click();
  await expect(page.getByText('You have every coupon there is.')).toBeVisible();
  await main(page).locator('a[href="/product/P0043"]').first().click();
  await page.waitForURL('**/product/P0043');
  await headerLink(page, '/mypage').click();
  await page.waitForURL('**/mypage');
  await screenOf(page)
    .getByRole('link', { name: /^Coupons/ })
    .click();
  await page.waitForURL('**/mypage/my-coupons');
  await expect(screenOf(page).getByRole('listitem').first()).toBeVisible();
  await shop.addToCart({ productCd: 'P0043', quantity: 2 });
  await page.goto('/order/cart');
  await ready(page);
  await page
    .getByRole('button', { name: /^Order/ })
    .locator('visible=true')
    .first()
    .click();
  await page.waitForURL(/\/order\/payment\/[^/]+$/);
  await screenOf(page)
    .getByRole('link', { name: /Coupons?/ })
    .first()
    .click();
  await page.waitForURL('**/product-coupons');
  const orderCd = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.getByRole('button', { name: /^Apply best coupons/ }).click();
  await page.getByRole('button', { name: /^Save .* and go back$/ }).click();
  await page.waitForURL(`**/order/payment/${orderCd}`);
  const { amounts } = await (await page.context().request.get(`/api/orders/${orderCd}`)).json();
  expect(amounts.couponDiscount).toBeGreaterThan(0);
});

test('GEN-15d who looked at two products is recommended others at home, and finds both on the own page in Chinese on a phone @phone', async ({
  page,
  shop,
  baseURL,
}) => {
  await speak(page, 'cn', baseURL);
  await shop.join();
  for (const productCd of ['P0009', 'P0001']) {
    await page.goto(`/product/${productCd}`);
    await ready(page);
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentProducts') ?? '[]')[0])).toBe(productCd);
  }
  await page.goto('/');
  await ready(page);
  const picks = page.locator('[data-display="20"]');
  await bringIntoSight(picks);
  await expect(picks.getByRole('article').first()).toBeVisible();
  const codes = await picks.locator('a[href^="/product/P"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(codes.filter((path) => path === '/product/P0009' || path === '/product/P0001')).toEqual([]);
  await page.goto('/mypage/products?tab=recent');
  await ready(page);
  await expect(main(page).getByRole('article')).toHaveCount(2);
});

test('GEN-15e a member gives a link on; who comes by it looks at a product, joins, and both read it on their page', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: { url: string }) => void Object.assign(window, { sharedUrl: url }) });
  });
  await shop.join();
  await page.goto('/mypage');
  await ready(page);
  await main(page).getByRole('link', { name: '친구 초대' }).first().click();
  await page.getByRole('button', { name: '초대 링크 보내기' }).click();
  const link = await page.evaluate(() => String(Reflect.get(window, 'sharedUrl')));
  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await speak(friend, 'en', baseURL);
  await friend.goto(link);
  await ready(friend);
  await friend.goto('/product/P0043');
  await ready(friend);
  await friend.goto('/join');
  await ready(friend);
  const signUp = new SignUpPage(friend, 'en');
  const member = newMember();
  await signUp.fill(member);
  await signUp.checkId.click();
  await expect(friend.getByRole('button', { name: 'Free', exact: true })).toBeVisible();
  await signUp.agreeToAll();
  await signUp.submit();
  await friend.waitForURL('**/join/complete');
  await signUp.sendCode();
  await signUp.confirm(await shop.codeTo(member.email));
  await expect(friend.getByText('1,000P and a coupon are yours')).toBeVisible();
  await friend.context().close();

  await page.reload();
  await expect(main(page).getByText('함께한 친구 1명', { exact: false })).toBeVisible();
  await expect(main(page).getByText('+1,000P, 티켓 3장')).toBeVisible();
  await goHome(page);
  await expect(main(page).locator('a[href^="/product/P"]:visible').first()).toBeVisible();
});

test('GEN-15j in the app a visitor chooses a raffle from the home, logs in on the way, enters with a ticket, and looks at the prize @app', async ({
  page,
  shop,
}) => {
  const { loginId } = await shop.join();
  await page.context().clearCookies();
  await page.goto('/');
  await ready(page);
  await page.goto('/raffles');
  await ready(page);
  await main(page).locator('a[href^="/raffle/RF"]').first().click();
  await page.waitForURL('**/raffle/RF*');
  await screenOf(page).getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/login?**');
  await new LoginPage(page).logIn(loginId);
  await page.waitForURL((url) => url.pathname.startsWith('/raffle/'));
  await page.getByRole('button', { name: '티켓 1장으로 응모하기' }).locator('visible=true').click();
  await expect(page.getByRole('status').filter({ hasText: '넣었어요' })).toBeVisible();
  await screenOf(page).locator('a[href^="/product/P"]:visible').first().click();
  await page.waitForURL('**/product/P*');
  await expect(new ProductPage(page).heading).toBeVisible();
});

test('GEN-15k a member comes from the home to a product, asks about it, and finds the question with its state on the own page', async ({
  page,
  shop,
}) => {
  await shop.join();
  const words = '여름에도 무겁지 않게 쓸 수 있는 향인지 궁금해요.';
  await page.goto('/');
  await ready(page);
  const productCd = await new ProductPage(page).openOneInStock();
  await screenOf(page).getByRole('link', { name: '문의하기' }).click();
  await page.waitForURL(`**/product/${productCd}/qna-form`);
  await page.getByLabel('문의 내용').fill(words);
  await page.getByRole('button', { name: '문의 남기기' }).click();
  await page.waitForURL(`**/product/${productCd}/qna`);
  await headerLink(page, '/mypage').click();
  await page.waitForURL('**/mypage');
  await screenOf(page).getByRole('link', { name: '내 상품 문의' }).click();
  await page.waitForURL('**/mypage/customer-center/qna');
  const question = screenOf(page).getByRole('article').filter({ hasText: words });
  await expect(question).toContainText('답변 대기');
});
