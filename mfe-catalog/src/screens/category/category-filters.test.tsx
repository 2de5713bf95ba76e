import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import ko from '../../../locales/ko.json';
import { aCard, aList, someFacets } from '../../testing/samples';
import { columnOfFilters, onPc } from '../../testing/sight';
import CategoryScreen from './category.screen';

const category = { cateCd: 'C01', name: '향수', parent: null, siblings: [] };
const brands = Array.from({ length: 12 }, (_, n) => ({ code: `B${n + 1}`, name: `브랜드 ${n + 1}`, count: 12 - n }));
const facets = someFacets({
  brandCds: brands,
  skinTypes: [
    { code: 'DRY', name: '건성', count: 4 },
    { code: 'OILY', name: '지성', count: 0 },
  ],
  price: [
    { min: null, max: 30_000, count: 2 },
    { min: 30_000, max: 50_000, count: 3 },
    { min: 50_000, max: null, count: 1 },
  ],
  freeShipping: 2,
});
const items = [aCard({ productCd: 'P1', productNm: '상품 1' })];
const answering = (over: Partial<ProductList> | ((query: URLSearchParams) => Partial<ProductList>)): EndpointMocks => ({
  'GET /category/:cateCd/products': ({ query }) => ({
    ...aList({ items, totalCount: 84, facets, ...(typeof over === 'function' ? over(query) : over) }),
    category,
  }),
});
beforeEach(onPc);

async function open(endpoints: EndpointMocks, at = '/category/C01') {
  const opened = await renderScreen(<CategoryScreen />, { at, messages: { catalog: ko }, endpoints });
  await columnOfFilters();
  return opened;
}
const column = () => within(screen.getByRole('complementary', { name: '필터' }));
const inColumn = <E extends HTMLElement>(role: string, name: string | RegExp) => column().getByRole<E>(role, { name });
const box = (name: RegExp) => inColumn<HTMLInputElement>('checkbox', name);

test('R-HOM-06 several values of one filter can be taken; each is a chip that takes it off again', async () => {
  const { user, address, calls } = await open(answering({}));
  await user.click(box(/브랜드 1\b/));
  await user.click(box(/브랜드 2/));
  expect(address()).toBe('/category/C01?brandCds=B1%2CB2');
  await waitFor(() => expect(calls.at(-1)).toBe('GET /category/C01/products?brandCds=B1&brandCds=B2'));
  expect([box(/브랜드 1\b/).checked, box(/브랜드 2/).checked, box(/브랜드 3/).checked]).toEqual([true, true, false]);
  await user.click(screen.getByRole('button', { name: '브랜드 1 빼기' }));
  expect(address()).toBe('/category/C01?brandCds=B2');
});

test('R-HOM-06 a tick is shown at once, and the counts when the answer comes', async () => {
  let answer: () => void = () => undefined;
  const { user } = await open({
    'GET /category/:cateCd/products': async ({ query }) => {
      const isFiltered = query.has('skinTypes');
      if (isFiltered) await new Promise<void>((done) => (answer = done));
      return { ...aList({ items, totalCount: isFiltered ? 4 : 84, facets }), category };
    },
  });
  await user.click(box(/건성/));
  expect(box(/건성/).checked).toBe(true);
  expect(screen.getByRole('button', { name: '건성 빼기' })).toBeTruthy();
  expect(screen.getByText('84개')).toBeTruthy();
  answer();
  expect(await screen.findByText('4개')).toBeTruthy();
});

test('R-HOM-06 a value that would show nothing cannot be ticked', async () => {
  await open(answering({}));
  expect(box(/지성/).disabled).toBe(true);
  expect(box(/건성 ?4/).disabled).toBe(false);
});

test('R-HOM-06 many brands begin with the first eight, and can be searched', async () => {
  const { user } = await open(answering({}));
  const names = () =>
    within(inColumn('group', /브랜드/))
      .getAllByRole('checkbox')
      .map((each) => each.closest('label')?.textContent);
  expect(names()).toHaveLength(8);
  await user.type(inColumn('searchbox', '브랜드 찾기'), '브랜드 11');
  expect(names()).toEqual(['브랜드 112']);
  await user.type(inColumn('searchbox', '브랜드 찾기'), 'x');
  expect(column().getByText('찾는 이름이 없어요')).toBeTruthy();
  await user.clear(inColumn('searchbox', '브랜드 찾기'));
  await user.click(inColumn('button', '브랜드 4개 더 보기'));
  expect(names()).toHaveLength(12);
});

test('R-HOM-06 a price is chosen by its band, or by ends of one’s own that are checked kindly', async () => {
  const { user, address } = await open(answering({}));
  await user.click(box(/30,000원–50,000원/));
  expect(address()).toBe('/category/C01?minPrice=30000&maxPrice=50000');
  const type = async (name: string, text: string) => {
    const field = column().getByRole('textbox', { name });
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  const apply = () => user.click(inColumn('button', '가격 범위 적용'));
  await type('최소 가격', '60,000');
  await apply();
  expect(column().getByRole('alert').textContent).toBe('앞 숫자가 더 커요. 두 숫자를 확인해 주세요.');
  await type('최대 가격', '싸게');
  await apply();
  expect(column().getByRole('alert').textContent).toBe('숫자로 적어 주세요.');
  await type('최대 가격', '');
  await apply();
  await waitFor(() => expect(address()).toBe('/category/C01?minPrice=60000'));
  expect(screen.getByRole('button', { name: '60,000원 이상 빼기' })).toBeTruthy();
});

test('R-HOM-06 when nothing passes, the filter that hides most is offered to be taken off', async () => {
  const { user, address } = await open(
    answering((query) =>
      query.has('maxPrice') ? { items: [], totalCount: 0, relaxed: { name: 'price', value: null, count: 7 } } : { totalCount: 7 },
    ),
    '/category/C01?skinTypes=DRY&maxPrice=5000',
  );
  expect(screen.getByText('조건에 맞는 상품이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '‘5,000원 이하’ 빼고 7개 보기' }));
  expect(address()).toBe('/category/C01?skinTypes=DRY');
  expect(await screen.findByText('7개')).toBeTruthy();
});

test.each([
  ['brandCds', null, '‘브랜드’ 빼고 7개 보기', '/category/C01?inStock=true'],
  ['brandCds', 'B2', '‘브랜드 2’ 빼고 7개 보기', '/category/C01?brandCds=B1&inStock=true'],
  ['inStock', 'true', '‘품절 제외’ 빼고 7개 보기', '/category/C01?brandCds=B1%2CB2'],
])('R-HOM-06 the filter to blame may be %s with the value %j', async (name, value, words, left) => {
  const { user, address } = await open(
    answering({ items: [], totalCount: 0, relaxed: { name, value, count: 7 } }),
    '/category/C01?brandCds=B1%2CB2&inStock=true',
  );
  await user.click(screen.getByRole('button', { name: words }));
  expect(address()).toBe(left);
});

test('R-HOM-06 when nothing passes, all filters can be taken off at once', async () => {
  const { user, address } = await open(answering({ items: [], totalCount: 0 }), '/category/C01?skinTypes=DRY&orderByCd=04');
  const clear = screen.getAllByRole('button', { name: '모두 지우기' }).at(-1);
  if (clear) await user.click(clear);
  expect(address()).toBe('/category/C01?orderByCd=04');
});

test('R-HOM-06 values that the shop does not have leave the address, and that is said until the next filter', async () => {
  const { user, address } = await open(
    answering((query) => (query.has('brandCds') ? { dropped: [{ name: 'brandCds', value: 'MOON' }] } : {})),
    '/category/C01?brandCds=MOON&skinTypes=DRY&orderByCd=99',
  );
  await waitFor(() => expect(address()).toBe('/category/C01?skinTypes=DRY'));
  expect(screen.getByText('없는 조건이라 뺐어요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '건성 빼기' }));
  await waitFor(() => expect(screen.queryByText('없는 조건이라 뺐어요.')).toBeNull());
});

test('R-HOM-06 a page beyond the end shows the last one, and says so', async () => {
  const { address } = await open(
    answering({ page: 4, pageCount: 4, dropped: [{ name: 'page', value: '99' }] }),
    '/category/C01?inStock=true&page=99',
  );
  await waitFor(() => expect(address()).toBe('/category/C01?inStock=true'));
  expect(screen.getByText('없는 조건이라 뺐어요.')).toBeTruthy();
});

test('GEN-03 D-C05 goods from overseas say so on their card', async () => {
  await open(answering({ items: [aCard({ productType: 'OVERSEAS' })] }));
  expect(within(screen.getByRole('article')).getByText('해외직배송')).toBeTruthy();
});

const named = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) =>
    aCard({ productCd: `${name === '새것' ? 'N' : 'P'}${from + n}`, productNm: `${name} ${from + n}` }),
  );

test('R-HOM-06 of a list under another filter the two rows in sight are shown first, the others right after, with nothing unseen left', async () => {
  const { user } = await open(
    answering((query) => ({ items: query.has('freeShipping') ? [...named('새것', 1, 8), ...named('상품', 1, 4)] : named('상품', 1, 12) })),
  );
  const card = (name: string) => screen.queryByText(name)?.closest('li');
  const kept = card('상품 1');
  await user.click(box(/무료배송/));
  expect(await screen.findByText('새것 8')).toBeTruthy();
  expect(card('새것 8')?.parentElement?.getAttribute('aria-busy')).toBe('true');
  expect([card('새것 8')?.dataset.unseen, card('상품 12')?.dataset.unseen]).toEqual([undefined, 'true']);
  await waitFor(() => expect(card('상품 12')).toBeUndefined());
  expect([card('상품 1') === kept, kept?.dataset.unseen, kept?.parentElement?.getAttribute('aria-busy')]).toEqual([true, undefined, null]);
  expect(kept?.parentElement?.childElementCount).toBe(12);
});
