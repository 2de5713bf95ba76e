/** Modules are loaded in a browser that can skip what is out of sight: @alone. */
import '../testing/can-skip';
import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const awake: string[] = [];
const List = () => {
  useEffect(() => {
    awake.push('list wakes');
    return () => void awake.push('list sleeps');
  }, []);
  return <h1>많은 향수</h1>;
};
const Product = () => <h1>로즈 판톰</h1>;
const Cart = () => <h2>담은 상품</h2>;

/** A product that was opened from a kept list. */
async function aProductFromAList() {
  awake.length = 0;
  const app = await renderApp({
    at: '/category/C01',
    screens: { 'catalog/category': List, 'catalog/product': Product, 'order/cart': Cart },
  });
  await app.go('/product/P0001');
  expect(isShelved('많은 향수')).toBe(true);
  return app;
}
const isShelved = (text: string) => screen.getByText(text).closest('[data-shelved]') !== null;

/** Goes back and says what stands on the page at the end of that event. */
async function atTheEndOfBack(history: { go(steps: number): void }) {
  const seen = new Promise((resolve) => {
    window.addEventListener(
      'popstate',
      () => resolve({ list: !isShelved('많은 향수'), product: screen.queryByText('로즈 판톰'), life: awake.at(-1) }),
      {
        once: true,
      },
    );
  });
  await act(async () => {
    history.go(-1);
    await seen;
  });
  return seen;
}

test('Back shows the kept list in its own event, as it was left; the list wakes after that frame', async () => {
  const { history } = await aProductFromAList();
  expect(await atTheEndOfBack(history)).toEqual({ list: true, product: null, life: 'list sleeps' });
  await waitFor(() => expect(awake.at(-1)).toBe('list wakes'));
  expect(isShelved('많은 향수')).toBe(false);
});

test('a kept screen for members waits for the guard: nobody sees it who has logged out elsewhere', async () => {
  const { history, go } = await aProductFromAList();
  await go('/order/cart');
  await go('/product/P0001');
  const seen = new Promise((resolve) => window.addEventListener('popstate', () => resolve(isShelved('담은 상품')), { once: true }));
  await act(async () => {
    history.go(-1);
    await seen;
  });
  expect(await seen).toBe(true);
  await waitFor(() => expect(isShelved('담은 상품')).toBe(false));
});
