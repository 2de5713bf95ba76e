import type { Sample } from '../budgets';
import { answersAfter, earlyAdd, earlyTap } from '../early';
import type { Shop } from '../open-shop';
import { MAIN, PAGES } from '../pages';

/** How soon a cold page answers on a slow phone and line, and what becomes of a press before. */
export async function* early({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  for (const where of PAGES)
    yield { figure: where === MAIN ? 'answersMain' : 'answers', where, value: await answersAfter(edgeUrl + where) };
  yield { figure: 'earlyTap', where: '', value: await earlyTap(edgeUrl) };
  const { heard, done } = await earlyAdd(edgeUrl);
  yield { figure: 'earlyHeard', where: '', value: heard };
  yield { figure: 'earlyAdd', where: '', value: done };
}
