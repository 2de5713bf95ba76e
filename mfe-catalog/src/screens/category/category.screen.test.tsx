import { act, screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aList } from '../../testing/samples';
import { categoryHead } from './category.head';
import CategoryScreen from './category.screen';
import { cateCdOf } from './category.url';

const category = { cateCd: 'C01', name: '향수', parent: null, siblings: [{ cateCd: 'C0101', name: '여성 향수' }] };
const page = (n: number, hasNext: boolean) => ({
  ...aList({
    items: [aCard({ productCd: `P${n}` as never, productNm: `상품 ${n}` })],
    totalCount: 5,
    nextCursor: hasNext ? String(n) : null,
    page: n,
    pageCount: 5,
  }),
  category,
});
const pages: EndpointMocks = {
  'GET /category/:cateCd/products': ({ query }) => {
    const n = Number(query.get('cursor') ?? 0) + 1;
    return page(n, n < 5);
  },
};

/** Elements come into sight when a test says so. */
let comeIntoSight: () => void = () => undefined;
beforeEach(() => {
  const watching = new Set<() => void>();
  comeIntoSight = () => watching.forEach((tell) => tell());
  globalThis.IntersectionObserver = class {
    readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {
      watching.add(this.tell);
    }
    disconnect() {
      watching.delete(this.tell);
    }
  } as unknown as typeof IntersectionObserver;
});

const open = (endpoints: EndpointMocks, at = '/category/C01') =>
  renderScreen(<CategoryScreen />, { at, messages: { catalog: ko }, endpoints });

test('R-HOM-06 a category shows its products, how many there are, and the categories below', async () => {
  await open(pages);
  expect(screen.getByRole('heading', { level: 1, name: '향수' })).toBeTruthy();
  expect(screen.getByText('5개')).toBeTruthy();
  expect(screen.getByText('상품 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: '여성 향수' }).getAttribute('href')).toBe('/category/C0101');
});

test('R-HOM-06 a filter goes into the address and to the server, and can be taken off', async () => {
  const { user, address, calls } = await open(pages);
  await user.click(screen.getByRole('button', { name: '무료배송' }));
  expect(address()).toBe('/category/C01?freeShipping=true');
  await waitFor(() => expect(calls.at(-1)).toBe('GET /category/C01/products?orderByCd=01&freeShipping=true'));
  await user.click(screen.getByRole('button', { name: '무료배송' }));
  await waitFor(() => expect(address()).toBe('/category/C01'));
});

test('R-HOM-06 the list goes on by scrolling for three pages, then a button asks', async () => {
  const { user } = await open(pages);
  for (const n of [2, 3]) {
    act(comeIntoSight);
    expect(await screen.findByText(`상품 ${n}`)).toBeTruthy();
  }
  act(comeIntoSight);
  await user.click(await screen.findByRole('button', { name: '더 보기' }));
  expect(await screen.findByText('상품 4')).toBeTruthy();
});

test('R-HOM-06 brands and order come from the address', async () => {
  const { calls, user, address } = await open(pages, '/category/C01?orderByCd=04&brandCds=B01');
  expect(calls).toEqual(['GET /category/C01/products?orderByCd=04&brandCds=B01']);
  expect(screen.getByRole('combobox', { name: '정렬' })).toHaveProperty('value', '04');
  await user.click(screen.getByRole('button', { name: '오렐르 빼기' }));
  expect(address()).toBe('/category/C01?orderByCd=04');
});

test('R-HOM-06 filters that nothing fits offer to be cleared', async () => {
  const { user, address } = await open({ 'GET /category/:cateCd/products': { ...aList(), category } }, '/category/C01?maxPrice=50000');
  expect(screen.getByText('조건에 맞는 상품이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  expect(address()).toBe('/category/C01');
});

test('D-C06 a product without stock is marked SOLD OUT, one with stock is not', async () => {
  const items = [aCard({ productCd: 'P1' as never, stockCnt: 0 }), aCard({ productCd: 'P2' as never, stockCnt: 1, discountRate: 0 })];
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
  const { services } = await open(pages, '/category/C01?freeShipping=true');
  const head = categoryHead({ services, params: { cateCd: 'C01' }, searchParams: new URLSearchParams('freeShipping=true') });
  expect(head).toMatchObject({ title: '향수', canonical: '/category/C01' });
});

test('R-HOM-08 a link made with the number of a category leads to the same list', () => {
  expect([cateCdOf('0101'), cateCdOf('C0101')]).toEqual(['C0101', 'C0101']);
});
