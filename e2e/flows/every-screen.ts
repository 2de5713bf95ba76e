import type { Page } from '@playwright/test';
import type { Locale } from '@hyangro/contracts/locales';
import { matchRoute } from '@hyangro/contracts/routes/match';
import { routeRow, type RouteName } from '@hyangro/contracts/routes/table';
import { expect, ready } from '../fixtures/test';
import { watchRequests } from './at-rest';
import { watchShifts } from './layout-shifts';
import { watchViolations, type Size } from './violations';

/** What moves a screen that waits for a member's data, on a busy machine too; the home, lists and products have 0.02 of their own tests. */
const CLS = 0.05;
/** A window of 1440 px at a zoom of 200 %, and one of 1280 px at 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED: readonly Size[] = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];
/** Names that stand in Korean in every language. */
const NAMES = ['한국어', '향로'];

/**
 * Opens screens by their addresses and takes everything of each at once: that it stays where it was opened, that a visitor's page
 * asks for nothing that needs a login, what moves by itself, what is left in Korean, what is wider than the window in each size, zoomed in too,
 * and what axe has against it: in Korean by all its rules in each size and by contrast in the dark look, in the others by those about words. Errors, failed requests and refusals of the policy fail the test by themselves.
 */
export async function walkScreens(page: Page, locale: Locale, sizes: readonly [Size, ...Size[]], who: 'visitor' | 'member') {
  const atRest = watchRequests(page);
  const violations = watchViolations(page);
  const shifts = await watchShifts(page);
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(new URL(response.url()).pathname));

  async function look(path: string): Promise<string[]> {
    const found: string[] = [];
    const [first] = sizes;
    await page.setViewportSize(first);
    await page.goto(path);
    await ready(page);
    await atRest();
    const { pathname } = new URL(page.url());
    // What a secret in the address opens is taken out of it.
    if (pathname !== encodeURI(path).replace(/\?.*/, '')) found.push(`leads to ${pathname}`);
    if (who === 'visitor') found.push(...refused.splice(0).map((call) => `asks a visitor for a login: ${call}`));
    const { cls, shifts: moved } = await shifts.worst();
    if (cls > CLS) found.push(`moves by ${cls.toFixed(3)}: ${moved.map(({ what }) => what).join('; ')}`);
    if (locale !== 'ko') found.push(...(await koreanIn(page)).map((text) => `is left in Korean: ${text}`));
    if (locale !== 'ko') found.push(...(await violations.ofWords()));
    for (const size of sizes) {
      if (locale === 'ko') found.push(...(await violations.here([size])));
      else await page.setViewportSize(size);
      if (await isTooWide(page)) found.push(`is wider than ${size.width} px`);
    }
    if (locale === 'ko') {
      found.push(...(await violations.inDark()));
      for (const size of ZOOMED) {
        await page.setViewportSize(size);
        if (await isTooWide(page)) found.push(`is wider than ${size.width} px`);
      }
    }
    return found.map((finding) => `${path} ${finding}`);
  }
  return {
    async on(paths: readonly string[]): Promise<string[]> {
      const found: string[] = [];
      for (const path of paths) found.push(...(await look(path)));
      return found;
    },
  };
}

/** Screens whose address opens nothing by itself: the journeys that lead there look at them. */
export const ON_THE_WAY = [
  'SignUp3',
  'SignUp4',
  'JoinComplete',
  'MemberLinkSns',
  'JoinSnsComplete',
  'FindIdResult',
  'FindPasswordResult',
  'FindPasswordConfirm',
  'FindPasswordRetype',
  'Payment',
  'ClaimInvoice',
  'ImageViewer',
] as const satisfies readonly RouteName[];

/** Fails unless the page stands on this screen with its heading, fits the window and has nothing that axe has against it. */
export async function lookAt(page: Page, name: (typeof ON_THE_WAY)[number]): Promise<void> {
  expect(matchRoute([{ name, ...routeRow(name) }], new URL(page.url()).pathname), name).not.toBeNull();
  if (name !== 'ImageViewer') await expect(page.locator('main h1:visible')).toHaveCount(1);
  const size = page.viewportSize();
  expect(await watchViolations(page).here(size ? [size] : [])).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Texts in Korean that are no member's own words and are not marked as Korean. */
export const koreanIn = (page: Page) =>
  page.evaluate((names) => {
    const left: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!/[가-힣]/.test(text) || names.includes(text)) continue;
      if (!node.parentElement?.closest('script, style, [lang="ko"], [data-member-text], [translate="no"]')) left.push(text);
    }
    return left;
  }, NAMES);
