import type { FaqList } from '@hyangro/contracts/help/faq.contract';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { joinSynonyms } from '../search/public';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const ask = async (query: Record<string, string> = {}, locale = 'ko') =>
  (await shop.visitor({ locale }).get(`/faqs?${new URLSearchParams(query)}`)).json() as FaqList;
const codes = ({ items }: FaqList) => items.map(({ faqCd }) => faqCd);

test('all questions come, those that most people ask first, each once; a category narrows them', async () => {
  const all = await ask();
  expect(all).toMatchObject({ category: null, keyword: null, correctedFrom: null });
  expect(all.items).toHaveLength(36);
  expect(new Set(codes(all)).size).toBe(36);
  expect(codes(all).slice(0, 2)).toEqual(['FQ005', 'FQ006']);
  expect(all.categories).toContainEqual({ category: 'DELIVERY', name: '배송', count: 6 });
  const delivery = await ask({ category: 'DELIVERY' });
  expect(delivery.category).toBe('DELIVERY');
  expect(new Set(delivery.items.map(({ category }) => category))).toEqual(new Set(['DELIVERY']));
  expect(delivery.items).toHaveLength(6);
});

test('an unknown category shows all', async () => {
  expect(await ask({ category: 'NOPE' })).toMatchObject({ category: null, items: { length: 36 } });
});

test.each([
  ['words of the question', '배송비', 'FQ006'],
  ['words of the answer', '눌러서 복사', 'FQ009'],
  ['a spelling without spaces', '가상계좌', 'FQ003'],
  ['initial consonants', 'ㅂㅅㅈㅎ', undefined],
  ['initial consonants of a word', 'ㅂㅅㅂ', 'FQ006'],
  ['English', 'airport', 'FQ007'],
  ['Chinese', '机场', 'FQ007'],
  ['pinyin', 'jichang', 'FQ007'],
])('%s find: %s', async (_, keyword, faqCd) => {
  const found = await ask({ keyword });
  if (faqCd) expect(codes(found)[0]).toBe(faqCd);
  else expect(found.items).toEqual([]);
  expect(found.correctedFrom).toBeNull();
});

test.each([
  ['a wrong letter', '배숑비', '배송비', 'FQ006'],
  ['the wrong keyboard layout', 'qothdql', '배송비', 'FQ006'],
  ['a wrong letter in English', 'aiprort', 'airport', 'FQ007'],
  ['words too many', '공항 가나다라', '공항', 'FQ007'],
])('%s is put right, and said: %s is %s', async (_, typed, meant, faqCd) => {
  const found = await ask({ keyword: typed });
  expect(found).toMatchObject({ keyword: meant, correctedFrom: typed });
  expect(codes(found)[0]).toBe(faqCd);
});

test('what matches in a question is marked; categories say how many were found in each', async () => {
  const found = await ask({ keyword: '배송비' });
  expect(found.items[0]?.parts[0]).toEqual({ text: '배송비', isMatch: true });
  const sum = found.categories.reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(found.items.length);
});

test('what nothing is like finds nothing', async () => {
  expect(await ask({ keyword: '쀍쀍쀍쀍' })).toMatchObject({ items: [], keyword: '쀍쀍쀍쀍', correctedFrom: null });
});

test('synonyms of the shop hold for questions too, from the next call on', async () => {
  expect((await ask({ keyword: '택배료' })).items).toEqual([]);
  await shop.db.transaction((tx) => joinSynonyms(tx, ['택배료', '배송비']));
  expect(codes(await ask({ keyword: '택배료' }))[0]).toBe('FQ006');
});

test('questions and answers come in the reader’s language', async () => {
  const { items, categories } = await ask({ keyword: '공항' }, 'en');
  expect(items[0]).toMatchObject({ question: 'Can I collect at the airport?', answer: 'No. Everything is delivered to your home.' });
  expect(categories[1]?.name).toBe('Delivery');
});
