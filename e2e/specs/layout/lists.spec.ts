import type { Page } from '@playwright/test';
import { CLOCK_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Block of a type that is hydrated and laid out. */
async function blockOf(page: Page, displayCd: number) {
  const block = page.locator(`[data-display="${displayCd}"]`).first();
  await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  return block;
}

test('D-11 ST-TAB-02 K-STK K-SEC tabs of a list stick below the menu and leave with their block, bring their section to 80 px, and the one within 120 px is marked', async ({
  page,
}) => {
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto('/main/EV03B');
    await ready(page);
    const block = await blockOf(page, 11);
    const bar = block.getByRole('navigation');
    const marked = bar.locator('[aria-current]');
    const section = (n: number) => block.locator('section[tabindex]').nth(n);
    const topOf = (n: number) => section(n).evaluate((element) => element.getBoundingClientRect().top);
    const scrollTo = async (n: number, top: number) =>
      section(n).evaluate((element, to) => window.scrollBy({ top: element.getBoundingClientRect().top - to, behavior: 'instant' }), top);

    const second = bar.getByRole('link').nth(1);
    await expect(async () => {
      await second.click();
      await expect.poll(() => topOf(1), { timeout: 2_000 }).toBeCloseTo(80, 0);
    }).toPass();
    await expect(marked).toHaveText((await second.textContent()) ?? '');

    // The bar is whole below the shop's menu, and the name of the section below the bar.
    const places = await bar.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const at = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
      return { position: getComputedStyle(element).position, isFree: at(top + 2) && at(bottom - 1), isBelowMenu: !at(top - 1), bottom };
    });
    expect(places).toMatchObject({ position: 'sticky', isFree: true, isBelowMenu: true });
    const name = await section(1).locator('h3').boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual(places.bottom);

    const ends = await block.evaluate((element) => {
      document.body.style.paddingBottom = '100vh';
      window.scrollBy({ top: element.getBoundingClientRect().bottom - 40, behavior: 'instant' });
      const [bar, all] = [element.querySelector('nav'), element].map((part) => part?.getBoundingClientRect().bottom);
      return { bar, all };
    });
    expect(ends.all).toBeCloseTo(40, 0);
    expect(ends.bar).toBeLessThanOrEqual((ends.all ?? 0) + 1);

    await scrollTo(1, 121);
    await expect(marked).toHaveText((await bar.getByRole('link').first().textContent()) ?? '');
    await scrollTo(1, 119);
    await expect(marked).toHaveText((await bar.getByRole('link').nth(1).textContent()) ?? '');
  }
});

test('D-13 the first tab comes with the page, another one is read once, and its keys lead through them', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/api/main/layouts/') && reads.push(new URL(request.url()).pathname.slice(-5)));
  const html = await (await page.request.get('/main/EV03')).text();
  const tabs = page.locator('[data-display="13"]').getByRole('tab');
  await page.goto('/main/EV03');
  await ready(page);
  await blockOf(page, 13);
  const panel = page.locator('[data-display="13"]').getByRole('tabpanel');
  const goods = async () => (await panel.locator('article').first().textContent()) ?? '';
  const first = (await panel.locator('h2').first().textContent()) ?? '';
  expect(html).toContain(first);
  await expect(async () => {
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(panel.locator('h2').first()).not.toHaveText(first);
  expect(await goods()).not.toBe('');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.locator('h2').first()).toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('h2').first()).not.toHaveText(first);
  expect(reads).toEqual(['EV03B']);
});

test('D-16 ST-TIME-02 a sale leaves at its end without a reload, and what is read below it keeps its place', async ({ page, baseURL }) => {
  const layout = (await (await page.request.get('/api/main/layouts/EV02')).json()) as {
    displayItems: { displaySeq: number; virtualCategoryEndTime: string | null }[];
  };
  const end = layout.displayItems.find(({ virtualCategoryEndTime }) => virtualCategoryEndTime)?.virtualCategoryEndTime ?? '';
  const moved = new Date(Date.parse(`${end.replace(' ', 'T')}+09:00`) - 12_000).toISOString();
  await page.context().addCookies([{ name: CLOCK_COOKIE, value: encodeURIComponent(moved), url: baseURL ?? '' }]);
  await page.goto('/main/EV02');
  await ready(page);
  const sales = page.locator('[data-display="16"]');
  const ending = sales.first();
  const below = sales.nth(1).getByRole('heading').first();
  await expect(ending.getByRole('timer')).toHaveCount(1);
  // The sale is above the screen, another one in it.
  await below.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' }));
  const offset = () => below.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 120));
  await expect(ending.getByRole('timer')).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(offset).toBeLessThan(2);
  await expect.poll(() => ending.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
  expect(await offset()).toBeLessThan(2);
});
