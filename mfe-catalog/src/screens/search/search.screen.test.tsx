import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { searchHead } from '../../features/common/search.head';
import SearchScreen from './search.screen';

const popular = [
  { keyword: '머스크', rank: 1, previousRank: 4 },
  { keyword: '쿠션', rank: 2, previousRank: 1 },
  { keyword: '장미', rank: 3, previousRank: 3 },
  { keyword: '무화과', rank: 4, previousRank: null },
];
const open = (recent: readonly string[] = []) => {
  if (recent.length > 0) window.localStorage.setItem('searchStorage', JSON.stringify(recent));
  return renderScreen(<SearchScreen />, { at: '/search', messages: { catalog: ko }, endpoints: { 'GET /search/popular': popular } });
};
const recent = () => screen.getByRole('region', { name: '최근 검색어' });
const terms = () =>
  within(recent())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const stored = () => JSON.parse(window.localStorage.getItem('searchStorage') ?? '[]');
beforeEach(() => window.localStorage.clear());

test('R-HOM-15 the cursor is in the field, and a search leads to its products', async () => {
  const { user, address } = await open();
  const field = screen.getByRole('searchbox', { name: '검색' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, ' 로즈 향수 {Enter}');
  expect(decodeURI(address())).toBe('/search/products/로즈 향수');
});

test('R-HOM-15 popular terms say in words how they moved since yesterday', async () => {
  await open();
  const list = await screen.findByRole('region', { name: '지금 많이 찾는 말' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href') && decodeURI(link.getAttribute('href') ?? ''), link.textContent]),
  ).toEqual([
    ['/search/products/머스크', '1위 머스크▲ 3어제보다 3계단 올랐어요'],
    ['/search/products/쿠션', '2위 쿠션▼ 1어제보다 1계단 내렸어요'],
    ['/search/products/장미', '3위 장미–어제와 같아요'],
    ['/search/products/무화과', '4위 무화과새로 올라옴'],
  ]);
});

test('LS-16 one recent term is deleted, and put back', async () => {
  const { user } = await open(['장미', '머스크']);
  expect(terms()).toEqual(['장미', '머스크']);
  await user.click(screen.getByRole('button', { name: '장미 지우기' }));
  expect([terms(), stored()]).toEqual([['머스크'], ['머스크']]);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect([terms(), stored()]).toEqual([
    ['장미', '머스크'],
    ['장미', '머스크'],
  ]);
});

test('LS-16 all recent terms are deleted at once, and put back', async () => {
  const { user } = await open(['장미', '머스크']);
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  expect([terms(), stored()]).toEqual([[], []]);
  expect(document.activeElement?.textContent).toBe('최근 검색어');
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(terms()).toEqual(['장미', '머스크']);
});

test('LS-16 without any recent term the screen says so', async () => {
  const { services } = await open();
  expect(recent().textContent).toContain('아직 찾아본 말이 없어요');
  expect(searchHead({ services, params: {}, searchParams: new URLSearchParams() })).toMatchObject({ title: '검색' });
});
