import { fireEvent, screen, within } from '@testing-library/react';
import ko from '../../../locales/ko.json';
import { aDisplay, aLayout, anItem, products } from '../../testing/builders';
import { aRail, showLayout, standInBrowser } from '../../testing/show-layout';

beforeEach(standInBrowser);

const ranked = (limit: number, count: number) =>
  aLayout({
    displays: [aDisplay({ seq: 1, displayCd: 6, title: '지금 가장 많이 담긴' }), aRail(2, '다음 칸')],
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

test('D-C09 K-ROW three ranks are in sight on phones and four on PCs until more are asked for', async () => {
  await showLayout(ranked(12, 12));
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => row.dataset.beyond ?? 'both')).toEqual(['both', 'both', 'both', 'mobile']);
  expect(rows[0]?.textContent).toMatch(/^1/);
});

test('ST-RANK-01 more ranks load while fewer than the limit are there', async () => {
  const { user, calls } = await showLayout(ranked(30, 12), {
    endpoints: {
      'GET /main/virtual-category/:virtualCategoryCd': ({ query }) =>
        products(Number(query.get('displayLimit')), Number(query.get('pageStart')) + 1),
    },
  });
  await user.click(screen.getByRole('button', { name: ko['rank.more'] }));
  expect(await screen.findByText('향 30')).toBeTruthy();
  expect(calls.filter((call) => call.includes('virtual-category'))).toEqual([
    'GET /main/virtual-category/VC1?pageStart=12&displayLimit=18&discountType=ALL&orderByCd=01',
  ]);
  await user.click(screen.getByRole('button', { name: ko['rank.less'] }));
  expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(4);
});

test('ST-RANK-02 an empty answer ends the list of that tab', async () => {
  const { user, calls } = await showLayout(ranked(60, 12), { endpoints: { 'GET /main/virtual-category/:virtualCategoryCd': [] } });
  await user.click(screen.getByRole('button', { name: ko['rank.more'] }));
  await screen.findByRole('button', { name: ko['rank.less'] });
  expect(calls.filter((call) => call.includes('virtual-category'))).toHaveLength(1);
});

test('D-06 ST-RANK-03 a tab and a swipe choose the same list', async () => {
  const { user } = await showLayout(ranked(12, 12));
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.click(screen.getByRole('tab', { name: '향수' }));
  expect(screen.getByRole('tabpanel', { name: '향수' }).textContent).toContain('향 50');
  const swipe = (from: number, to: number) => {
    const panel = screen.getByRole('tabpanel');
    fireEvent.pointerDown(panel, { clientX: from, clientY: 10, button: 0 });
    fireEvent.pointerMove(panel, { clientX: to, clientY: 12 });
    fireEvent.pointerUp(panel, { clientX: to, clientY: 12 });
  };
  swipe(100, 220);
  expect(chosen()).toBe('전체');
  swipe(220, 100);
  expect(chosen()).toBe('향수');
  swipe(220, 100);
  expect(chosen()).toBe('향수');
});
