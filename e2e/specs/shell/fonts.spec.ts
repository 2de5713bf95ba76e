import { FONTS_COOKIE, HYDRATED_MARK, LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';
import { watchShifts } from '../../flows/layout-shifts';

const CLS = 0.02;
const MARK = 'hahmlet-mark';

/** Fonts that the page asked for, by name, and whether it answered clicks by then. */
const asked = async (page: Page) => {
  const fonts = await page.evaluate((mark) => {
    const hydratedAt = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name: /[\w-]+(?=\.\w+\.woff2)/.exec(name)?.[0] ?? name, isLate: startTime > hydratedAt }));
  }, HYDRATED_MARK);
  return fonts.sort((a, b) => a.name.localeCompare(b.name));
};
const isDrawn = (page: Page, family: string) =>
  page.evaluate((name) => [...document.fonts].some((face) => face.family.replaceAll('"', '') === name && face.status === 'loaded'), family);

for (const path of ['/', '/category/C01', '/product/P0001'])
  test(`on a first visit to ${path} the fonts come once the page answers clicks, and move nothing; then they come with each page`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto(path);
    await ready(page);
    expect(await asked(page)).toEqual([
      { name: 'hahmlet-ko', isLate: true },
      { name: MARK, isLate: false },
      { name: 'pretendard-ko', isLate: true },
    ]);
    expect(await isDrawn(page, 'Pretendard UI')).toBe(true);
    expect(await isDrawn(page, 'Hahmlet UI')).toBe(true);
    expect((await shifts.worst()).cls).toBeLessThanOrEqual(CLS);

    await page.reload();
    await ready(page);
    const again = await asked(page);
    expect(again.map(({ name }) => name)).toEqual(['hahmlet-ko', MARK, 'pretendard-ko']);
    expect(again.filter(({ isLate }) => isLate)).toEqual([]);
  });

test('another language brings its own fonts after its first page, Chinese only the word-mark', async ({ page, context, baseURL }) => {
  const read = async (locale: string) => {
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
    await page.goto('/');
    await ready(page);
  };
  await read('ko');
  await read('en');
  await expect.poll(() => isDrawn(page, 'Hahmlet Latin')).toBe(true);
  expect((await asked(page)).filter(({ isLate }) => isLate).map(({ name }) => name)).toEqual(['hahmlet-latin', 'pretendard-latin']);
  await read('cn');
  expect(await asked(page)).toEqual([{ name: MARK, isLate: false }]);
});

test('a font that does not come leaves the page in the device’s, and the next page asks again', async ({ page, context, problems }) => {
  await page.route('**/pretendard-ko.*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => isDrawn(page, 'Hahmlet UI')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(FONTS_COOKIE);
  await page.unroute('**/pretendard-ko.*.woff2');
  await page.reload();
  await ready(page);
  expect(await isDrawn(page, 'Pretendard UI')).toBe(true);
  expect(problems).toEqual([]);
});
