import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard } from '../../testing/samples';
import { aSearch } from '../../testing/search-samples';
import { searchHead } from '../../features/common/search.head';
import SearchProductsScreen from './search-products.screen';

const popular = [{ keyword: '머스크', rank: 1, previousRank: 1 }];
const categories = [{ cateCd: 'C01', name: '향수', icon: null, imageUrl: null, productCount: 3, children: [] }];
const path = (keyword: string) => `/search/products/${encodeURIComponent(keyword)}`;
const open = (at: string, found: EndpointMocks['GET /search/products'] = aSearch()) =>
  renderScreen(<SearchProductsScreen />, {
    at,
    messages: { catalog: ko },
    endpoints: { 'GET /search/products': found, 'GET /search/popular': popular, 'GET /categories': categories },
  });
const hrefOf = (name: string | RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
const stored = () => JSON.parse(window.localStorage.getItem('searchStorage') ?? '[]');

beforeEach(() => {
  window.localStorage.clear();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('R-HOM-16 a search shows how many products it found, the term in field and title, and marks it in the names', async () => {
  const { calls, services } = await open(path('로즈'), aSearch({ items: [aCard({ productNm: '로즈 판톰' })], totalCount: 84 }));
  expect(screen.getByRole('heading', { level: 1, name: '‘로즈’ 검색 결과' })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '로즈');
  expect(screen.getByText('84개')).toBeTruthy();
  expect(document.querySelector('mark')?.textContent).toBe('로즈');
  expect(calls).toEqual([`GET /search/products?keyword=${encodeURIComponent('로즈')}`]);
  const head = searchHead({ services, params: { keyword: '로즈' }, searchParams: new URLSearchParams('inStock=true') });
  expect(head).toMatchObject({ title: '‘로즈’ 검색 결과', noIndex: true });
});

test.each(['/search/products', '/search/products?keyword=%20'])(
  'R-HOM-16 V-REQ2 %s asks for a term, and the server for nothing',
  async (at) => {
    const { calls } = await open(at);
    expect(screen.getByRole('heading', { level: 1, name: '찾을 말을 적어 주세요' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    expect([calls, stored()]).toEqual([[], []]);
  },
);

test('R-HOM-16 the form of a page without scripts leads to the same results', async () => {
  const { calls } = await open('/search/products?keyword=rose');
  expect(calls).toEqual(['GET /search/products?keyword=rose']);
});

test('R-HOM-16 a filter goes into the address, the search stays', async () => {
  const { user, address, calls } = await open(path('로즈'));
  await user.click(screen.getByRole('button', { name: '품절 제외' }));
  expect(address()).toBe(`${path('로즈')}?inStock=true`);
  await waitFor(() => expect(calls.at(-1)).toBe(`GET /search/products?inStock=true&keyword=${encodeURIComponent('로즈')}`));
});

test('R-HOM-19 the tabs keep the term in the path', async () => {
  await open(path('로즈 향수'), aSearch({ totalCount: 3 }));
  const tabs = within(screen.getByRole('navigation', { name: '검색 결과 나누기' }));
  expect(
    tabs.getAllByRole('link').map((tab) => [tab.textContent, decodeURI(tab.getAttribute('href') ?? ''), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['상품3', '/search/products/로즈 향수', 'page'],
    ['리뷰', '/search/reviews/로즈 향수', null],
    ['피드', '/search/feeds/로즈 향수', null],
  ]);
});

test('LS-16 a term that was searched for is remembered', async () => {
  window.localStorage.setItem('searchStorage', JSON.stringify(['머스크', '로즈']));
  await open(path('로즈'));
  await waitFor(() => expect(stored()).toEqual(['로즈', '머스크']));
});

test('R-HOM-16 what was put right is said, and can be taken back', async () => {
  await open(path('로쥬'), aSearch({ keyword: '로즈', correctedFrom: '로쥬' }));
  expect(screen.getByText('‘로즈’ 결과를 보여 드려요.')).toBeTruthy();
  expect(hrefOf('‘로쥬’ 그대로 찾기')).toBe('/search/products/로쥬?verbatim=true');
});

test('R-HOM-16 a search for the very letters tells the server so', async () => {
  const { calls } = await open(`${path('로쥬')}?verbatim=true`);
  expect(calls[0]).toBe(`GET /search/products?keyword=${encodeURIComponent('로쥬')}&verbatim=true`);
});

test('R-HOM-16 filters that were read from the phrase are chips: each goes alone, the others stay', async () => {
  const understood = [
    { name: 'maxVolumeMl', value: '50', label: '50ml 이하' },
    { name: 'cateCds', value: 'C01', label: '향수' },
  ];
  await open(path('50ml 이하 로즈 향수'), aSearch({ keyword: '로즈', understood }));
  expect(hrefOf('50ml 이하 조건 빼기')).toBe('/search/products/로즈?verbatim=true&cateCds=C01');
  expect(hrefOf('향수 조건 빼기')).toBe('/search/products/로즈?verbatim=true&maxVolumeMl=50');
  expect(hrefOf('적은 그대로 찾기')).toBe('/search/products/50ml 이하 로즈 향수?verbatim=true');
});

test('R-HOM-16 another term that finds more is offered', async () => {
  await open(path('로슈'), aSearch({ keyword: '로슈', didYouMean: '로즈' }));
  expect(hrefOf('로즈')).toBe('/search/products/로즈');
});

test('R-HOM-16 a search that finds nothing leads on: categories, popular terms, goods that many look for', async () => {
  const { findByRole } = await open(path('없는말'), ({ query }) =>
    query.get('keyword') === '머스크'
      ? aSearch({ keyword: '머스크', items: [aCard({ productNm: '화이트 머스크' })] })
      : aSearch({ keyword: '없는말', items: [], totalCount: 0, facets: null }),
  );
  expect(screen.getByText('‘없는말’에 맞는 상품이 없어요')).toBeTruthy();
  expect((await findByRole('link', { name: '향수' })).getAttribute('href')).toBe('/category/C01');
  expect(await findByRole('link', { name: /화이트 머스크/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: '지금 많이 찾는 말' })).toBeTruthy();
});
