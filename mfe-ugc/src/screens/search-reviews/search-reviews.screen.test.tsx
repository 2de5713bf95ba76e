import { screen } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import { NOW, aPage, aReview, messages, stillPage } from '../../testing/samples';
import { searchUgcHead } from '../../features/common/search.head';
import SearchReviewsScreen from './search-reviews.screen';

beforeEach(stillPage);
const at = (keyword: string) => `/search/reviews/${encodeURIComponent(keyword)}`;
const show = (keyword: string, answer: EndpointMocks['GET /search/reviews']) =>
  renderScreen(<SearchReviewsScreen />, { at: at(keyword), messages, now: () => NOW, endpoints: { 'GET /search/reviews': answer } });
const found = (over: Partial<ReturnType<typeof aPage>> & { keyword?: string } = {}) => ({
  ...aPage([aReview()]),
  keyword: '항구',
  ...over,
});

test('R-HOM-17 reviews that fit a term are shown with their number, and lead to the review', async () => {
  const { calls } = await show('항구', found());
  expect(calls).toEqual([`GET /search/reviews?keyword=${encodeURIComponent('항구')}`]);
  expect(screen.getByRole('heading', { level: 1, name: '‘항구’ 검색 결과' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '리뷰 1' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /새벽 항구 한 병/ }).getAttribute('href')).toBe('/reviews/RV0001');
});

test('R-HOM-19 the tabs and the field keep the term', async () => {
  await show('항구 향', found());
  const hrefs = ['상품', '피드'].map((name) => decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['/search/products/항구 향', '/search/feeds/항구 향']);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '항구 향');
});

test('R-HOM-17 a mistyped term says what was searched for instead', async () => {
  await show('항규', found());
  expect(screen.getByText('‘항구’ 결과를 보여 드려요.')).toBeTruthy();
});

test('R-HOM-17 where no review fits, the products of the same term are the way on', async () => {
  await show('항구', found({ items: [], totalCount: 0 }));
  expect(screen.getByText('‘항구’ 이야기가 담긴 리뷰가 아직 없어요')).toBeTruthy();
  expect(decodeURI(screen.getByRole('link', { name: '상품에서 찾기' }).getAttribute('href') ?? '')).toBe('/search/products/항구');
});

test('V-REQ2 without a term the screen asks for one, and the server for nothing', async () => {
  const { calls, services } = await show(' ', found());
  expect(screen.getByRole('heading', { level: 1, name: '찾을 말을 적어 주세요' })).toBeTruthy();
  expect(calls).toEqual([]);
  const head = (keyword?: string) => searchUgcHead('reviews')({ services, params: { keyword }, searchParams: new URLSearchParams() });
  expect([head('항구'), head()]).toMatchObject([{ title: '‘항구’ 리뷰 검색', noIndex: true }, { title: '리뷰' }]);
});
