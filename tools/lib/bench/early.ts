import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { HYDRATED_MARK } from '../../../shared/contracts/src/wire-names';
import { SLOW_CPU, SLOW_NETWORK, type Conditions } from './device';
import { pageScript } from './page-script';
import { PRODUCT } from './pages';
import { withPhone, type Phone } from './phone';
import { LIST } from './visit';

/** What `in-page/early-marks.ts` dates. */
export type EarlyMark = 'tap' | 'heard' | 'heading' | 'dialog';

export interface EarlyOptions extends Conditions {
  /** Before the page is opened. */
  prepare?: (phone: Phone) => Promise<unknown>;
}

const TIMEOUT_MS = 20_000;
const CONDITIONS: Conditions = { network: SLOW_NETWORK, cpu: SLOW_CPU };

/** Milliseconds from navigation until a cold page answers (its mark); CPU ÷ 4, 150 ms and 1.6 Mbit/s unless told otherwise. */
export const answersAfter = (url: string, options: EarlyOptions = CONDITIONS): Promise<number> =>
  withColdPage(url, options, async ({ page }) => {
    const mark = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, HYDRATED_MARK, {
      timeout: TIMEOUT_MS,
    });
    return Number(await mark.jsonValue());
  });

/** A product's link is tapped as soon as it is painted on a cold list: milliseconds from the press to the product's painted heading. */
export const earlyTap = (origin: string, options: EarlyOptions = CONDITIONS): Promise<number> =>
  withColdPage(origin + LIST, options, async ({ page }) => {
    await tapWhenPainted(page, 'main a[href*="/product/P"]');
    return sincePress(page, 'heading');
  });

/** "Add to cart" is tapped as soon as it is painted on a cold product: milliseconds from the press until it is seen to be heard, and to the sheet. */
export const earlyAdd = (origin: string, options: EarlyOptions = CONDITIONS): Promise<{ heard: number; done: number }> =>
  withColdPage(origin + PRODUCT, options, async ({ page }) => {
    await tapWhenPainted(page, 'button', '장바구니');
    return { done: await sincePress(page, 'dialog'), heard: await sincePress(page, 'heard') };
  });

const withColdPage = <T>(url: string, { prepare, ...conditions }: EarlyOptions, use: (phone: Phone) => Promise<T>): Promise<T> =>
  withPhone(async (phone) => {
    await phone.page.addInitScript(pageScript('early-marks'));
    await prepare?.(phone);
    await phone.slowDown(conditions);
    await phone.page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    return use(phone);
  });

/** Taps the first element of a kind, with these words in it, that stands painted in sight. */
async function tapWhenPainted(page: Page, selector: string, words = '') {
  const found = await page.waitForFunction(
    ([selector, words]) => {
      if (!performance.getEntriesByName('first-contentful-paint').length) return null;
      for (const element of document.querySelectorAll(selector)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, Math.min(top + 80, top + height / 2)];
        const isInSight = height > 10 && x > 0 && x < innerWidth && y > 0 && y < innerHeight - 10;
        if (isInSight && element.textContent.includes(words) && element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return null;
    },
    [selector, words] as const,
    { polling: 30, timeout: TIMEOUT_MS },
  );
  const place = await found.jsonValue();
  if (place) await page.touchscreen.tap(place.x, place.y);
}

async function sincePress(page: Page, mark: EarlyMark): Promise<number> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    await wait(50);
    const [tap, at] = await page
      .evaluate((mark) => ['tap', mark].map((name) => Number(sessionStorage.getItem(name) ?? NaN)), mark)
      // While the document changes nobody answers.
      .catch(() => []);
    if (tap !== undefined && at !== undefined && at > tap) return at - tap;
  }
  throw new Error(`Nothing came of a press on ${page.url()} in ${TIMEOUT_MS / 1000} s: no ${mark}.`);
}
