import type { Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { expect, ready } from '../fixtures/test';
import { watchRequests } from './at-rest';

/** Of each block so much is looked at, in px: ranked lists go on without end. */
const CUT_AT = 1_500;
/** From the top of one block to the next: its own place on whole pixels, whatever the height of the others. */
const STEP = CUT_AT + 100;
const BLOCKS_IN_SIGHT = 2;
const RANKS = [12, 32];
/** What runs, or floats over the page, is hidden; what is left out until it is near is drawn. */
const STILL = `
  [id^='type-'] { position: absolute; inset-inline: 0; }
  [id^='type-'] > :not([data-display]) { display: none; }
  [id^='type-'] > [data-display] { max-height: ${CUT_AT}px; overflow: clip; }
  [data-below] { content-visibility: visible !important; }
  [role=timer], [role=status], body > :not(#root) { visibility: hidden !important; }
  header { position: static !important; }
  footer, nav:not([id^='type-'] *) { display: none !important; }
`;

/** What a shopper has looked at before: recommendations follow from it. */
const RECENT = ['P0001', 'P0002', 'P0003'];

export interface BlockPicture {
  /** PNG. */
  screenshot: Buffer;
  /** In px. */
  size: { width: number; height: number };
}

/** The first block of each display type, one below another and at rest; answers their numbers, in order. */
export async function openDisplays(page: Page, shopUrl: string, locale: Locale, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: BLOCKS_IN_SIGHT * STEP });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((codes) => localStorage.setItem('recentProducts', JSON.stringify(codes)), RECENT);
  const atRest = watchRequests(page);
  await page.goto(`${shopUrl}/publ/template8?${LANGUAGE_PARAM}=${locale}`);
  await ready(page);
  const types = await page.evaluate(
    async ({ css, step, inSight }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const articles = [...document.querySelectorAll<HTMLElement>('article[id^="type-"]')];
      const types = articles.filter(({ id }) => /^type-\d+$/.test(id));
      for (const article of articles) {
        // A type's further blocks are its variants for one kind of screen.
        const n = types.indexOf(article);
        Object.assign(article.style, n < 0 ? { display: 'none' } : { top: `${(n + 1) * step}px` });
      }
      // Each has been near once: its code and its answers are asked for.
      for (let n = 1; n <= types.length; n += inSight) {
        scrollTo(0, n * step);
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
      }
      return types.map(({ id }) => id.slice('type-'.length));
    },
    { css: STILL, step: STEP, inSight: BLOCKS_IN_SIGHT },
  );
  await growRanks(page);
  await atRest();
  return types;
}

/** A ranked list grows while its end is near and out of sight: with what came with the layout, then by a page. */
async function growRanks(page: Page): Promise<void> {
  const list = page.locator('[data-display="6"] ol').first();
  const ranks = list.locator('li:has(a)').locator('visible=true');
  for (const count of RANKS) {
    // What comes late may change the height of the rows, and bring the end into sight again.
    await expect(async () => {
      await list.evaluate((element) =>
        window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight - 150, behavior: 'instant' }),
      );
      await expect(ranks).toHaveCount(count, { timeout: 2_000 });
    }).toPass();
  }
}

/** The block as it stands now, once its fonts and the pictures in sight are there. */
export async function pictureOf(page: Page, displayCd: string): Promise<BlockPicture> {
  const { top, ...size } = await page.locator(`#type-${displayCd} > [data-display]`).evaluate(async (element) => {
    const { offsetTop = 0 } = element.parentElement ?? {};
    if (offsetTop < scrollY || offsetTop + element.clientHeight > scrollY + innerHeight) scrollTo(0, offsetTop);
    await document.fonts.ready;
    const { top, width, height, bottom } = element.getBoundingClientRect();
    // The others are lazy: they do not come.
    const isInSight = (box: DOMRect) => box.width > 0 && box.right > 0 && box.left < innerWidth && box.top < bottom;
    const images = [...element.querySelectorAll('img')].filter((image) => isInSight(image.getBoundingClientRect()));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return { top, width: Math.round(width), height: Math.round(height) };
  });
  const clip = { x: 0, y: top, ...size, height: Math.max(1, size.height) };
  return { size, screenshot: await page.screenshot({ clip, animations: 'disabled' }) };
}
