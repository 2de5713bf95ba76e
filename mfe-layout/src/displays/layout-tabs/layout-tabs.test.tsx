import { screen } from '@testing-library/react';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { createTestServices, refusal, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aDisplay, aLayout, anItem, products } from '../../testing/samples';
import { aRail, showLayout, standInBrowser } from '../../testing/show-layout';
import { layoutQueries, prefetchLayout } from '../layout.queries';

beforeEach(standInBrowser);

/** A layout with one line of goods, and tabs to others. */
const withTabs = (layoutCd: string, tabs: Readonly<Record<string, string>>): Layout =>
  aLayout({
    layoutCd,
    displays: [aRail(1, `${layoutCd}의 상품`), aDisplay({ seq: 2, displayCd: 13, title: `${layoutCd}의 탭` })],
    displayItems: [
      anItem({ displaySeq: 1, products: products(1) }),
      ...Object.entries(tabs).map(([text, tabLayoutCd], n) => anItem({ seq: n + 1, displaySeq: 2, text, tabLayoutCd })),
    ],
  });
/** A shop that has these layouts, and cannot be reached for those in `away`. */
const shop = (layouts: readonly Layout[], away = new Set<string>()): EndpointMocks => ({
  'GET /main/layouts/:layoutCd': ({ params: { layoutCd = '' } }) => {
    if (away.has(layoutCd)) throw new TypeError('Failed to fetch');
    return layouts.find((layout) => layout.layoutCd === layoutCd) ?? refusal('LAYOUT_NOT_FOUND');
  },
});
const HOME = withTabs('MAIN', { 부모님께: 'A', 친구에게: 'B', 나에게: 'GONE' });
const LAYOUTS = [HOME, withTabs('A', {}), withTabs('B', {})];

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const asked = (calls: readonly string[], layoutCd: string) => calls.filter((call) => call.endsWith(`/${layoutCd}`)).length;

test('D-13 the first tab is open; another one loads its layout at the first press, and each is read once', async () => {
  const { user, calls } = await showLayout(HOME, { endpoints: shop(LAYOUTS) });
  expect(await screen.findByText('A의 상품')).toBeTruthy();
  expect([asked(calls, 'A'), asked(calls, 'B')]).toEqual([1, 0]);
  await user.click(screen.getByRole('tab', { name: '친구에게' }));
  expect(await screen.findByText('B의 상품')).toBeTruthy();
  expect(screen.queryByText('A의 상품')).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('A의 상품')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: '친구에게' }).textContent).toContain('B의 상품');
  expect([asked(calls, 'A'), asked(calls, 'B')]).toEqual([1, 1]);
});

test('D-13 a tab whose layout there is not is left out', async () => {
  const { user } = await showLayout(HOME, { endpoints: shop(LAYOUTS) });
  expect(tabs()).toEqual(['부모님께', '친구에게', '나에게']);
  await user.click(screen.getByRole('tab', { name: '나에게' }));
  expect(await screen.findByText('A의 상품')).toBeTruthy();
  expect(tabs()).toEqual(['부모님께', '친구에게']);
});

test('D-13 a tab that does not come says so, and can be asked for again', async () => {
  const away = new Set(['A']);
  const { user } = await showLayout(HOME, { endpoints: shop(LAYOUTS, away) });
  expect(await screen.findByText(ko['block.failed'], undefined, { timeout: 3_000 })).toBeTruthy();
  away.clear();
  await user.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByText('A의 상품')).toBeTruthy();
});

test('D-13 tabs within tabs end at the second depth, and no layout stands within itself', async () => {
  const layouts = [
    withTabs('MAIN', { 가: 'A' }),
    withTabs('A', { 처음: 'MAIN', 나: 'B' }),
    withTabs('B', { 처음: 'MAIN', 다: 'C' }),
    withTabs('C', {}),
  ];
  const { calls } = await showLayout(layouts[0] as Layout, { endpoints: shop(layouts) });
  expect(await screen.findByText('B의 상품')).toBeTruthy();
  expect(tabs()).toEqual(['가', '나']);
  expect(calls.filter((call) => call.includes('layouts'))).toEqual(['MAIN', 'A', 'B'].map((code) => `GET /main/layouts/${code}`));
});

test('D-13 the page is read together with its first tabs, so that the server draws them', async () => {
  const { services } = createTestServices({ endpoints: shop([...LAYOUTS, withTabs('EV', { 홈: 'MAIN' })]) });
  await prefetchLayout(services, 'EV');
  const isRead = (layoutCd: string) => services.queryClient.getQueryData(layoutQueries.detail(services, layoutCd).queryKey) !== undefined;
  expect(['EV', 'MAIN', 'A', 'B'].map(isRead)).toEqual([true, true, true, false]);
});
