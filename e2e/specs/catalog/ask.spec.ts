import { expect, ready, test } from '../../fixtures/test';
import { LoginPage } from '../../pages/mypage/login.page';
import { ProductPage } from '../../pages/catalog/product.page';

const QUESTION = '여름에도 무겁지 않게 쓸 수 있는 향인가요?';
const ANSWERED_LATER = '답변 대기';

test('GAP-03 TRAP-14 what a visitor puts into the cart counts in every tab, waits at the login, and is in the member’s cart after it', async ({
  page,
  context,
  shop,
}) => {
  await shop.login('demo32');
  await shop.emptyCart();
  await context.clearCookies();
  const cart = (of: typeof page) => of.locator('header a[href="/order/cart"]').locator('visible=true').first();
  const other = await context.newPage();
  await other.goto('/');
  await ready(other);

  const product = new ProductPage(page);
  for (const productCd of ['P0043', 'P0048']) {
    await product.open(productCd);
    await ready(page);
    await product.addToCart();
    await expect(page.getByRole('status').filter({ hasText: '담아 두었어요' })).toBeVisible();
  }
  await expect(cart(page)).toHaveAccessibleName('장바구니 2개');
  await expect(cart(other)).toHaveAccessibleName('장바구니 2개');

  await page.reload();
  await expect(cart(page)).toHaveAccessibleName('장바구니 2개');
  await cart(page).click();
  await page.waitForURL('**/login?toName=OrderCart');
  await expect(page.getByText('담아 두신 상품 2개가 기다리고 있어요', { exact: false })).toBeVisible();
  await new LoginPage(page).logIn('demo32');
  await page.waitForURL('**/order/cart');
  for (const productCd of ['P0043', 'P0048'])
    await expect(page.locator(`main li a[href="/product/${productCd}"]:visible`).first()).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName('장바구니 2개');
  await expect(cart(other)).toHaveAccessibleName('장바구니 2개');
  expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();
});

test('R-PRD-05 R-PRD-06 a member asks privately and finds the question on top; a visitor reads that there is one, not what it says @all', async ({
  page,
  context,
  shop,
}, { project }) => {
  await shop.login({ desktop: 'demo33', phone: 'demo34', app: 'demo38' }[project.name]);
  const words = `${QUESTION} (${project.name} ${Date.now()})`;
  await page.goto('/product/P0043');
  await ready(page);
  await page.getByRole('link', { name: '문의하기' }).click();
  await page.waitForURL('**/product/P0043/qna-form');
  await page.getByLabel('문의 내용').fill('짧아요');
  await page.getByRole('button', { name: '문의 남기기' }).click();
  await expect(page.getByText('10자에서 500자까지 적어 주세요.')).toBeVisible();
  await page.getByLabel('문의 내용').fill(words);
  await page.getByLabel('비밀글로 묻기').check();
  await page.getByRole('button', { name: '문의 남기기' }).click();
  await page.waitForURL('**/product/P0043/qna');
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own).toContainText(ANSWERED_LATER);

  await context.clearCookies();
  await page.goto('/product/P0043/qna');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('비밀글이에요. 쓰신 분만 볼 수 있어요.').first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('R-PRD-02 a visitor who wants the coupons of a product logs in first; the member downloads all and reads them as received', async ({
  page,
}) => {
  await page.goto('/product/P0043/coupons');
  await page.waitForURL('**/login?toName=ProductCoupons&productCd=P0043');
  await new LoginPage(page).logIn('demo34');
  await page.waitForURL('**/product/P0043/coupons');
  await page.getByRole('button', { name: '모두 받기' }).click();
  await expect(page.getByText('받을 수 있는 쿠폰을 모두 받았어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: /받기$/ })).toHaveCount(0);
});

test('R-PRD-03 R-PRD-04 TRAP-07 the guides are read without a login and without scripts; an unknown type is 404', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/product/cs/delivery');
  await expect(page.getByRole('heading', { level: 1, name: '배송과 교환·반품' })).toBeVisible();
  await page.getByRole('link', { name: '해외직배송', exact: true }).click();
  await expect(page.getByText(/미화 150달러 이상/)).toBeVisible();
  expect((await page.goto('/product/cs/elsewhere'))?.status()).toBe(404);
  await context.close();
});

test('ST-RST-01 ST-RST-04 R-OTH-21 in the app a member waits for a sold-out product and is told when it is back @app', async ({
  page,
  shop,
}) => {
  await shop.seed('restock-gone');
  await shop.login('demo39');
  await page.goto('/product/P0064');
  await ready(page);
  await page.getByRole('button', { name: '재입고 알림' }).locator('visible=true').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '알림 받기' }).click();
  await expect(page.getByText('들어오면 바로 알려 드릴게요', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '알림 끄기' })).toBeVisible();

  await shop.seed('restock-back');
  await page.goto('/');
  await ready(page);
  await expect(page.getByRole('link', { name: '알림, 새 소식이 있어요' }).locator('visible=true').first()).toBeVisible();
  await page.goto('/product/P0064');
  await expect(page.getByRole('button', { name: '바로 구매' }).locator('visible=true').first()).toBeVisible();
});
