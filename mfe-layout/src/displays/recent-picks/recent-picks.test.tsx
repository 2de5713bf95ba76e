import { Activity, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { aRecommendedCard, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import { productCd } from '@hyangro/contracts/kit/schemas';
import type { RecommendedCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { LOCALES } from '@hyangro/contracts/locales';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { aDisplay, aLayout, products } from '../../testing/samples';
import { showLayout, standInBrowser } from '../../testing/show-layout';
import { RecentPicks } from './recent-picks';

beforeEach(() => {
  standInBrowser();
  window.localStorage.clear();
});

const TEXTS = { ko, en, cn };
const viewed = (...codes: string[]) => window.localStorage.setItem('recentProducts', JSON.stringify(codes));
const because = (kind: RecommendedCard['reason']['kind'], productNm: string) => ({ kind, productCd: productCd.parse('P0001'), productNm });
const cards = [
  aRecommendedCard({ productCd: 'P0030', productNm: '여행 케이스', reason: because('ORDERED', '로즈 판톰') }),
  aRecommendedCard({ productCd: 'P0031', productNm: '디스커버리', reason: because('ORDERED', '모스 룸') }),
  aRecommendedCard({ productCd: 'P0032', productNm: '튜버로즈', reason: because('NOTES', '로즈 판톰') }),
];
const layout = aLayout({ displays: [aDisplay({ displayCd: 20 })] });
const show = (over = {}, options: RenderScreenOptions = {}) =>
  showLayout({ ...layout, ...over }, { ...options, endpoints: { 'GET /product/recommendations': cards, ...options.endpoints } });
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('recommendations'));

test.each([[[]], [['P0001']]])('P-AI-4 K-REC with %j viewed the block is absent and nothing is asked', async (codes) => {
  viewed(...codes);
  const { calls } = await show();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(document.querySelector('[data-display="20"]')?.children).toHaveLength(0);
  expect(asked(calls)).toEqual([]);
});

test('D-20 P-AI-4 K-REC two viewed products are asked for, newest first, and what goes with them is shown with the reason', async () => {
  viewed('P0047', 'P0001');
  const { calls } = await show();
  expect(await screen.findByRole('link', { name: /여행 케이스/ })).toBeTruthy();
  expect(asked(calls)).toEqual(['GET /product/recommendations?productCds=P0047&productCds=P0001']);
  expect(screen.getByText('로즈 판톰 · 모스 룸, 함께 담은 분이 많은 상품이에요').tagName).toBe('P');
});

test.each(LOCALES)('P-AI-1 in %s visitors read generic headings over both recommendations, without a name', async (locale) => {
  viewed('P0001', 'P0047');
  const both = { displays: [aDisplay({ displayCd: 19 }), aDisplay({ seq: 2, displayCd: 20 })], aiMemberGroupProducts: products(4) };
  await show(both, { locale, messages: { layout: TEXTS[locale] } });
  await screen.findByRole('link', { name: /여행 케이스/ });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([TEXTS[locale]['picks.visitor.heading'], TEXTS[locale]['recents.visitor.heading']]);
  if (locale !== 'ko') expect(headings.join()).not.toMatch(/[가-힣]/);
});

test('a member is named in the heading, and an operator’s own line stands instead of the reason', async () => {
  viewed('P0001', 'P0047');
  await show({ memNm: '지수', displays: [aDisplay({ displayCd: 20, title: '최근에 본 향에서', description: '오늘 다시 보세요' })] });
  expect(await screen.findByRole('heading', { level: 2, name: '지수님이 최근 본 상품과 닮았어요' })).toBeTruthy();
  expect(screen.getByText('오늘 다시 보세요')).toBeTruthy();
  expect(screen.queryByText(/함께 담은 분이/)).toBeNull();
});

test('an answer without goods leaves no empty block behind', async () => {
  viewed('P0001', 'P0047');
  const { calls } = await show({}, { endpoints: { 'GET /product/recommendations': [] } });
  expect(asked(calls)).toHaveLength(1);
  expect(document.querySelector('[data-display="20"]')?.children).toHaveLength(0);
});

test('products viewed on other screens count when the kept home is shown again, and those of another tab at once', async () => {
  let setMode: (mode: 'visible' | 'hidden') => void = () => undefined;
  function Kept() {
    const [mode, set] = useState<'visible' | 'hidden'>('visible');
    setMode = set;
    return (
      <Activity mode={mode}>
        <RecentPicks display={aDisplay({ displayCd: 20 })} layout={layout} />
      </Activity>
    );
  }
  viewed('P0001');
  const { calls } = await renderScreen(<Kept />, {
    messages: { layout: ko },
    endpoints: { 'GET /product/recommendations': cards },
  });
  expect(asked(calls)).toEqual([]);
  await act(async () => setMode('hidden'));
  viewed('P0002', 'P0001');
  await act(async () => setMode('visible'));
  expect(await screen.findByRole('link', { name: /여행 케이스/ })).toBeTruthy();
  await act(async () => {
    viewed('P0003', 'P0002', 'P0001');
    window.dispatchEvent(new StorageEvent('storage', { key: 'recentProducts' }));
  });
  expect(asked(calls).map((call) => call.split('?')[1])).toEqual([
    'productCds=P0002&productCds=P0001',
    'productCds=P0003&productCds=P0002&productCds=P0001',
  ]);
});
