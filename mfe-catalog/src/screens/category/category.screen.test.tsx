import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aList, someFacets } from '../../testing/samples';
import { comeIntoSight, watchSight } from '../../testing/sight';
import { categoryHead } from './category.head';
import CategoryScreen from './category.screen';

const category = { cateCd: 'C01', name: '향수', parent: null, siblings: [{ cateCd: 'C0101', name: '여성 향수' }] };
const LAST = 8;
const page = (n: number) => ({
  ...aList({
    items: [aCard({ productCd: `P${n}`, productNm: `상품 ${n}` })],
    totalCount: LAST,
    nextCursor: n < LAST ? String(n) : null,
    page: n,
    pageCount: LAST,
    facets: someFacets({ freeShipping: 2 }),
  }),
  category,
});
const pages: EndpointMocks = {
  'GET /category/:cateCd/products': ({ query }) => page(Number(query.get('page') ?? Number(query.get('cursor') ?? 0) + 1)),
};
beforeEach(watchSight);

const open = (endpoints: EndpointMocks, at = '/category/C01') =>
  renderScreen(<CategoryScreen />, { at, messages: { catalog: ko }, endpoints });

test('R-HOM-06 a category shows its products, how many there are, and the categories below', async () => {
  await open(pages);
  expect(screen.getByRole('heading', { level: 1, name: '향수' })).toBeTruthy();
  expect(screen.getByText('8개')).toBeTruthy();
  expect(screen.getByText('상품 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: '여성 향수' }).getAttribute('href')).toBe('/category/C0101');
});

test('R-HOM-06 a filter goes into the address and to the server, and can be taken off', async () => {
  const { user, address, calls } = await open(pages);
  await user.click(screen.getByRole('button', { name: '무료배송' }));
  expect(address()).toBe('/category/C01?freeShipping=true');
  await waitFor(() => expect(calls.at(-1)).toBe('GET /category/C01/products?freeShipping=true'));
  await user.click(screen.getByRole('button', { name: '무료배송' }));
  await waitFor(() => expect(address()).toBe('/category/C01'));
});

test('R-HOM-06 the list goes on by scrolling for three pages, then a button asks, and again after three more', async () => {
  const { user } = await open(pages);
  for (const scrolled of [
    [2, 3],
    [5, 6],
  ]) {
    for (const n of scrolled) {
      act(comeIntoSight);
      expect(await screen.findByText(`상품 ${n}`)).toBeTruthy();
    }
    act(comeIntoSight);
    await user.click(await screen.findByRole('link', { name: '더 보기' }));
    expect(await screen.findByText(`상품 ${(scrolled[1] ?? 0) + 1}`)).toBeTruthy();
  }
  act(comeIntoSight);
  expect(await screen.findByText('상품 8')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '더 보기' })).toBeNull();
});

test('R-HOM-06 a page of the list opens by its address, with links to the pages beside it', async () => {
  const { user, calls } = await open(pages, '/category/C01?inStock=true&page=4');
  expect(calls).toEqual(['GET /category/C01/products?inStock=true&page=4']);
  const next = screen.getByRole('link', { name: '더 보기' });
  const earlier = screen.getByRole('link', { name: '이전 상품 보기' });
  expect([next.getAttribute('rel'), next.getAttribute('href')]).toEqual(['next', '/category/C01?inStock=true&page=5']);
  expect([earlier.getAttribute('rel'), earlier.getAttribute('href')]).toEqual(['prev', '/category/C01?inStock=true&page=3']);
  await user.click(earlier);
  expect(await screen.findByText('상품 3')).toBeTruthy();
  expect(screen.getAllByText(/^상품 \d$/).map((name) => name.textContent)).toEqual(['상품 3', '상품 4']);
});

test('R-HOM-06 brands and order come from the address', async () => {
  const { calls, user, address } = await open(pages, '/category/C01?orderByCd=04&brandCds=B01');
  expect(calls).toEqual(['GET /category/C01/products?orderByCd=04&brandCds=B01']);
  expect(screen.getByRole('combobox', { name: '정렬' })).toHaveProperty('value', '04');
  await user.click(screen.getByRole('button', { name: '오렐르 빼기' }));
  expect(address()).toBe('/category/C01?orderByCd=04');
});

test('R-HOM-06 the sheet of a phone has all filters, and says on its button how many there are', async () => {
  const { user } = await open(pages);
  await user.click(screen.getByRole('button', { name: '필터' }));
  const sheet = within(await screen.findByRole('dialog', { name: '필터' }, { timeout: 4000 }));
  expect(sheet.getByLabelText(/무료배송/)).toBeTruthy();
  await user.click(sheet.getByText('8개 보기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 15_000);

test('R-HOM-06 another order is one choice away, popular products come first again', async () => {
  const { user, address } = await open(pages);
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '할인율순');
  expect(address()).toBe('/category/C01?orderByCd=03');
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '인기순');
  await waitFor(() => expect(address()).toBe('/category/C01'));
});

test('D-C06 a product without stock is marked SOLD OUT, one with stock is not', async () => {
  const items = [aCard({ productCd: 'P1', stockCnt: 0 }), aCard({ productCd: 'P2', stockCnt: 1, discountRate: 0 })];
  await open({ 'GET /category/:cateCd/products': { ...aList({ items, totalCount: 2 }), category } });
  expect(screen.getAllByText('SOLD OUT')).toHaveLength(1);
  expect(screen.getAllByText(/%$/)).toHaveLength(1);
});

test('R-HOM-06 an unknown category says so and answers 404', async () => {
  const { services } = await open({ 'GET /category/:cateCd/products': refusal('CATEGORY_NOT_FOUND') });
  expect(screen.getByText('없는 카테고리예요')).toBeTruthy();
  expect(categoryHead({ services, params: { cateCd: 'C01' }, searchParams: new URLSearchParams() })).toMatchObject({ status: 404 });
});

test('R-HOM-07 both addresses have one canonical address, filters left out', async () => {
  const { services } = await open(pages, '/menu/category/C01/products?freeShipping=true');
  const head = categoryHead({ services, params: { cateCd: 'C01' }, searchParams: new URLSearchParams('freeShipping=true') });
  expect(head).toMatchObject({ title: '향수', canonical: '/category/C01' });
});

test.each(['/menu/category/0101/products', '/menu/category/C0101/products', '/category/C0101'])(
  'R-HOM-08 a link made with the number of a category, or with its code, leads to the same list: %s',
  async (at) => {
    const { calls, services } = await open(
      { 'GET /category/:cateCd/products': { ...page(1), category: { ...category, cateCd: 'C0101' } } },
      at,
    );
    expect(screen.getByText('상품 1')).toBeTruthy();
    expect(calls).toEqual(['GET /category/C0101/products']);
    const [, cateCd = ''] = /category\/(\w+)/.exec(at) ?? [];
    expect(categoryHead({ services, params: { cateCd }, searchParams: new URLSearchParams() })).toMatchObject({
      canonical: '/category/C0101',
    });
  },
);
