import { cartBadge } from '../cart';
import { pageLoad } from '../page-load';
import { withVisit } from '../visit';
import { BACK_MS, BADGE_MS, BUSY_MS, CASES, LATE_MS } from './cases';
import { Expectations } from './expect';
import { openFixture } from './fixture';

/** A few frames, on a machine that does other things too: a figure may be more by this, never less; a difference of two, either way. */
const TOLERANCE_MS = 100;
const ALLOWED_TASK_MS = 50;

/** Measures a small page whose slowness is known, tricks included; answers how many figures were wrong. Takes half a minute at most. */
export async function quickSelfTest(): Promise<number> {
  const fixture = await openFixture();
  const expected = new Expectations();
  try {
    await screens(fixture.url, expected);
    expected.between('add to cart', await cartBadge(fixture.url, { cpu: 1 }), BADGE_MS, BADGE_MS + TOLERANCE_MS);
    await pages(fixture.url, expected);
  } finally {
    fixture.close();
  }
  return expected.failed;
}

const screens = (url: string, expected: Expectations) =>
  withVisit(url, {}, async ({ tapProduct, back }) => {
    for (const [at, { trick, afterMs }] of CASES.entries()) {
      expected.between(`screen change, ${trick}`, (await tapProduct(at)).heading, afterMs, afterMs + TOLERANCE_MS);
      expected.between('back', await back(), BACK_MS, BACK_MS + TOLERANCE_MS);
    }
  });

async function pages(url: string, expected: Expectations) {
  const plain = await pageLoad(`${url}/`, {});
  const isBusy = await pageLoad(`${url}/busy`, {});
  const late = await pageLoad(`${url}/late`, {});
  const near = (what: string, value: number, ms: number) => expected.between(what, value, ms - TOLERANCE_MS, ms + TOLERANCE_MS);
  near('blocking time of a page with a busy task', isBusy.tbt - plain.tbt, BUSY_MS - ALLOWED_TASK_MS);
  near('largest paint of a page whose HTML comes late', late.lcp - plain.lcp, LATE_MS);
}
