import { openMain, only, type Item } from '../../flows/open-main';
import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

const PHONE = { width: 390, height: 844 };
const ON_PC = { width: 1440, height: 900 };

test('D-C01 a block for phones is hidden on PCs, one for PCs on phones, and one for neither is not in the page', async ({ page }) => {
  await openMain(page, (layout) =>
    only(layout, 25, [
      { title: '전화기만', useOnMobile: true, useOnPc: false },
      { title: '컴퓨터만', useOnMobile: false, useOnPc: true },
      { title: '둘 다', useOnMobile: true, useOnPc: true },
      { title: '아무 데도', useOnMobile: false, useOnPc: false },
    ]),
  );
  const shown = () => page.locator('main h2').locator('visible=true').allTextContents();
  await page.setViewportSize(ON_PC);
  expect(await shown()).toEqual(['컴퓨터만', '둘 다']);
  await page.setViewportSize({ ...ON_PC, width: 768 });
  expect(await shown()).toEqual(['컴퓨터만', '둘 다']);
  await page.setViewportSize({ ...ON_PC, width: 767 });
  expect(await shown()).toEqual(['전화기만', '둘 다']);
  await page.setViewportSize(PHONE);
  expect(await shown()).toEqual(['전화기만', '둘 다']);
  await expect(page.getByText('아무 데도')).toHaveCount(0);
});

test('D-C02 the font of a block sets the size of its title, on phones and on PCs', async ({ page }) => {
  await openMain(page, (layout) =>
    only(layout, 25, [
      { title: '가장 큰', font: 'display-xl.dark' },
      { title: '보통', font: 'display-m.dark' },
      { title: '작은', font: 'title-m.dark' },
    ]),
  );
  for (const viewport of [PHONE, ON_PC]) {
    await page.setViewportSize(viewport);
    const sizes = await page.locator('main h2').evaluateAll((all) => all.map((title) => parseFloat(getComputedStyle(title).fontSize)));
    expect(sizes, String(viewport.width)).toHaveLength(3);
    expect(sizes, String(viewport.width)).toEqual([...new Set(sizes)].sort((a, b) => b - a));
  }
});

test('D-07 the entries of the top menu are round, in one row that scrolls sideways, each with words and a link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await ready(page);
  const entries = page.locator('[data-display="7"] li');
  const boxes = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const disc = entry.querySelector('a > span') as HTMLElement;
      const { top, width, height } = disc.getBoundingClientRect();
      const words = entry.textContent?.trim() ?? '';
      return { top: Math.round(top), isRound: Math.abs(width - height) < 1 && getComputedStyle(disc).borderRadius === '50%', words };
    }),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.filter(({ isRound, words }) => !isRound || !words)).toEqual([]);
  const last = entries.last();
  await expect(last).not.toBeInViewport();
  await page.locator('[data-display="7"] ul').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(last).toBeInViewport();
});

test('D-C12 the words over a picture stand at the nine places, in the style and ink of their font', async ({ page }) => {
  const places = ['TOP', 'MIDDLE', 'BOTTOM'].flatMap((verticalAlign) =>
    ['LEFT', 'CENTER', 'RIGHT'].map((horizontalAlign) => ({ verticalAlign, horizontalAlign })),
  );
  await openMain(page, (layout) => {
    only(layout, 3, [{ title: null }]);
    const [model] = layout.displayItems;
    layout.displayItems = places.map((place, n) => ({
      ...(model as Item),
      ...place,
      seq: n + 1,
      text: `말 ${n + 1}`,
      font: n % 2 ? 'title-m.light' : 'display-xl.dark',
      description: null,
      link: null,
    }));
  });
  for (const viewport of [PHONE, ON_PC]) {
    await page.setViewportSize(viewport);
    for (const [n, { verticalAlign, horizontalAlign }] of places.entries()) {
      const words = page.getByText(`말 ${n + 1}`, { exact: true });
      const [x, y] = await words.evaluate((element) => {
        const box = element.closest('div')?.getBoundingClientRect() as DOMRect;
        const { left, width, top, height } = element.getBoundingClientRect();
        return [(left + width / 2 - box.left) / box.width, (top + height / 2 - box.top) / box.height];
      });
      const third = (at: number) => Math.min(2, Math.floor(at * 3));
      const name = `${verticalAlign} ${horizontalAlign} ${viewport.width}`;
      expect([third(y ?? 0), third(x ?? 0)], name).toEqual([
        ['TOP', 'MIDDLE', 'BOTTOM'].indexOf(verticalAlign),
        ['LEFT', 'CENTER', 'RIGHT'].indexOf(horizontalAlign),
      ]);
    }
    const lookOf = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((words) => {
        const { color, fontSize } = getComputedStyle(words);
        return { isLight: color === 'rgb(255, 255, 255)', px: parseFloat(fontSize) };
      });
    const [large, small] = [await lookOf('말 1'), await lookOf('말 2')];
    expect([large.isLight, small.isLight]).toEqual([false, true]);
    expect(large.px).toBeGreaterThan(small.px);
  }
});

test('every block leads to the web address that an operator sets, and none makes a page of the shop of it', async ({ page }) => {
  const address = 'https://example.com/a';
  await openMain(page, (layout) => {
    for (const display of layout.displays) Object.assign(display, { link: address });
    for (const item of layout.displayItems) Object.assign(item, { link: address });
  });
  const hrefs = await page.locator('main [data-display] a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const away = hrefs.filter((href) => !href.startsWith('/product/') && !href.startsWith('#'));
  expect(new Set(away)).toEqual(new Set([address]));
  await expect(page.locator('[data-display="7"] a').first()).toHaveAttribute('target', '_blank');
});

test('R-HOM-03 /main/menu/{initMenuIdx} opens Main with that entry of the top menu selected and in sight', async ({ page }) => {
  const selected = page.locator('nav [aria-current="page"]').locator('visible=true').first();
  await page.setViewportSize(PHONE);
  for (const [idx, name] of [
    ['9', '이벤트'],
    ['2', '향수'],
    ['99', '홈'],
  ] as const) {
    const answer = await page.goto(`/main/menu/${idx}`);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain(`aria-current="page"`);
    await ready(page);
    await expect(selected).toHaveText(name);
    await expect(selected).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main [data-display="7"]')).toBeVisible();
  }
  await page.setViewportSize(ON_PC);
  await page.goto('/main/menu/6');
  await ready(page);
  await expect(selected).toHaveText('브랜드');
});
