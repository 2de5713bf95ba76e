import { createTestApp, newAddress, type TestApp } from '../../platform/testing/test-app';
import { refreshSearch } from './refresh';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp({ at: new Date('2027-03-01T03:00:00Z') })));
afterAll(() => shop.close());

type Popular = { keyword: string; rank: number; previousRank: number | null }[];
const popular = async (locale = 'ko'): Promise<Popular> => (await shop.visitor({ locale }).get('/search/popular')).json();
const search = (keyword: string, remoteAddress = newAddress(), more = '') =>
  shop.visitor().get(`/search/products?keyword=${encodeURIComponent(keyword)}${more}`, { remoteAddress });
const nextWrite = () => shop.clock.advance(6_000);

describe('R-HOM-15 popular terms', () => {
  test('are what many searched for and found, with the rank of the day before', async () => {
    expect(await popular()).toEqual([]);
    for (let searcher = 0; searcher < 3; searcher += 1) await search('크림');
    for (let searcher = 0; searcher < 2; searcher += 1) await search('토너');
    nextWrite();
    await search('로즈');
    expect(await popular()).toEqual([
      { keyword: '크림', rank: 1, previousRank: null },
      { keyword: '토너', rank: 2, previousRank: null },
      { keyword: '로즈', rank: 3, previousRank: null },
    ]);
    shop.clock.advance(24 * 3_600_000);
    for (let searcher = 0; searcher < 3; searcher += 1) await search('로즈');
    nextWrite();
    await search('로즈');
    expect((await popular()).slice(0, 2)).toEqual([
      { keyword: '로즈', rank: 1, previousRank: 3 },
      { keyword: '크림', rank: 2, previousRank: 1 },
    ]);
    expect(await popular('en')).toEqual([]);
  });

  test('count one address once a day, whatever it does; further pages and what finds nothing do not count', async () => {
    const before = await popular();
    const address = newAddress();
    for (let again = 0; again < 30; again += 1) await search('핸드크림', address);
    await search('마스카라', newAddress(), '&page=2');
    await search('zzqqzzqq');
    nextWrite();
    await search('크림');
    const after = await popular();
    const { rows } = await shop.deps.pool.query(`select count from search_log where keyword = '핸드크림'`);
    expect(rows).toEqual([{ count: 1 }]);
    expect(after.map(({ keyword }) => keyword)).not.toContain('마스카라');
    expect(after[0]).toEqual(before[0]);
  });

  test('the demo shop shows ranks from its first day on', async () => {
    expect(await refreshSearch(shop.db)).toBe(0);
    shop.clock.set(new Date());
    const terms = await popular('en');
    expect(terms[0]).toMatchObject({ keyword: 'rose', rank: 1 });
    expect(terms).toHaveLength(10);
  });
});
