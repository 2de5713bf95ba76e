import type { Figure, Sample } from '../budgets';
import { cartBadge } from '../cart';
import { SLOW_NETWORK } from '../device';
import { filterTicks } from '../filter';
import { heapGrowth } from '../heap';
import type { Shop } from '../open-shop';
import { screenChanges } from '../screens';

const REVISITS = 3;

const samples = (figure: Figure, values: readonly number[]): Sample[] => values.map((value) => ({ figure, where: '', value }));

/** From the list to products and back, on a good and on a slow network. */
export async function* screens({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  const good = await screenChanges(edgeUrl, { revisits: REVISITS });
  const headings = (changes: typeof good.next) => changes.map(({ heading }) => heading);
  yield* samples('firstProduct', headings([good.first]));
  yield* samples('nextProduct', headings(good.next));
  yield* samples('seenProduct', headings(good.revisit));
  yield* samples('back', good.back);
  const slow = await screenChanges(edgeUrl, { network: SLOW_NETWORK });
  yield* samples('slowFirstProduct', [slow.first.filled]);
  yield* samples(
    'slowNextProduct',
    slow.next.map(({ filled }) => filled),
  );
}

/** Filters of a list. */
export async function* filter({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  yield* samples('filterTick', await filterTicks(edgeUrl));
}

/** A product into the cart. */
export async function* cart({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  yield* samples('cartBadge', [await cartBadge(edgeUrl)]);
}

/** What twenty round trips leave behind. */
export async function* heap({ edgeUrl }: Shop): AsyncGenerator<Sample> {
  yield* samples('heapGrowth', [await heapGrowth(edgeUrl)]);
}
