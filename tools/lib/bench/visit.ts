import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Conditions } from './device';
import { watchMarks } from './marks';
import { withPhone, type Phone } from './phone';

export const LIST = '/category/C01';

/** Milliseconds from a trusted tap (its event) to the painted frame with the new heading, with price and picture, with its buy button. */
export interface ScreenChange {
  heading: number;
  filled: number;
  buyable: number;
}

/** A shopper on a list. */
export interface Visit extends Phone {
  /** Taps the nth visible product. */
  tapProduct(nth: number): Promise<ScreenChange>;
  /** Milliseconds from Back to the painted list. */
  back(): Promise<number>;
  /** Milliseconds from a trusted tap on a filter to other products and their count, painted; without the call for them. */
  tapFilter(name: string): Promise<number>;
  /** Milliseconds from a trusted tap on a button to another count at the cart's link, painted. */
  tapToCart(selector: string): Promise<number>;
}

/** After this long everything that a filter changes is painted. */
const FILTERED_MS = 1_500;

/** Milliseconds of the list's last call within a time of the wall clock. */
const callWithin = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([from, to]) => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/category/'));
      const call = calls.findLast(
        ({ responseEnd = 0 }: PerformanceEntry & { responseEnd?: number }) => responseEnd + performance.timeOrigin <= to,
      );
      return call ? call.startTime + call.duration + performance.timeOrigin - Math.max(from, call.startTime + performance.timeOrigin) : NaN;
    },
    [from, to] as const,
  );

export interface VisitOptions extends Conditions {
  /** Before the list is opened: a login, a script to run in the page. */
  prepare?: (phone: Phone) => Promise<unknown>;
}

/** Opens the list in a cold phone, waits until it is quiet, then holds the phone to the conditions. */
export const withVisit = <T>(origin: string, { prepare, ...conditions }: VisitOptions, use: (visit: Visit) => Promise<T>): Promise<T> =>
  withPhone(async (phone) => {
    const { page, idle, slowDown } = phone;
    const marks = await watchMarks(page);
    await prepare?.(phone);
    await page.goto(origin + LIST, { waitUntil: 'load', timeout: 90_000 });
    await idle();
    await slowDown(conditions);
    const link = (nth: number) => page.locator('main a[href*="/product/P"]').locator('visible=true').nth(nth);
    return use({
      ...phone,
      async tapProduct(nth) {
        await link(nth).scrollIntoViewIfNeeded();
        await wait(250);
        marks.forget();
        await link(nth).tap();
        const { at } = await marks.next('tap');
        const painted = async (kind: 'product' | 'filled' | 'buyable') => (await marks.next(kind)).at - at;
        return { heading: await painted('product'), filled: await painted('filled'), buyable: await painted('buyable') };
      },
      async back() {
        marks.forget();
        const began = Date.now();
        await page.goBack({ waitUntil: 'commit' });
        const { at } = await marks.next('list');
        await wait(100);
        return at - began;
      },
      async tapFilter(name) {
        const filter = page.getByRole('button', { name, exact: true }).locator('visible=true');
        await filter.scrollIntoViewIfNeeded();
        await wait(200);
        marks.forget();
        await filter.tap();
        const tap = await marks.next('tap');
        await wait(FILTERED_MS);
        const painted = marks.last('products');
        if (!painted) throw new Error(`The filter ${name} changes nothing.`);
        return painted.at - tap.at - (await callWithin(page, tap.at, painted.at));
      },
      async tapToCart(selector) {
        const button = page.locator(selector).first();
        await button.scrollIntoViewIfNeeded();
        await wait(200);
        marks.forget();
        await button.tap();
        const tap = await marks.next('tap');
        const badge = await marks.next('cart', ({ at, text }) => at > tap.at && /[1-9]/.test(text));
        return badge.at - tap.at;
      },
    });
  });
