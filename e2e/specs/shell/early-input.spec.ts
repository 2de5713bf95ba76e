import { expect, ready, test } from '../../fixtures/test';
import { holdBack } from '../../flows/hold-back';
import { LoginPage } from '../../pages/mypage/login.page';

const SHELL_SCRIPT = /\/assets\/main\.\w+\.js/;

test('who logs in before the page answers is logged in once it does, and no password stands in the address @all', async ({ page }) => {
  const letScriptsCome = await holdBack(page, SHELL_SCRIPT);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto('/login?toName=Category&cateCd=C01', { waitUntil: 'commit' });
  const login = new LoginPage(page);
  await login.logIn('demo21');
  await expect(login.submit).toHaveAttribute('data-heard', '');
  await page.waitForTimeout(300);
  expect(new URL(page.url()).search).toBe('?toName=Category&cateCd=C01');
  letScriptsCome();
  await page.waitForURL('**/category/C01');
  await ready(page);
  expect(
    asked.filter((one) => one.includes('hyangro123') || (one.startsWith('POST') && one.endsWith('/login?toName=Category&cateCd=C01'))),
  ).toEqual([]);
  expect(asked.filter((one) => one.startsWith('POST') && one.endsWith('/api/login'))).toHaveLength(1);
});

test('what is entered before the page answers still stands there after, in words and in marks', async ({ page }) => {
  const letScriptsCome = await holdBack(page, SHELL_SCRIPT);
  await page.goto('/login', { waitUntil: 'commit' });
  const id = page.getByLabel('아이디', { exact: true });
  const password = page.getByLabel('비밀번호', { exact: true });
  const isShown = page.getByLabel('비밀번호 보기');
  await id.fill('demo21');
  await password.fill('secret words');
  await isShown.check();
  letScriptsCome();
  await ready(page);
  await expect(id).toHaveValue('demo21');
  await expect(password).toHaveValue('secret words');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(isShown).toBeChecked();
});

test('“add to cart” that is pressed before the page answers shows at once that it was heard, and opens its sheet when it does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await holdBack(page, SHELL_SCRIPT);
  await page.goto('/product/P0001', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: '장바구니', exact: true }).locator('visible=true').last();
  const opacity = () => add.evaluate((button) => Number(getComputedStyle(button).opacity));
  expect(await opacity()).toBe(1);
  await add.click();
  expect(await opacity()).toBeLessThan(0.8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(add).not.toHaveAttribute('data-heard', '');
  expect(await opacity()).toBe(1);
});

test('without scripts a form comes to its page again, and a search leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto('/login');
  await new LoginPage(page).logIn('demo21');
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('');
  expect(page.url()).toBe(`${baseURL}/login`);
  await page.goto('/');
  await page.getByRole('searchbox').first().fill('로즈');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await context.close();
});
