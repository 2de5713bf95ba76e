import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

const PHONE = { width: 390, height: 844 };
const onPc = (width: number) => ({ width, height: 900 });

/** The page of all types. */
async function openAll(page: Page) {
  await page.goto('/main/ALLTYPES');
  await ready(page);
}

/** A block of the type, in sight. */
async function blockOf(page: Page, displayCd: number) {
  const block = page.locator(`[data-on][data-display="${displayCd}"]`).locator('visible=true').first();
  await block.scrollIntoViewIfNeeded();
  return block;
}

/** Left and top of each, and its shape, in whole px. */
const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
    }),
  );

test('D-01 K-CAR the main carousel goes on every 3 seconds and round, stops under the pointer and by its button, tells n / N, and shows 1 picture on phones and 3 on PCs', async ({
  page,
}) => {
  await page.setViewportSize(onPc(1440));
  await openAll(page);
  const hero = (await blockOf(page, 1)).getByRole('group').first();
  const fraction = () => hero.innerText().then((words) => /\d+ \/ \d+/.exec(words)?.[0]);
  const inSight = () =>
    hero.evaluate((stage) => {
      const { left, right } = stage.getBoundingClientRect();
      return [...stage.querySelectorAll('picture')].filter((picture) => {
        const box = picture.parentElement?.getBoundingClientRect();
        return box && box.width > 0 && box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  await expect.poll(inSight).toBe(3);
  await page.mouse.move(5, 880);
  const left = async (from: string) => {
    const next = `${(Number.parseInt(from, 10) % 5) + 1} / 5`;
    await expect.poll(fraction, { timeout: 6_000, intervals: [50] }).toBe(next);
    return next;
  };
  // A busy machine sees a turn late: of three, one is seen when it is made.
  let shown = await left((await fraction()) ?? '');
  const turns: number[] = [];
  while (turns.length < 3 && !turns.some((ms) => Math.abs(ms - 3_000) < 900)) {
    const from = Date.now();
    shown = await left(shown);
    turns.push(Date.now() - from);
  }
  expect(Math.min(...turns.map((ms) => Math.abs(ms - 3_000)))).toBeLessThan(900);
  await expect.poll(inSight).toBe(3);

  // That nothing happens can only be seen by waiting for longer than it would take to happen.
  await hero.hover();
  const resting = await fraction();
  await page.waitForTimeout(3_700);
  expect(await fraction()).toBe(resting);
  await hero.getByRole('button', { name: '멈추기' }).click();
  await page.mouse.move(5, 880);
  await page.waitForTimeout(3_700);
  expect(await fraction()).toBe(resting);

  let at = Number.parseInt(resting ?? '', 10);
  for (const [name, by] of [...Array.from({ length: 5 }, () => ['다음 그림', 1] as const), ['앞 그림', -1] as const]) {
    at = ((at - 1 + by + 5) % 5) + 1;
    await hero.getByRole('button', { name }).click();
    await expect.poll(fraction).toBe(`${at} / 5`);
    // A picture is on its way for 300 ms; what is pressed meanwhile counts for nothing.
    await page.waitForTimeout(500);
  }
  await page.setViewportSize(PHONE);
  await expect.poll(inSight).toBe(1);
});

test('D-26 D-27 the carousels of their own width are 940 and 1912 px wide on PCs, and as wide as a smaller screen', async ({ page }) => {
  await openAll(page);
  const widthOf = async (displayCd: number) => {
    const stage = page.locator(`[data-on][data-display="${displayCd}"] [role="group"]`).first();
    await stage.scrollIntoViewIfNeeded();
    return (await boxesOf(stage))[0]?.width;
  };
  for (const [width, narrow, wide] of [
    [1280, 940, 1280],
    [1440, 940, 1440],
    [1920, 940, 1912],
    [2560, 940, 1912],
    [390, 390, 390],
  ] as const) {
    await page.setViewportSize(onPc(width));
    expect([await widthOf(26), await widthOf(27)], String(width)).toEqual([narrow, wide]);
  }
});

test('D-M01 D-M02 on a phone a button lists every banner with its link; Escape and the way back close it and return the focus; without motion nothing moves @phone', async ({
  page,
  request,
}) => {
  const { displays, displayItems } = (await (await request.get('/api/main/layouts/MAIN')).json()) as {
    displays: { seq: number; displayCd: number; useOnMobile: boolean }[];
    displayItems: { displaySeq: number; link: string; fileUrl: string }[];
  };
  const seq = displays.find(({ displayCd, useOnMobile }) => displayCd === 1 && useOnMobile)?.seq;
  const links = displayItems.filter(({ displaySeq }) => displaySeq === seq).map(({ link }) => link);
  // What the device's way back asks of the topmost layer.
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => { requestClose(): void } };
    class Watched extends CloseWatcher {
      constructor() {
        super();
        Object.assign(window, { goBack: () => this.requestClose() });
      }
    }
    Object.assign(window, { CloseWatcher: Watched });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await ready(page);
  const hero = page.getByRole('group', { name: '오늘의 기획' }).locator('visible=true');
  await expect(hero.getByRole('button', { name: '멈추기' })).toHaveCount(0);
  const button = hero.getByRole('button', { name: '배너 모두 보기' });
  const list = page.getByRole('dialog');
  await button.click();
  await expect(list.getByRole('link')).toHaveCount(links.length);
  expect(await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(links);
  await expect(list.locator('picture img')).toHaveCount(links.length);
  for (const close of [() => page.keyboard.press('Escape'), () => page.evaluate('window.goBack()')]) {
    if (!(await list.isVisible())) await button.click();
    await expect(list.getByRole('link').first()).toBeVisible();
    await close();
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.waitForTimeout(3_700);
  expect(await hero.innerText()).toMatch(new RegExp(`1 / ${links.length}`));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await ready(page);
  await hero.getByRole('button', { name: '멈추기' }).click();
  await expect(hero.getByRole('button', { name: '이어서 넘기기' })).toBeVisible();
});

test('D-02 D-18 D-21 D-04 exhibitions stand in rows that scroll and in a stack, and brands lead to their pages', async ({ page }) => {
  await openAll(page);
  for (const viewport of [PHONE, onPc(1440)]) {
    await page.setViewportSize(viewport);
    for (const displayCd of [2, 18]) {
      const block = await blockOf(page, displayCd);
      const cards = block.locator('li a');
      const boxes = await boxesOf(cards);
      expect(new Set(boxes.map(({ top }) => top)).size, `${displayCd} ${viewport.width}`).toBe(1);
      expect(await cards.evaluateAll((all) => all.every((card) => card.getAttribute('href')?.startsWith('/')))).toBe(true);
      const row = block.locator('ul');
      if (await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 8)) {
        await row.evaluate((line) => line.scrollTo({ left: line.scrollWidth, behavior: 'instant' }));
        await expect(cards.last()).toBeInViewport();
      }
    }
    const tall = await boxesOf((await blockOf(page, 21)).locator('li a'));
    expect(tall.length).toBeGreaterThan(1);
    for (const [n, { top, width, height }] of tall.entries()) {
      expect(top).toBeGreaterThan(tall[n - 1]?.top ?? -Infinity);
      expect(width / height).toBeCloseTo(4 / 5, 1);
    }
    if (viewport === PHONE) expect(new Set(tall.map(({ left }) => left)).size).toBe(1);
    const brands = (await blockOf(page, 4)).locator('li a');
    expect(await brands.count()).toBeGreaterThan(1);
    expect(await brands.evaluateAll((all) => all.filter((card) => !/^\/brand\/\w+$/.test(card.getAttribute('href') ?? '')).length)).toBe(0);
    for (const { width, height } of await boxesOf(brands)) expect(width / height).toBeCloseTo(16 / 5, 0);
  }
});

test('D-12 a film is a picture with a link until it is tapped; then the player of its embed link comes, with a name', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
  });
  await openAll(page);
  const block = await blockOf(page, 12);
  const poster = block.getByRole('link', { name: /영상 보기/ });
  await expect(poster).toHaveAttribute('href', 'https://www.youtube.com/watch?v=hyangro0001');
  await expect(poster.locator('img')).toHaveCount(1);
  expect([await block.locator('iframe').count(), asked.length]).toEqual([0, 0]);
  await poster.click();
  // The page's policy lets the player in.
  await expect(block.frameLocator('iframe').getByText('film')).toBeVisible();
  expect(asked.map((url) => url.split('?')[0])).toEqual(['https://www.youtube.com/embed/hyangro0001']);
  await expect(block.locator('iframe')).toHaveAttribute('title', '유형 12');
  await expect(block.locator('iframe')).toBeFocused();
});
