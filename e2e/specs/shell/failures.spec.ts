import type { Route } from '@playwright/test';
import { expect, openInShell, ready, test } from '../../fixtures/test';

/** A screen of each remote, and how a shopper knows that it stands. */
const SCREENS = {
  layout: '/',
  catalog: '/category/C01',
  order: '/order/payment-complete/NONE',
  mypage: '/login',
  ugc: '/best-reviews',
  raffle: '/raffles',
} as const;
type Remote = keyof typeof SCREENS;
const REMOTES = Object.keys(SCREENS) as Remote[];

const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'down' }),
  'is a broken script': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is no script {' }),
  // A request nobody answers: it ends with the page.
  hangs: () => undefined,
};

for (const remote of REMOTES) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`MFE-07 ERR-CHK when ${remote} ${fault} its screen says so within 4 s and the others work`, async ({ page, problems }) => {
      const alive = REMOTES.find((name) => name !== remote && name !== 'order' && name !== 'mypage') ?? 'raffle';
      await page.route(`**/remotes/${remote}/**`, answer);
      await page.goto(SCREENS[alive]);
      await ready(page);
      await openInShell(page, SCREENS[remote]);
      await expect(page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true')).toBeVisible({ timeout: 5_500 });
      await expect(page.getByRole('banner').locator('visible=true').first()).toBeVisible();
      const other = REMOTES.find((name) => name !== remote && name !== alive && name !== 'order') ?? 'mypage';
      await openInShell(page, SCREENS[other]);
      await expect(page.locator(`[data-mfe^="${other}@"]:visible`).first()).toBeVisible();

      await page.unroute(`**/remotes/${remote}/**`);
      await openInShell(page, SCREENS[remote]);
      await expect(page.locator(`[data-mfe^="${remote}@"]:visible`).first()).toBeVisible();
      problems.length = 0;
    });
  }
}

test('MFE-07 a product is sold while the reviews are down: one rectangle says so', async ({ page, problems }) => {
  await page.route('**/remotes/ugc/**', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto('/product/P0001');
  await ready(page);
  await page
    .getByText('리뷰를 불러오지 못했어요')
    .scrollIntoViewIfNeeded({ timeout: 15_000 })
    .catch(() => page.mouse.wheel(0, 6000));
  await expect(page.getByText('리뷰를 불러오지 못했어요')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('main h1:visible')).toBeVisible();
  problems.length = 0;
});

test('ERR-NET with the API down the page is shown with its frame and the sorry-toast, never blank', async ({ page, problems }) => {
  await page.goto('/raffles');
  await ready(page);
  await page.route('**/api/**', (route) => route.abort());
  await openInShell(page, SCREENS.catalog);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: '불편을 드려 죄송해요' })
      .or(page.getByRole('button', { name: '다시 불러오기' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('banner').locator('visible=true').first()).toBeVisible();
  problems.length = 0;
});

test('the first screen is there before any script: with JavaScript slow the shopper reads prices and follows links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('main').getByText('SOLD OUT').or(page.locator('main a[href^="/product/P"]')).first()).toBeVisible();
  await page.goto('/product/P0001');
  await expect(page.locator('main h1')).toBeVisible();
  await context.close();
});
