import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { previewOf } from '@hyangro/runtime';
import ko from '../../locales/ko.json';
import { renderApp } from '../testing/render-app';

const List = () => <h1>많은 향수</h1>;
const Product = () => <h1>로즈 판톰 오 드 퍼퓸, {previewOf(useLocation().state)?.overline}</h1>;
const preview = { title: '로즈 판톰', overline: '오렐르', price: { won: '87,040원' } };
const isInert = (text: string) => screen.getByText(text).closest('[inert]') !== null;

/** A shop whose product screen comes when `arrive` is called, or fails with `fail`. */
async function aShop(Opening?: (props: { preview: { title: string } }) => React.ReactNode) {
  let arrive = () => undefined as void;
  let fail = () => undefined as void;
  let ask = () => undefined as void;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const load = () =>
    new Promise<{ default: typeof Product }>((resolve, reject) => {
      ask();
      arrive = () => resolve({ default: Product });
      fail = () => reject(new Error('no code'));
    });
  const app = await renderApp({
    at: '/category/C01',
    screens: { 'catalog/category': List, 'catalog/product': { Screen: Product, load, ...(Opening && { Opening }) } },
  });
  const tap = () => act(async () => app.history.push('/product/P0001', { preview }));
  return { ...app, tap, arrive: () => act(() => asked.then(() => arrive())), fail: () => act(() => asked.then(() => fail())) };
}

test('a tapped card answers at once with what it knew, and the product takes its place when it is ready', async () => {
  const { tap, arrive } = await aShop();
  await tap();
  expect(window.location.pathname).toBe('/product/P0001');
  expect(screen.getByRole('heading', { name: '로즈 판톰' })).toBeTruthy();
  expect(isInert('많은 향수')).toBe(true);
  await arrive();
  expect(await screen.findByRole('heading', { name: '로즈 판톰 오 드 퍼퓸, 오렐르' })).toBeTruthy();
  expect(screen.queryByText('로즈 판톰')).toBeNull();
});

test('a remote that is here draws the opening of its screen itself', async () => {
  const { tap } = await aShop(({ preview: { title } }) => <h1>opening of {title}</h1>);
  await tap();
  expect(screen.getByRole('heading', { name: 'opening of 로즈 판톰' })).toBeTruthy();
});

test('Back before the product has come shows the list again', async () => {
  const { tap, back } = await aShop();
  await tap();
  await back();
  expect(screen.queryByText('로즈 판톰')).toBeNull();
  expect(isInert('많은 향수')).toBe(false);
});

test('Back after the product has come shows the list, and no opening', async () => {
  const { tap, back, arrive } = await aShop();
  await tap();
  await arrive();
  await screen.findByText(/오 드 퍼퓸/);
  await back();
  expect(screen.getByRole('heading', { name: '많은 향수' })).toBeTruthy();
  expect(document.querySelector('[data-opening]')).toBeNull();
});

test('a product whose code does not come keeps what the card knew, beside the way to try again', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { tap, fail } = await aShop();
  await tap();
  await fail();
  expect(screen.getByRole('heading', { name: '로즈 판톰' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: ko['screen.retry'] })).toBeTruthy();
  expect(document.querySelector('[data-opening]')).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test('a link that knows nothing leaves the old screen until the new one is ready', async () => {
  const { go } = await aShop();
  await go('/product/P0001');
  expect(isInert('많은 향수')).toBe(false);
  expect(document.querySelector('[data-opening]')).toBeNull();
});

test('ST-LOG-02 an order that the guard does not let in for want of an answer leaves the list as it was', async () => {
  const { history } = await renderApp({
    at: '/category/C01',
    screens: { 'catalog/category': List, 'order/order-detail': Product },
    ping: async () => 'unreachable',
  });
  await act(async () => history.push('/mypage/order/O1', { preview }));
  expect(document.querySelector('[data-opening]')).toBeNull();
  expect(isInert('많은 향수')).toBe(false);
  // The guard takes the step back.
  await waitFor(() => expect(window.location.pathname).toBe('/category/C01'));
});
