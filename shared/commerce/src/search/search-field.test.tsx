import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import { SearchField, SearchTabs } from '.';

test('R-HOM-16 without scripts the field leads to the results by its form', async () => {
  await renderScreen(<SearchField keyword="장미" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method, screen.getByRole('searchbox').getAttribute('name')]).toEqual([
    '/search/products',
    'get',
    'keyword',
  ]);
});

test('R-HOM-15 suggestions are fetched at the first focus, not before', async () => {
  const asked: string[] = [];
  const coming = Promise.resolve(() => <p>suggestions</p>);
  const load = (name: string) => {
    asked.push(name);
    return coming;
  };
  const { user } = await renderScreen(<SearchField />, { surfaces: { load, retry: () => undefined } });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('searchbox'));
  expect(asked).toContain('catalog/search-suggestions@1');
});

test('R-HOM-19 a tab keeps the term, whatever letters it has', async () => {
  const { user, address } = await renderScreen(<SearchTabs keyword="50% 장미/밤" current="products" />, { at: '/search' });
  await user.click(screen.getByRole('link', { name: '리뷰' }));
  expect(decodeURIComponent(address())).toBe('/search/reviews/50% 장미/밤');
});
