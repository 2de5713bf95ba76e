import { screen, within } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import { NOW, aFeed, messages, stillPage } from '../../testing/samples';
import { searchUgcHead } from '../../features/common/search.head';
import SearchFeedsScreen from './search-feeds.screen';

beforeEach(stillPage);
const show = (keyword: string, answer: EndpointMocks['GET /search/feeds']) =>
  renderScreen(<SearchFeedsScreen />, {
    at: `/search/feeds/${encodeURIComponent(keyword)}`,
    messages,
    now: () => NOW,
    endpoints: { 'GET /search/feeds': answer },
  });
const page = (n: number) => ({
  items: [aFeed({ ugcCd: `FD${n}`, text: `피드 ${n}` })],
  totalCount: 2,
  nextCursor: n < 2 ? 'next' : null,
  keyword: '유자',
});

test('R-HOM-18 feeds that fit a term are shown with their goods, and go on', async () => {
  const { user, calls, services } = await show('유자', ({ query }) => page(query.get('cursor') ? 2 : 1));
  const card = within(screen.getByRole('article'));
  expect(card.getByText('피드 1')).toBeTruthy();
  expect(card.getByRole('link', { name: /로즈 판톰/ }).getAttribute('href')).toBe('/product/P0001');
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  expect(await screen.findByText('피드 2')).toBeTruthy();
  expect(calls[1]).toContain('cursor=next');
  const head = searchUgcHead('feeds')({ services, params: { keyword: '유자' }, searchParams: new URLSearchParams() });
  expect(head).toMatchObject({ title: '‘유자’ 피드 검색', noIndex: true });
});

test('R-HOM-19 the tabs keep the term', async () => {
  await show('유자', page(2));
  const tabs = within(screen.getByRole('navigation', { name: '검색 결과 나누기' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, decodeURI(tab.getAttribute('href') ?? ''), tab.getAttribute('aria-current')])).toEqual([
    ['상품', '/search/products/유자', null],
    ['리뷰', '/search/reviews/유자', null],
    ['피드2', '/search/feeds/유자', 'page'],
  ]);
});

test('R-HOM-18 where no feed fits, the products of the same term are the way on', async () => {
  await show('유자', { items: [], totalCount: 0, nextCursor: null, keyword: '유자' });
  expect(screen.getByText('‘유자’ 이야기가 담긴 피드가 아직 없어요')).toBeTruthy();
});

test('V-REQ2 without a term the screen asks for one, and the server for nothing', async () => {
  const { calls } = await show(' ', page(2));
  expect(screen.getByRole('heading', { level: 1, name: '찾을 말을 적어 주세요' })).toBeTruthy();
  expect(calls).toEqual([]);
});
