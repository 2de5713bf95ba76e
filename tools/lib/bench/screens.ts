import { setTimeout as wait } from 'node:timers/promises';
import { SLOW_CPU } from './device';
import { withVisit, type ScreenChange, type VisitOptions } from './visit';

const PRODUCTS = 4;

export interface Screens {
  first: ScreenChange;
  /** Other products, not seen before. */
  next: ScreenChange[];
  /** Products seen before. */
  revisit: ScreenChange[];
  back: number[];
}

/** The way from a list to a product and back, four products and, with `revisits`, as often again those seen before; CPU ÷ 4. */
export const screenChanges = (origin: string, { revisits = 0, ...options }: VisitOptions & { revisits?: number } = {}): Promise<Screens> =>
  withVisit(origin, { cpu: SLOW_CPU, ...options }, async ({ tapProduct, back }) => {
    const screens: Screens = { first: await tapProduct(0), next: [], revisit: [], back: [] };
    await wait(800);
    for (let at = 1; at < PRODUCTS + revisits; at += 1) {
      screens.back.push(await back());
      (at < PRODUCTS ? screens.next : screens.revisit).push(await tapProduct(at % PRODUCTS));
      await wait(250);
    }
    return screens;
  });
