import type { Sample } from '../budgets';
import { runLighthouse } from '../lighthouse';
import type { Shop } from '../open-shop';
import { levelsToLcp, pageLoad } from '../page-load';
import { EVERY_TYPE, MAIN, PAGES, TO_ENTER_AND_READ } from '../pages';
import { scrollBy } from '../scroll-by';
import { slowestTap, TABS } from '../taps';

/** A cold phone opens each page: from navigation to the largest paint, and what blocks the main thread after the first paint. */
export async function* load({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  for (const where of PAGES) {
    const { lcp, tbt, cls } = await pageLoad(edgeUrl + where);
    yield { figure: 'lcp', where, value: lcp };
    yield { figure: 'tbt', where, value: tbt };
    yield { figure: 'cls', where, value: cls };
    yield { figure: 'lcpLevels', where, value: await levelsToLcp(edgeUrl + where) };
  }
  yield { figure: 'inp', where: MAIN, value: await slowestTap(edgeUrl + MAIN, TABS) };
}

/** A page with a block of each display type, from its top to its end. */
export async function* scroll({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  const { longestTask, cls } = await scrollBy(edgeUrl + EVERY_TYPE);
  yield { figure: 'scrollTask', where: EVERY_TYPE, value: longestTask };
  yield { figure: 'scrollShift', where: EVERY_TYPE, value: cls };
}

/** The same pages, and those to enter and to read, as Lighthouse sees them. */
export async function* lighthouse({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  for (const where of [...PAGES, ...TO_ENTER_AND_READ]) {
    const { score, lcp, tbt } = await runLighthouse(edgeUrl + where);
    yield { figure: 'lighthouseScore', where, value: score };
    yield { figure: 'lighthouseLcp', where, value: lcp };
    yield { figure: 'lighthouseTbt', where, value: tbt };
  }
}
