import type { Page } from '@playwright/test';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { stableRelease } from '../../fixtures/release-store';
import { REMOTES_ON_SHOW, smokeOf } from '../../fixtures/remotes';
import { expect, openInShell, ready, test } from '../../fixtures/test';

/** Every release of a remote, the copy that ships with the shell among them. */
const everywhere = (remote: RemoteName) => new RegExp(`/(remotes|baked)/${remote}/`);
/** What the loader says of its steps. */
function stepsOf(page: Page): string[] {
  const steps: string[] = [];
  page.on('console', (message) => message.text().startsWith('remote ') && steps.push(message.text()));
  return steps;
}
const screenOf = (page: Page, remote: RemoteName) => page.locator(`[data-mfe^="${remote}@"]:visible`).first();
const neighbourOf = (remote: RemoteName) => (remote === 'raffle' ? smokeOf('ugc').at : smokeOf('raffle').at);

for (const remote of REMOTES_ON_SHOW) {
  test(`MFE-07 with ${remote} lost from the release store the copy that ships with the shell serves, and the step is logged`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(everywhere(remote));
    const steps = stepsOf(page);
    await page.route(`**/remotes/${remote}/**`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(neighbourOf(remote));
    await ready(page);
    await openInShell(page, smokeOf(remote).at);
    await expect(screenOf(page, remote).locator(smokeOf(remote).shows).first()).toBeVisible();
    expect(steps.at(-1)).toMatch(new RegExp(`remote ${remote}: /baked/.* serves`));
  });

  test(`MFE-07 with no release of ${remote} left no page is blank, its slot says so, the rest works, and coming back heals it`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(everywhere(remote));
    await page.route(everywhere(remote), (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(smokeOf(remote).at);
    await expect(page.locator('header:visible').first()).toBeVisible();
    await expect(page.locator('main:visible')).toContainText(/\S/);
    await ready(page);
    const other = remote === 'raffle' ? 'ugc' : 'raffle';
    await openInShell(page, smokeOf(other).at);
    await expect(screenOf(page, other).locator(smokeOf(other).shows).first()).toBeVisible();
    await openInShell(page, smokeOf(remote).at);
    await expect(page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true')).toBeVisible();
    await page.unroute(everywhere(remote));
    await openInShell(page, smokeOf(other).at);
    await openInShell(page, smokeOf(remote).at);
    // A try that began before may still fail first; the next one follows by itself.
    await expect(screenOf(page, remote).locator(smokeOf(remote).shows).first()).toBeVisible({ timeout: 30_000 });
  });
}

/** Every file that the raffles screen is made of. */
const files = () => {
  const { entry, door, routes, locales } = stableRelease('raffle');
  return { entry: [entry], door, screen: routes.find(({ name }) => name === 'Raffles')?.files ?? [], messages: locales.ko };
};
/** The browser tells nobody with which status a script failed: that of the messages, which are fetched, is looked at. */
const BREAKS = [
  ['entry', 'is missing', 404],
  ['door', 'is down', 500],
  ['screen', 'is missing', 404],
  ['messages', 'is missing', 404],
  ['messages', 'is down', 500],
] as const;
for (const [part, fault, status] of BREAKS) {
  test(`MFE-07 ERR-CHK when the ${part} of raffle ${fault} the next release serves; with that one broken too its slot says so`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(everywhere('raffle'));
    const steps = stepsOf(page);
    const names = files()[part].join('|');
    await page.route(new RegExp(`/remotes/raffle/.*/(${names})`), (route) => route.fulfill({ status, body: '' }));
    await page.goto(smokeOf('ugc').at);
    await ready(page);
    await openInShell(page, smokeOf('raffle').at);
    await expect(screenOf(page, 'raffle').locator(smokeOf('raffle').shows).first()).toBeVisible();
    expect(steps.at(-1)).toMatch(/^remote raffle: .* serves$/);
    expect(steps.at(-1)).not.toContain(`/remotes/raffle/${stableRelease('raffle').version}/`);

    // Of the stable release's own kind the part is broken, whatever else is in the store is gone.
    await page.route(everywhere('raffle'), (route) => {
      const url = route.request().url();
      const isWhole = url.includes(`/raffle/${stableRelease('raffle').version}/`) && !new RegExp(names).test(url);
      return isWhole ? route.continue() : route.fulfill({ status, body: '' });
    });
    await page.goto(smokeOf('ugc').at);
    await ready(page);
    await openInShell(page, smokeOf('raffle').at);
    await expect(page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true')).toBeVisible();
    await openInShell(page, smokeOf('mypage').at);
    await expect(screenOf(page, 'mypage').locator(smokeOf('mypage').shows)).toBeVisible();
  });
}

for (const [moment, happen] of [
  ['the network is back', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))],
  ['the page is looked at again', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))],
  ['some time has passed', async () => undefined],
] as const) {
  test(`MFE-07 a failed screen comes by itself when ${moment}`, async ({ page, expectProblems }) => {
    expectProblems(everywhere('raffle'));
    await page.route(everywhere('raffle'), (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.goto('/category/C01');
    await ready(page);
    await openInShell(page, '/raffles');
    await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
    await page.unroute(everywhere('raffle'));
    await happen(page);
    await expect(page.locator('[data-mfe^="raffle@"] a[href^="/raffle/"]').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeHidden();
  });
}

test('MFE-07 what the server rendered stays when the script of its remote fails, its links work, and it wakes when the script comes', async ({
  page,
  expectProblems,
}) => {
  expectProblems(everywhere('raffle'));
  await page.route(everywhere('raffle'), (route) => route.abort());
  await page.goto('/raffles');
  await ready(page);
  const raffle = page.locator('main a[href^="/raffle/"]:visible').first();
  await expect(raffle).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toHaveCount(0);
  await expect(page).toHaveTitle(/래플/);

  await raffle.click();
  await page.waitForURL('**/raffle/**');
  await ready(page);
  await expect(page.locator('main h1')).toBeVisible();

  await page.goto('/raffles');
  await ready(page);
  await page.unroute(everywhere('raffle'));
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    window.dispatchEvent(new Event('online'));
  });
  await page.waitForFunction(() => {
    const link = document.querySelector('main a[href^="/raffle/"]');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__react'));
  });
  await raffle.click();
  await page.waitForURL('**/raffle/**');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('MFE-07 a product is sold while the reviews are down: one rectangle says so', async ({ page, expectProblems }) => {
  expectProblems(everywhere('ugc'));
  await page.route(everywhere('ugc'), (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto('/product/P0001');
  await ready(page);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(page.getByText('리뷰를 불러오지 못했어요')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('main h1:visible')).toBeVisible();
});

test('ERR-NET with the API down the page is shown with its frame, the network-error toast and a button to try again, never blank', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/^net::ERR_FAILED \w+ .*\/api\//, /^console NetworkError: GET \/category/);
  await page.goto('/raffles');
  await ready(page);
  await page.route('**/api/**', (route) => route.abort());
  await openInShell(page, smokeOf('catalog').at);
  await expect(page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '불편을 드려 죄송해요' })).toBeVisible();
  await expect(page.getByRole('banner').locator('visible=true').first()).toBeVisible();
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
