import { expect, ready, test } from '../../fixtures/test';
import { openMain, only } from '../../flows/open-main';
import { LoginPage } from '../../pages/mypage/login.page';

test.use({ pictures: true });

const NAME = '스킨케어 10%';

test('R-ACC-19 R-HOM-14 P-03 ST-CPN-07 ST-CPN-08 ERR-CPN-1 a visitor who wants a coupon logs in and comes back to it; a failure is silent, a press takes it, another one all', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/^500 POST .*\/api\/coupon$/);
  const asked: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/coupon/.test(request.url())) asked.push(request.url());
    if (request.url().endsWith('/logs/access')) logged.push((request.postDataJSON() as { eventName?: string } | null)?.eventName ?? '');
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await ready(page);
  await button('향수관 7,000원 받기').click();
  await page.waitForURL('**/login?toName=Main');

  expect((await page.request.get('/promotion/NOPE')).status()).toBe(404);
  expect((await page.goto('/promotion/EV01'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/^쿠폰 모음/);
  await ready(page);
  await button(`${NAME} 받기`).click();
  await page.waitForURL('**/login?toName=Promotion&layoutCd=EV01');
  await new LoginPage(page).logIn('demo28');
  await page.waitForURL('**/promotion/EV01');
  await expect(button(`${NAME} 받기`)).toBeFocused();
  await expect(button(`${NAME} 받기`)).toBeInViewport();
  expect(asked).toEqual([]);

  await page.route('**/api/coupon', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"exceptionName":"X","messageCode":"common.a0001","args":[]}' }),
  );
  await button(`${NAME} 받기`).click();
  await expect.poll(() => logged.filter((name) => name === 'coupon.download_failed').length).toBe(1);
  await expect(button(`${NAME} 받기`)).toBeEnabled();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
  await page.unroute('**/api/coupon');

  await button(`${NAME} 받기`).click();
  await expect(page.getByRole('status').filter({ hasText: '쿠폰을 쿠폰함에 넣었어요.' })).toBeVisible();
  await expect(button(`${NAME} 받음`)).toBeDisabled();
  await button('쿠폰 모두 받기').click();
  const tickets = page.locator('[data-display="17"] [data-state]');
  await expect(page.locator('[data-display="17"] [data-state="downloaded"]')).toHaveCount(6);
  await expect(button('쿠폰 모두 받기')).toHaveCount(0);
  await page.reload();
  expect(await tickets.evaluateAll((all) => all.map((ticket) => ticket.getAttribute('data-state')))).toEqual(Array(6).fill('downloaded'));
});

/** Width of the screen, and how many products of a rail and of a grid stand side by side there. */
const SCREENS = [
  [390, 2.8, 2],
  [1280, 4, 4],
  [1440, 4, 4],
  [1920, 4, 4],
] as const;

test('D-C08 K-SLD D-05 D-10 D-14 D-15 D-24 rails show 2.8 products on phones and 4 on PCs, or what the block says; a grid has 2 and 4 columns', async ({
  page,
}) => {
  await openMain(page, (layout) => {
    const rails = [3, 5, 10, 14, 23, 24, 25];
    layout.displays = layout.displays.filter(({ displayCd }) => [...rails, 15].includes(displayCd));
  });
  const block = (displayCd: number) => page.locator(`[data-display="${displayCd}"]`).first();
  /** Cards of a rail that fit between its left edge and the screen's, or its own, right one. */
  const inSight = (displayCd: number) =>
    block(displayCd)
      .locator('article')
      .evaluateAll((cards) => {
        const [first, second] = cards.map((card) => card.getBoundingClientRect());
        const line = cards[0]?.closest('ul')?.getBoundingClientRect();
        if (!first || !second || !line) return NaN;
        const step = second.left - first.left;
        const gap = step - first.width;
        const room = Math.min(line.right, document.documentElement.clientWidth) - first.left;
        const whole = Math.floor((room + gap + 1) / step);
        return Math.round((whole + Math.min(1, Math.max(0, (room - whole * step) / first.width))) * 10) / 10;
      });
  const columnsOf = (displayCd: number) =>
    block(displayCd)
      .locator('article')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
  const rowsOf = (displayCd: number) =>
    block(displayCd)
      .locator('article')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size);
  for (const [width, perView, columns] of SCREENS) {
    await page.setViewportSize({ width, height: 900 });
    const found: Record<number, number> = {};
    for (const displayCd of [3, 10, 23, 24, 25]) {
      await block(displayCd).scrollIntoViewIfNeeded();
      found[displayCd] = await inSight(displayCd);
      expect(await rowsOf(displayCd), `${displayCd} at ${width}`).toBe(1);
    }
    expect(found, String(width)).toEqual({ 3: perView, 10: perView, 23: perView, 24: perView, 25: perView });
    await block(15).scrollIntoViewIfNeeded();
    expect(await columnsOf(15), `columns at ${width}`).toBe(columns);
    for (const displayCd of [5, 14]) {
      await block(displayCd).scrollIntoViewIfNeeded();
      const [banner, goods] = await Promise.all([
        block(displayCd).locator('picture').first().boundingBox(),
        block(displayCd).locator('article').first().boundingBox(),
      ]);
      const isBeside = (goods?.x ?? 0) > (banner?.x ?? 0) + 200;
      expect(isBeside, `${displayCd} at ${width}`).toBe(width > 1000);
    }
  }
  await expect(block(24).getByRole('button', { name: /알림/ })).toHaveCount(0);

  await openMain(page, (layout) => only(layout, 24, [{ slidesPerViewMobile: 1.5, slidesPerViewPc: 3 }]));
  expect(await inSight(24)).toBe(3);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await inSight(24)).toBe(1.5);
});
