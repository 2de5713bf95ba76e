import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { pageScript } from './page-script';

/**
 * What the page tells of itself, `at` in milliseconds of the wall clock. `tap`: a trusted click, its event's time. The others
 * are painted frames: `list` with a product on it, `products` with another count or other products on it, `product` with a heading
 * that was not on the list, `filled` with its price and picture, `buyable` with the button that puts it into the cart, `cart` with
 * another count at the cart's link.
 */
export interface Mark {
  kind: 'tap' | 'list' | 'products' | 'product' | 'filled' | 'buyable' | 'cart';
  at: number;
  text: string;
}

declare global {
  interface Window {
    benchMark?: (mark: string) => void;
  }
}

const TIMEOUT_MS = 30_000;

export interface Marks {
  forget(): void;
  /** The first mark of a kind; rejects when none comes. */
  next(kind: Mark['kind'], isMeant?: (mark: Mark) => boolean): Promise<Mark>;
  /** The last mark of a kind so far. */
  last(kind: Mark['kind']): Mark | undefined;
}

/** Has the page tell its marks from its next load on. */
export async function watchMarks(page: Page): Promise<Marks> {
  let marks: Mark[] = [];
  await page.exposeBinding('benchMark', (_source, mark: string) => marks.push(JSON.parse(mark)));
  await page.addInitScript(pageScript('paint-marks'));
  return {
    forget: () => (marks = []),
    last: (kind) => marks.findLast((mark) => mark.kind === kind),
    async next(kind, isMeant = () => true) {
      const end = Date.now() + TIMEOUT_MS;
      while (Date.now() < end) {
        const mark = marks.find((one) => one.kind === kind && isMeant(one));
        if (mark) return mark;
        await wait(15);
      }
      throw new Error(`No mark "${kind}" in ${TIMEOUT_MS / 1000} s on ${page.url()}.`);
    },
  };
}
