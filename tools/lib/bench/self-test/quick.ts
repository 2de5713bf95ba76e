import { cartBadge } from '../cart';
import { pageLoad } from '../page-load';
import { withVisit } from '../visit';
import { answersAfter } from '../early';
import { slowestTap } from '../taps';
import { ANSWERS_MS, BACK_MS, BADGE_MS, BUSY_MS, CASES, LATE_MS, PRESS_MS, SHIFT } from './cases';
import { Expectations } from './expect';
import { openFixture } from './fixture';
import { leastOf } from './least';
import { servers } from './servers';

/** How much more than it is a figure may be on a machine that does other things too; less is never right. */
const TOLERANCE_MS = 250;
/** How much the difference of two paints may be off, either way. */
const PAINTS_MS = 150;
const ALLOWED_TASK_MS = 50;

/** Measures a small page whose slowness is known, tricks included; answers how many figures were wrong. Takes less than a minute. */
export async function quickSelfTest(): Promise<number> {
  const fixture = await openFixture();
  const expected = new Expectations();
  try {
    // They wait for times that are known, each in a browser of its own, and leave the processors idle: side by side they take half as long.
    await Promise.all([
      screens(fixture.url, expected),
      cart(fixture.url, expected),
      paints(fixture.url, expected),
      pages(fixture.url, expected),
    ]);
    await servers(expected);
  } finally {
    fixture.close();
  }
  return expected.failed;
}

const screens = (url: string, expected: Expectations) =>
  withVisit(url, {}, async ({ tapProduct, back }) => {
    for (const [at, { trick, afterMs, pictureMs }] of CASES.entries()) {
      const { heading, filled } = await tapProduct(at);
      expected.between(`screen change, ${trick}`, heading, afterMs, afterMs + TOLERANCE_MS);
      if (pictureMs) expected.between(`  heading, price and picture, ${trick}`, filled, pictureMs, pictureMs + TOLERANCE_MS);
      expected.between('back', await back(), BACK_MS, BACK_MS + TOLERANCE_MS);
    }
  });

const cart = async (url: string, expected: Expectations) =>
  expected.between('add to cart', await cartBadge(url, { cpu: 1 }), BADGE_MS, BADGE_MS + TOLERANCE_MS);

const loadOf = (url: string, figure: 'lcp' | 'tbt' | 'cls') => async () => (await pageLoad(url, {}))[figure];

async function paints(url: string, expected: Expectations) {
  const [plain = NaN, late = NaN] = await leastOf([loadOf(`${url}/`, 'lcp'), loadOf(`${url}/late`, 'lcp')]);
  expected.between('largest paint of a page whose HTML comes late', late - plain, LATE_MS - PAINTS_MS, LATE_MS + PAINTS_MS);
}

async function pages(url: string, expected: Expectations) {
  const [isBusy = NaN] = await leastOf([loadOf(`${url}/busy`, 'tbt')]);
  const blocked = BUSY_MS - ALLOWED_TASK_MS;
  const [answers = NaN] = await leastOf([() => answersAfter(`${url}/`, {})]);
  expected.between('a page that answers after a known time', answers, ANSWERS_MS, ANSWERS_MS + TOLERANCE_MS);
  expected.between('blocking time of a page with a busy task', isBusy, blocked, blocked + TOLERANCE_MS);
  const press = (path: string) => slowestTap(url + path, '#list-heading', { cpu: 1 });
  expected.between('answer to a tap (INP)', await press('/'), 0, TOLERANCE_MS);
  expected.between('answer to a tap that keeps the page busy (INP)', await press('/press'), PRESS_MS, PRESS_MS + TOLERANCE_MS);
  expected.between('layout shift of a page that keeps still (CLS)', await loadOf(`${url}/`, 'cls')(), 0, 0, '');
  // A picture as large as the window goes down by a quarter: what it covers before and after is the window, its way is that quarter.
  expected.between('layout shift of a page that moves (CLS)', await loadOf(`${url}/shift`, 'cls')(), SHIFT * 0.9, SHIFT * 1.1, '');
}
