import { FONTS_COOKIE, HYDRATED_MARK, LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { operate } from '../../fixtures/operator';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { expect, ready, test } from '../../fixtures/test';
import { watchRequests } from '../../flows/at-rest';
import { facesOf, twoFaces } from '../../flows/faces';
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
/** What the page took of the fonts' folder that the browser had not kept. */
const fontsFromTheNet = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/fonts/') && transferSize > 0)
      .map(({ name }) => name),
  );
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
      { name: 'hahmlet-more', isLate: true },
      { name: 'pretendard-ko', isLate: true },
      { name: 'pretendard-more', isLate: true },
    ]);
    expect(await isDrawn(page, 'Pretendard UI')).toBe(true);
    expect(await isDrawn(page, 'Hahmlet UI')).toBe(true);
    expect((await shifts.worst()).cls).toBeLessThanOrEqual(CLS);

    await page.reload();
    await ready(page);
    const again = await asked(page);
    expect(again.map(({ name }) => name)).toEqual(['hahmlet-ko', MARK, 'hahmlet-more', 'pretendard-ko', 'pretendard-more']);
    expect(again.filter(({ isLate }) => isLate)).toEqual([]);
    expect(await fontsFromTheNet(page)).toEqual([]);
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

test('a font that does not come leaves whole texts in the device’s, and the next page asks again', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/^net::ERR_FAILED GET .*\/pretendard-ko\..*\.woff2/);
  await page.route('**/pretendard-ko.*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => isDrawn(page, 'Hahmlet UI')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await isDrawn(page, 'Pretendard UI')).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(FONTS_COOKIE);
  await page.unroute('**/pretendard-ko.*.woff2');
  await page.reload();
  await ready(page);
  expect(await isDrawn(page, 'Pretendard UI')).toBe(true);
});

/** Main, lists, prose of shoppers in their own languages, names. */
const PAGES = ['/', '/category/C01', '/product/P0001', '/brand/B06', '/brands', '/best-reviews', '/raffles'];

test.describe('a word is drawn in one face', () => {
  for (const locale of ['ko', 'en', 'cn'])
    test(`on every page, in ${locale}, once a first visit is at rest`, async ({ browser, baseURL }) => {
      test.setTimeout(120_000);
      for (const path of PAGES) {
        const context = await browser.newContext({ baseURL });
        await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
        const page = await context.newPage();
        const atRest = watchRequests(page);
        await page.goto(path);
        await ready(page);
        await atRest();
        const { texts, split } = await twoFaces(page);
        expect.soft(split, path).toEqual([]);
        expect(texts).toBeGreaterThan(20);
        await context.close();
      }
    });

  test('also where the reader saves data: then in the device’s, and no font is asked for', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
    const atRest = watchRequests(page);
    await page.goto('/category/C01');
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK);
    await atRest();
    expect((await asked(page)).map(({ name }) => name)).toEqual([MARK]);
    const { texts, split } = await twoFaces(page);
    expect(split).toEqual([]);
    expect(texts).toBeGreaterThan(20);
  });
});

test.describe('operators name a brand by letters that the fonts did not have', () => {
  test.describe.configure({ mode: 'default' });
  /** 뷁 and 쀍 are in no Korean word, ő and À are in no file of the first visit, 奥 in no font of the shop. */
  const NAMES = { ko: '뷁쀍 Ősz', en: 'Àsz', cn: '奥쀍 É' };
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const DATABASE_URL = await freshDatabase('hyangro_faces');
    shop = await startOwnShop({ DATABASE_URL });
    await operate(['brand', 'rename', 'B06', ...Object.entries(NAMES).flatMap(([locale, name]) => [`--${locale}`, name])], {
      DATABASE_URL,
    });
  });
  test.afterAll(() => shop?.stop());

  for (const [locale, name] of Object.entries(NAMES))
    test(`in ${locale} it is drawn whole, as a heading and on cards, and its letters are kept`, async ({ page, context }) => {
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: shop.url }]);
      const shifts = await watchShifts(page);
      const atRest = watchRequests(page);
      const open = async () => {
        await page.goto(`${shop.url}/brand/B06`);
        await ready(page);
        await atRest();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        expect((await twoFaces(page)).split).toEqual([]);
      };
      await open();
      expect((await facesOf(page, 'h1')).map(({ isOwn }) => isOwn)).toEqual([locale !== 'cn']);
      expect((await shifts.worst()).cls).toBeLessThanOrEqual(CLS);
      await open();
      expect(await fontsFromTheNet(page)).toEqual([]);
    });
});
