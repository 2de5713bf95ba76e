import { createTestApp, newAddress, type TestApp } from '../../platform/testing/test-app';
import queries from './relevance.queries.json';

/** Queries with products of the demo shop that must come first: hand-made, in three languages. A change of ranking is judged by them. */
let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

const codesOf = async (locale: string, query: string): Promise<string[]> => {
  const answer = await shop
    .visitor({ locale })
    .get(`/search/products?limit=12&keyword=${encodeURIComponent(query)}`, { remoteAddress: newAddress() });
  return answer.json().items.map(({ productCd }: { productCd: string }) => productCd);
};

test('there are 120 queries or more', () => {
  expect(Object.values(queries).flat().length).toBeGreaterThanOrEqual(120);
});

test.each(Object.entries(queries))('API-D08 R-HOM-16 what is looked for comes first: %s', async (_, group) => {
  const missed: string[] = [];
  for (const { locale, query, expected, within } of group) {
    const first = (await codesOf(locale, query)).slice(0, within);
    if (!expected.every((code) => first.includes(code)))
      missed.push(`${query}: ${expected.join()} in the first ${within}, found ${first.join()}`);
  }
  expect(missed).toEqual([]);
});
