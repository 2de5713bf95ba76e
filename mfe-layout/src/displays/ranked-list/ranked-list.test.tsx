import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { refusal } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aDisplay, aLayout, anItem, products } from '../../testing/samples';
import { aRail, farEnds, showLayout, standBelowTheVisiblePart, standInBrowser } from '../../testing/show-layout';

// Long lists take jsdom seconds to draw on a busy machine, and what comes later is drawn in idle time.
const LATER = { timeout: 20_000 };
jest.setTimeout(30_000);
beforeEach(standInBrowser);

const ranked = (limit: number, count: number, display: Partial<Display> = {}) =>
  aLayout({
    displays: [aDisplay({ seq: 1, displayCd: 6, title: '지금 가장 많이 담긴', ...display }), aRail(2, '다음 칸')],
    displayItems: [
      anItem({
        displaySeq: 1,
        seq: 1,
        virtualCategoryCd: 'VC1',
        virtualCategoryNm: '전체',
        displayLimit: limit,
        discountType: 'ALL',
        orderByCd: '01',
        products: products(count),
      }),
      anItem({
        displaySeq: 1,
        seq: 2,
        virtualCategoryCd: 'VC2',
        virtualCategoryNm: '향수',
        displayLimit: 3,
        discountType: 'ALL',
        orderByCd: '01',
        products: products(3, 50),
      }),
      anItem({ displaySeq: 2, products: products(1, 90) }),
    ],
  });

const ranks = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
/** What the ranks say before their product. */
const numbers = () => ranks().map((rank) => within(rank).getByText(/^\d+$/).textContent);
const oneTo = (last: number) => Array.from({ length: last }, (_, n) => String(n + 1));
/** Ranks drawn on either screen: a rank waits on the screen that its mark names, one for phones waits there alone. */
const inSight = () => ({
  mobile: ranks().filter(({ dataset }) => !['mobile', 'all'].includes(dataset.beyond ?? '')).length,
  pc: ranks().filter(({ dataset }) => !['pc', 'all'].includes(dataset.beyond ?? '')).length,
});
/** Pages of the server, as they were asked for. */
const more = ({ query }: { query: URLSearchParams }) => products(Number(query.get('displayLimit')), Number(query.get('pageStart')) + 1);
/** A reader goes on to the end of the list, which is told of its calls a moment after they begin, until this holds. */
const comesUntil = (come: () => Promise<void>, holds: () => void) =>
  waitFor(async () => {
    await come();
    holds();
  }, LATER);
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('virtual-category'));
const page = (pageStart: number, displayLimit: number) =>
  `GET /main/virtual-category/VC1?pageStart=${pageStart}&displayLimit=${displayLimit}&discountType=ALL&orderByCd=01`;

test('D-C09 K-ROW three rows of ranks are in sight on phones, and four rows of two on PCs', async () => {
  farEnds();
  await showLayout(ranked(12, 12));
  expect(inSight()).toEqual({ mobile: 3, pc: 8 });
  expect(ranks()[0]?.textContent).toMatch(/^1/);
});

test('D-C09 K-ROW a block with a number of rows of its own shows that many', async () => {
  farEnds();
  await showLayout(ranked(12, 12, { slidesPerViewMobile: 5, slidesPerViewPc: 2 }));
  expect(inSight()).toEqual({ mobile: 5, pc: 4 });
});

test('D-06 ST-RANK-01 K-INF the ranks are numbered from one and go on by themselves as the end of the list comes near, and after three pages when asked', async () => {
  const { come } = farEnds();
  const { user, calls } = await showLayout(ranked(34, 12), { endpoints: { 'GET /main/virtual-category/:virtualCategoryCd': more } });
  expect(screen.queryByText('향 12')).toBeNull();
  await come();
  await come();
  expect(numbers()).toEqual(oneTo(12));
  expect(asked(calls)).toEqual([]);
  await comesUntil(come, () => expect(ranks()).toHaveLength(32));
  expect(numbers()).toEqual(oneTo(32));
  await come();
  expect(asked(calls)).toEqual([page(12, 20)]);
  await user.click(screen.getByText(ko['rank.more']));
  expect(await screen.findByText('향 34', undefined, LATER)).toBeTruthy();
  expect(asked(calls)).toEqual([page(12, 20), page(32, 2)]);
  expect(numbers()).toEqual(oneTo(34));
  await come();
  await waitFor(() => expect(screen.queryByText(ko['rank.more'])).toBeNull());
});

test('a list grows while its end is out of sight; whoever has passed it meanwhile finds a button there', async () => {
  const { come } = farEnds();
  const { user } = await showLayout(ranked(12, 12));
  standBelowTheVisiblePart(false);
  await come();
  await come();
  expect(inSight()).toEqual({ mobile: 3, pc: 8 });
  await user.click(screen.getByText(ko['rank.more']));
  expect(inSight()).toEqual({ mobile: 12, pc: 12 });
  // The button keeps its room until nobody sees it go.
  expect(screen.queryByText(ko['rank.more'])).not.toBeNull();
  standBelowTheVisiblePart(true);
  await come();
  expect(screen.queryByText(ko['rank.more'])).toBeNull();
});

test('ranks on their way have their room before they come', async () => {
  const { come } = farEnds();
  await showLayout(ranked(32, 12), { endpoints: { 'GET /main/virtual-category/:virtualCategoryCd': () => new Promise(() => undefined) } });
  await comesUntil(come, () => expect(ranks()).toHaveLength(32));
  expect(screen.queryByText('향 13')).toBeNull();
});

test('ST-RANK-01 a list that came whole with the layout asks for nothing', async () => {
  const { calls } = await showLayout(ranked(12, 12));
  expect(numbers()).toEqual(oneTo(12));
  expect(asked(calls)).toEqual([]);
});

test('ST-RANK-02 an empty answer ends the list of that tab', async () => {
  const { calls } = await showLayout(ranked(60, 12), { endpoints: { 'GET /main/virtual-category/:virtualCategoryCd': [] } });
  await waitFor(() => expect(screen.queryByRole('button', { name: ko['rank.more'] })).toBeNull(), LATER);
  expect(asked(calls)).toHaveLength(1);
});

test('a page of ranks that fails can be asked for again', async () => {
  let fails = true;
  const { user } = await showLayout(ranked(20, 12), {
    endpoints: { 'GET /main/virtual-category/:virtualCategoryCd': (call) => (fails ? refusal('VIRTUAL_CATEGORY_NOT_FOUND') : more(call)) },
  });
  fails = false;
  await user.click(await screen.findByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByText('향 20', undefined, LATER)).toBeTruthy();
});

const swipe = (from: number, to: number) => {
  const panel = screen.getByRole('tabpanel');
  fireEvent.pointerDown(panel, { clientX: from, clientY: 10, button: 0 });
  fireEvent.pointerMove(panel, { clientX: to, clientY: 12 });
  fireEvent.pointerUp(panel, { clientX: to, clientY: 12 });
};

test('a list that is left deep in its ranks is found there again, and the next one begins with its first rank', async () => {
  let top = -900;
  const scrollBy = jest.fn(({ top: by }: { top: number }) => (top -= by));
  window.scrollBy = scrollBy as never;
  const { user } = await showLayout(ranked(12, 12));
  const lists = screen.getByRole('tabpanel').parentElement as HTMLElement;
  lists.getBoundingClientRect = () => ({ top }) as DOMRect;
  swipe(220, 100);
  expect(top).toBe(180);
  swipe(100, 220);
  expect(top).toBe(-900);
  top = 300;
  scrollBy.mockClear();
  await user.click(screen.getByRole('tab', { name: '향수' }));
  await user.click(screen.getByRole('tab', { name: '전체' }));
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a category without products has no tab', async () => {
  const layout = ranked(12, 12);
  layout.displayItems.push(anItem({ displaySeq: 1, seq: 3, virtualCategoryCd: 'VC3', virtualCategoryNm: '빈 갈래', displayLimit: 9 }));
  await showLayout(layout);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['전체', '향수']);
});

test('D-06 ST-RANK-03 a tab and a swipe choose the same list', async () => {
  const { user } = await showLayout(ranked(12, 12));
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.click(screen.getByRole('tab', { name: '향수' }));
  expect(screen.getByRole('tabpanel', { name: '향수' }).textContent).toContain('향 50');
  swipe(100, 220);
  expect(chosen()).toBe('전체');
  swipe(220, 100);
  expect(chosen()).toBe('향수');
  swipe(220, 100);
  expect(chosen()).toBe('향수');
});
