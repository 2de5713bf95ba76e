import { setTimeout as wait } from 'node:timers/promises';
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
  /** Milliseconds from a trusted tap on a button to another count at the cart's link, painted. */
  tapToCart(selector: string): Promise<number>;
}

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
