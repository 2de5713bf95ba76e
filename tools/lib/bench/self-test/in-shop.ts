import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../proc.mjs';
import { cartBadge } from '../cart';
import { answersAfter, earlyAdd, earlyTap, type EarlyOptions } from '../early';
import { filterTicks } from '../filter';
import { dataFolder, openShop } from '../open-shop';
import { pageLoad } from '../page-load';
import { pageScript } from '../page-script';
import type { Phone } from '../phone';
import { PRODUCT } from '../pages';
import { median } from '../samples';
import { screenChanges, type Screens } from '../screens';
import { Expectations } from './expect';
import { leastOf } from './least';
import { SLOWER_MS } from './slower';

/** A shop's figures differ from time to time by this much, either way, even at full speed. */
const NOISE_MS = 100;
const ALLOWED_TASK_MS = 50;
const REVISITS = 2;

const withScript = (name: string) => ({ cpu: 1, prepare: ({ page }: Phone) => page.addInitScript(pageScript(name)) });
/** The shell's own script comes later. */
const withLateScript = (ms: number): EarlyOptions => ({
  prepare: ({ page }) =>
    page.route(/\/assets\/main\.\w+\.js/, async (route) => {
      await wait(ms);
      await route.continue();
    }),
});
const middle = (changes: Screens['next'], figure: keyof Screens['first']) => median(changes.map((change) => change[figure]));

/** Makes the shop itself slower by a known time and looks whether each figure rises by it; answers how many did not. */
export async function shopSelfTest(): Promise<number> {
  const { data, remove } = dataFolder();
  const shop = await openShop({ root: ROOT, port: 24_000, data });
  const expected = new Expectations();
  const rises = (what: string, value: number, by = SLOWER_MS) => expected.between(`${what} rises by`, value, by - NOISE_MS, by + NOISE_MS);
  try {
    const plain = await screenChanges(shop.edgeUrl, { cpu: 1, revisits: REVISITS });
    const slow = await screenChanges(shop.edgeUrl, { ...withScript('slow-taps'), revisits: REVISITS });
    rises('screen change, taps held up, first product', slow.first.heading - plain.first.heading);
    rises('screen change, taps held up, next products', middle(slow.next, 'heading') - middle(plain.next, 'heading'));
    rises('screen change, taps held up, seen before', middle(slow.revisit, 'heading') - middle(plain.revisit, 'heading'));
    rises('heading, price and picture, taps held up, first product', slow.first.filled - plain.first.filled);
    rises('Back, held up', median(slow.back) - median(plain.back));

    const waiting = await screenChanges(shop.edgeUrl, withScript('slow-data'));
    expected.between('a product that can be bought, data held up', middle(waiting.next, 'buyable'), SLOWER_MS, SLOWER_MS + 2 * NOISE_MS);

    const badge = [() => cartBadge(shop.edgeUrl, { cpu: 1 }), () => cartBadge(shop.edgeUrl, withScript('slow-taps'))];
    const [plainBadge = NaN, slowBadge = NaN] = await leastOf(badge);
    rises('add to cart, tap held up', slowBadge - plainBadge);

    const ticks = [undefined, withScript('slow-taps')].map(
      (options) => async () => median(await filterTicks(shop.edgeUrl, { cpu: 1, ...options })),
    );
    const [plainTick = NaN, slowTick = NaN] = await leastOf(ticks);
    rises('filter, tap held up', slowTick - plainTick);

    const answers = [0, SLOWER_MS].map((ms) => () => answersAfter(shop.edgeUrl + PRODUCT, withLateScript(ms)));
    const [inTime = NaN, late = NaN] = await leastOf(answers);
    rises('a page that answers, its script late', late - inTime);
    const early = [{}, withScript('slow-taps')];
    const [tap = NaN, slowTap = NaN] = await leastOf(early.map((options) => () => earlyTap(shop.edgeUrl, options)));
    rises('early tap, held up', slowTap - tap);
    const [add = NaN, slowAdd = NaN] = await leastOf(early.map((options) => async () => (await earlyAdd(shop.edgeUrl, options)).done));
    rises('early add to cart, held up', slowAdd - add);

    const blocked = (before?: string) => async () => (await pageLoad(shop.edgeUrl + PRODUCT, {}, before)).tbt;
    const [page = NaN, isBusy = NaN] = await leastOf([blocked(), blocked(pageScript('busy-later'))]);
    rises('blocking time, one task more', isBusy - page, SLOWER_MS - ALLOWED_TASK_MS);
  } finally {
    await shop.stop();
    remove();
  }
  return expected.failed;
}
