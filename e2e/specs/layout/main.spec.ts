import { bringIntoSight, expect, pressWhereItStands, ready, test } from '../../fixtures/test';
import { watchShifts } from '../../flows/layout-shifts';

test.use({ pictures: true });

test('R-HOM-01 D-C03 GEN-04 Main shows the displays of the server in their order', async ({ page, request }) => {
  const layout = (await (await request.get('/api/main/layouts/MAIN')).json()) as {
    displays: { seq: number; title: string | null; useOnPc: boolean; displayCd: number }[];
  };
  const titles = layout.displays
    .filter(({ useOnPc, title, displayCd }) => useOnPc && title && [3, 6, 25].includes(displayCd))
    .sort((a, b) => a.seq - b.seq)
    .map(({ title }) => title ?? '');
  await page.goto('/');
  // Displays below the fold are in the page and not laid out yet: their words are read, not what is drawn of them.
  const text = (await page.locator('main [data-display]:visible').allTextContents()).join('\n');
  const places = titles.map((title) => text.indexOf(title));
  expect(
    places.every((place) => place >= 0),
    JSON.stringify(titles),
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('D-06 K-ROW D-C09 ST-RANK-01 K-INF four rows of ranks are in sight, and the list loads on as its end comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/main/virtual-category/') && asked.push(request.url()));
  await page.goto('/');
  await ready(page);
  const block = page.locator('[data-display="6"]').first();
  const ranks = block.locator('ol > li:has(a[href^="/product/P"])').locator('visible=true');
  const tops = await ranks.evaluateAll((all) => all.map((rank) => Math.round(rank.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(4);
  expect(asked).toEqual([]);

  const tab = block.getByRole('tab', { name: '향수' });
  await pressWhereItStands(tab);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const endStandsBelow = (px: number) =>
    block.locator('ol').evaluate(async (list, below) => {
      window.scrollBy({ top: list.getBoundingClientRect().bottom - innerHeight - below, behavior: 'instant' });
      await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));
    }, px);
  await endStandsBelow(500);
  await expect(ranks).toHaveCount(12);
  await endStandsBelow(301);
  expect(asked).toEqual([]);
  // Places are fractions of a pixel.
  await endStandsBelow(298.5);
  await expect.poll(() => asked.length).toBe(1);
  const { searchParams } = new URL(asked[0] ?? '');
  expect(searchParams.get('pageStart')).toBe('12');
  await expect.poll(() => ranks.count()).toBeGreaterThan(12);
});

test('D-06 K-ROW D-C09 three rows of ranks are in sight on a phone @phone', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const ranks = page.locator('[data-display="6"]').first().locator('ol > li').locator('visible=true');
  await expect(ranks).toHaveCount(3);
  // Near, not in sight: an end in sight waits for a press.
  await ranks
    .last()
    .evaluate((rank) => window.scrollBy({ top: rank.getBoundingClientRect().bottom - innerHeight - 300, behavior: 'instant' }));
  const numbers = ranks.locator('a > span:first-child');
  await expect.poll(() => numbers.count()).toBeGreaterThanOrEqual(12);
  // A number of two digits stands in one line too.
  const heights = await numbers.evaluateAll((all) => all.slice(0, 12).map((number) => number.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('D-16 ST-TIME-01 the time sale counts down each second', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const clock = page
    .locator('main')
    .getByText(/\d{2,3}\s*:?\s*\d{2}\s*:?\s*\d{2}/)
    .locator('visible=true')
    .first();
  await clock.scrollIntoViewIfNeeded();
  const first = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(first);
});

test('D-C15 Main does not jump while pictures come slowly @all', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.route('**/media/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts.total()).toBeLessThanOrEqual(0.05);
});

test('D-C07 ST-ZZ-01 a visitor who presses a heart goes to Login with the way back, and the server is not asked', async ({ page }) => {
  const likes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/like') && likes.push(request.url()));
  await page.goto('/category/C01');
  await ready(page);
  await page.getByRole('button', { name: / 찜$/ }).locator('visible=true').first().click();
  await page.waitForURL('**/login?**');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('toName'), searchParams.get('cateCd')]).toEqual(['Category', 'C01']);
  expect(likes).toEqual([]);
});

test('D-C07 ST-ZZ-01 a member’s heart flips only after the server said yes', async ({ page, shop, expectProblems }) => {
  expectProblems(/^500 PUT .*\/like$/);
  await shop.login('demo12');
  await page.goto('/category/C01');
  await ready(page);
  const heart = page.getByRole('button', { name: / 찜$/ }).locator('visible=true').first();
  const before = await heart.getAttribute('aria-pressed');
  await page.route('**/like', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ exceptionName: 'X', messageCode: 'common.a0001', args: [] }),
    }),
  );
  await heart.click();
  await expect(page.getByRole('status').filter({ hasText: '불편을 드려' })).toBeVisible();
  expect(await heart.getAttribute('aria-pressed')).toBe(before);
  await page.unroute('**/like');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
});

test('D-C04 phone and PC get their own pictures', async ({ page }) => {
  await page.goto('/');
  const first = () =>
    page
      .locator('main picture img:visible')
      .first()
      .evaluate((img) => (img as HTMLImageElement).currentSrc);
  expect(await first()).toContain('-pc');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await first()).toMatch(/-(m|phone)/);
});

test('D-25 the horizontal list is one row that is scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await ready(page);
  const cards = page.locator('[data-display="25"] article');
  await cards.first().scrollIntoViewIfNeeded();
  const tops = await cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().top))).size);
  expect(tops).toBe(1);
  const last = cards.last();
  await expect(last).not.toBeInViewport();
  await bringIntoSight(last, { inline: 'end', block: 'nearest' });
});

test('TRAP-08 a display type that does not exist leaves its place empty and the rest of Main stands', async ({ page }) => {
  await page.route('**/api/main/layouts/**', async (route) => {
    const response = await route.fetch();
    const layout = (await response.json()) as { displays: { displayCd: number }[] };
    layout.displays.forEach((display, n) => (display.displayCd = n === 1 ? 9 : n === 2 ? 22 : display.displayCd));
    await route.fulfill({ response, json: layout });
  });
  await page.goto('/raffles');
  await ready(page);
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
  await expect(page.locator('[data-display="9"], [data-display="22"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toHaveCount(0);
});
