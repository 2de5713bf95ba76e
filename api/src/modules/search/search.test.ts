import { eq, sql } from 'drizzle-orm';
import type { Api } from '@hyangro/contracts/api';
import type { ReplyOf } from '@hyangro/contracts/kit/contract';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { brandTable, productTable, stockTable } from '../catalog/catalog.tables';
import { refreshSearch } from './refresh';
import { joinSynonyms, listSynonyms, removeSynonym } from './synonym.repository';

let shop: TestApp;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
});
afterAll(() => shop.close());

type Products = ReplyOf<Api['GET /search/products']>;
const search = async (keyword: string, more = '', by = visitor): Promise<Products> => {
  const answer = await by.get(`/search/products?keyword=${encodeURIComponent(keyword)}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const suggest = async (keyword: string, by = visitor): Promise<ReplyOf<Api['GET /search/suggest']>> =>
  (await by.get(`/search/suggest?keyword=${encodeURIComponent(keyword)}`)).json();
const codes = ({ items }: Products) => items.map(({ productCd }) => productCd);

describe('API-D08 a search', () => {
  test('needs a word: nothing and blanks are refused', async () => {
    for (const url of ['/search/products', '/search/products?keyword=', '/search/products?keyword=%20%20', '/search/suggest?keyword=']) {
      expect((await visitor.get(url)).statusCode).toBe(400);
    }
  });

  test('finds Korean initial consonants and puts typing errors right', async () => {
    expect(codes(await search('ㄹㅈㅍㅌ'))[0]).toBe('P0001');
    expect(await search('세라마이두')).toMatchObject({ keyword: '세라마이드', correctedFrom: '세라마이두' });
    expect(codes(await search('세라마이두'))).toContain('P0047');
  });

  test('reads what was typed in the wrong keyboard layout, both ways', async () => {
    expect(await search('tnqnszmfla')).toMatchObject({ keyword: '수분크림', correctedFrom: 'tnqnszmfla' });
    expect(await search('갠ㄷ')).toMatchObject({ keyword: 'rose', correctedFrom: '갠ㄷ' });
  });

  test('finds a brand in any of three scripts and by its pinyin', async () => {
    const brand = codes(await search('소누'));
    expect(brand.length).toBeGreaterThan(5);
    for (const written of ['SONU', '素雨', 'suyu', 'ㅅㄴ'])
      expect(codes(await search(written))).toEqual(expect.arrayContaining([brand[0]]));
  });

  test('counts its filters and goes on with a cursor without repeating a product', async () => {
    const first = await search('크림', '&limit=10');
    const second = await search('크림', `&limit=10&cursor=${first.nextCursor}`);
    expect(first.facets?.brandCds.length).toBeGreaterThan(3);
    expect(new Set([...codes(first), ...codes(second)]).size).toBe(first.items.length + second.items.length);
    const cheapest = await search('크림', '&orderByCd=04&limit=60');
    const prices = cheapest.items.map(({ salePrice }) => salePrice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(cheapest.totalCount).toBe(first.totalCount);
  });

  test('shows the popular products first, then those of a later place, what is sold out last', async () => {
    const all = async () => codes(await search('세럼', '&limit=60'));
    const [best, second, ...others] = await all();
    if (best === undefined || second === undefined) throw new Error('The demo has no serums.');
    const placed = (productCd: string, popularity: number) =>
      shop.db.update(productTable).set({ popularity }).where(eq(productTable.productCd, productCd));
    const at = (await shop.db.select().from(productTable).where(eq(productTable.productCd, best)))[0]?.popularity ?? 0;
    await placed(best, 30_000);
    await refreshSearch(shop.db);
    const later = await all();
    expect([...later].sort()).toEqual([best, second, ...others].sort());
    expect(later[0]).toBe(second);
    expect((await suggest('세럼')).products.map(({ productCd }) => productCd)[0]).toBe(second);
    await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, second));
    await placed(best, 30_001);
    await refreshSearch(shop.db);
    const sold = await all();
    expect(sold.indexOf(best)).toBeLessThan(sold.indexOf(second));
    await shop.db.update(stockTable).set({ stockCnt: 9 }).where(eq(stockTable.productCd, second));
    await placed(best, at);
    await refreshSearch(shop.db);
    expect(await all()).toEqual([best, second, ...others]);
  });

  test('places what is sold out after what can be bought, among equals', async () => {
    const before = codes(await search('로즈 판톰'));
    expect(before[0]).toBe('P0001');
    await shop.db.update(stockTable).set({ stockCnt: 0 }).where(eq(stockTable.productCd, 'P0001'));
    await shop.db
      .update(productTable)
      .set({ summary: sql`${productTable.summary}` })
      .where(eq(productTable.productCd, 'P0001'));
    expect(codes(await search('로즈 판톰')).at(-1)).toBe('P0001');
    await shop.db.update(stockTable).set({ stockCnt: 5 }).where(eq(stockTable.productCd, 'P0001'));
  });
});

describe('a phrase becomes filters', () => {
  test.each<[string, string, string, Record<string, string>]>([
    ['ko', '50ml 이하 로즈 향수', '로즈', { maxVolumeMl: '50', cateCds: 'C01' }],
    ['ko', '3만원대 세럼', '세럼', { minPrice: '30000', maxPrice: '39999' }],
    ['ko', '1만~3만원 토너', '토너', { minPrice: '10000', maxPrice: '30000' }],
    ['ko', '150,000원 이하 무료배송 향수', '향수', { maxPrice: '150000', freeShipping: 'true' }],
    ['ko', '민감성 피부 앰플 추천', '앰플', { skinTypes: 'SENSITIVE' }],
    ['ko', '민감성피부 크림', '크림', { skinTypes: 'SENSITIVE' }],
    ['en', 'rose perfume under 50ml', 'rose', { maxVolumeMl: '50', cateCds: 'C01' }],
    ['en', 'serum for oily skin', 'serum', { skinTypes: 'OILY' }],
    ['en', 'free shipping toner', 'toner', { freeShipping: 'true' }],
    ['cn', '50毫升以下 玫瑰 香水', '玫瑰 香水', { maxVolumeMl: '50' }],
    ['cn', '3万韩元以下 面霜', '面霜', { maxPrice: '30000' }],
    ['cn', '干性皮肤 面霜', '面霜', { skinTypes: 'DRY' }],
  ])('%s: %s', async (locale, phrase, keyword, filters) => {
    const found = await search(phrase, '', shop.visitor({ locale }));
    expect(found.keyword).toBe(keyword);
    expect(Object.fromEntries(found.understood.map(({ name, value }) => [name, value]))).toEqual(filters);
    expect(found.understood.every(({ label }) => label.length > 1)).toBe(true);
    expect(found.totalCount).toBeGreaterThan(0);
  });

  test('a dollar is counted by the rate of the day', async () => {
    const { understood } = await search('perfume under $50', '', shop.visitor({ locale: 'en' }));
    const { main } = await shop.deps.exchangeRate.read();
    expect(understood).toMatchObject([{ name: 'maxPrice', value: String(50 * main) }]);
  });

  test('the products are those of the filters', async () => {
    const { items } = await search('3만원 이하 향수', '&limit=60');
    expect(Math.max(...items.map(({ salePrice }) => salePrice))).toBeLessThanOrEqual(30_000);
  });

  test('taken word for word it does not, and says what would find something', async () => {
    expect(await search('50ml 이하 로즈 향수', '&verbatim=true')).toMatchObject({ understood: [], totalCount: 0, didYouMean: '로즈 향수' });
    expect(await search('세라마이두', '&verbatim=true')).toMatchObject({ correctedFrom: null, didYouMean: '세라마이드' });
  });

  test('the name of a product is never taken apart, a price in a name neither', async () => {
    expect(await search('수분 크림')).toMatchObject({ understood: [], keyword: '수분 크림' });
    expect(codes(await search('990원'))).toEqual(['P0069']);
  });

  test('what the address says of a filter goes before the phrase', async () => {
    const { understood, items } = await search('3만원 이하 향수', '&maxPrice=20000');
    expect(understood).toEqual([]);
    expect(Math.max(...items.map(({ salePrice }) => salePrice))).toBeLessThanOrEqual(20_000);
  });
});

describe('R-HOM-15 suggestions while typing', () => {
  test('terms, brands, categories and products, with what matches marked', async () => {
    const { terms, products } = await suggest('로즈');
    expect(terms[0]).toEqual({ text: '로즈', parts: [{ text: '로즈', isMatch: true }] });
    expect(products[0]).toMatchObject({
      productCd: 'P0001',
      name: { parts: [{ text: '로즈', isMatch: true }, { text: ' 판톰 오 드 퍼퓸' }] },
    });
    expect((await suggest('소')).brands).toMatchObject([{ brandCd: 'B07', text: '소누' }]);
    expect((await suggest('클렌')).categories).toMatchObject([{ cateCd: 'C0206' }]);
  });

  test('a syllable that is not typed whole yet, initial consonants and pinyin are enough', async () => {
    expect((await suggest('향ㅅ')).terms.map(({ text }) => text)).toContain('향수');
    expect((await suggest('ㄹㅈㅍㅌ')).products[0]?.productCd).toBe('P0001');
    const { products } = await suggest('meigui', shop.visitor({ locale: 'cn' }));
    expect(products[0]?.name.parts).toContainEqual({ text: '玫瑰', isMatch: true });
  });

  test('a price that was changed a moment ago is suggested as it is now', async () => {
    const shown = async () => (await suggest('로즈 판톰')).products.find(({ productCd }) => productCd === 'P0001')?.salePrice ?? 0;
    const before = await shown();
    const price = (won: number) => shop.db.update(productTable).set({ salePrice: won }).where(eq(productTable.productCd, 'P0001'));
    await price(before - 100);
    expect(await shown()).toBe(before - 100);
    await price(before);
    expect(await shown()).toBe(before);
  });

  test('the wrong layout and an error find what was meant', async () => {
    expect((await suggest('znzus')).terms.length + (await suggest('tpfja')).terms.length).toBeGreaterThan(0);
    expect((await suggest('세라마이두')).terms.map(({ text }) => text)).toContain('세라마이드');
  });
});

test.each([
  ['with a zero-width space in it', '장\u200b미'],
  ['with a joiner and a soft hyphen', '장\u200d\u00ad미'],
  ['with the mark of a text file before it', '\ufeff장미'],
  ['with its letters taken apart', '장미'.normalize('NFD')],
])('a word %s finds and says what the word does', async (_, typed) => {
  const { totalCount, keyword } = await search('장미');
  expect(totalCount).toBeGreaterThan(0);
  expect(await search(typed)).toMatchObject({ totalCount, keyword, correctedFrom: null });
  expect((await suggest(typed)).terms).toEqual((await suggest('장미')).terms);
});

describe('bad input answers in time and as text', () => {
  test.each([
    'ㅏ',
    'ㄱㅏㅁ',
    '🌹🌹🌹',
    '<script>alert(1)</script>',
    '%_\'"; drop table product --',
    "a:* & b | !c <-> '\\",
    '로'.repeat(1_000),
    '(((((())))',
    '\u0000\uFFFF\u202E',
    'constructor',
    '999999999999999999999999ml 이하',
    '$$$ 원 만원 이하',
    'ᄉᆞᆯ',
  ])('%#', async (wild) => {
    const begun = performance.now();
    for (const path of ['products', 'suggest']) {
      const { statusCode, headers } = await visitor.get(`/search/${path}?keyword=${encodeURIComponent(wild)}`);
      expect([200, 400]).toContain(statusCode);
      expect(headers['content-type']).toContain('application/json');
    }
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe('what operators change is found at once', () => {
  test('terms that mean the same, until they are taken apart', async () => {
    expect((await search('향기물')).totalCount).toBe(0);
    await joinSynonyms(shop.db, ['향기물', '로즈판톰']);
    expect(codes(await search('향기물'))).toContain('P0001');
    expect(await listSynonyms(shop.db)).toContainEqual(['로즈판톰', '향기물']);
    await removeSynonym(shop.db, '향기물');
    expect((await search('향기물')).totalCount).toBe(0);
  });

  test('a new name of a product, of its brand, and a product taken off sale', async () => {
    const named = (name: string) => ({ name: { ko: name, en: name, cn: name } });
    await shop.db.update(productTable).set(named('별빛가루')).where(eq(productTable.productCd, 'P0139'));
    await shop.db.update(brandTable).set(named('Zephyrine')).where(eq(brandTable.brandCd, 'B15'));
    expect(await refreshSearch(shop.db)).toBeGreaterThan(3);
    expect(codes(await search('별빛가루'))).toEqual(['P0139']);
    expect(codes(await search('zephyrine'))).toContain('P0137');
    await shop.db.update(productTable).set({ isOnSale: false }).where(eq(productTable.productCd, 'P0139'));
    await refreshSearch(shop.db);
    expect((await search('별빛가루')).totalCount).toBe(0);
  });

  test('a price changes no document', async () => {
    await shop.db.update(productTable).set({ salePrice: 12_300 }).where(eq(productTable.productCd, 'P0138'));
    expect(await refreshSearch(shop.db)).toBe(0);
  });
});
