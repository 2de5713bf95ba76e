import { useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { ApiError, NetworkError, useRouteParams, useServices } from '@hyangro/runtime';
import { refusal } from './endpoint-mocks';
import { renderScreen } from './render-screen';
import { RETRY } from './retry-boundary';

function CartCount() {
  const { api } = useServices();
  const { data } = useSuspenseQuery({ queryKey: ['count'], queryFn: () => api('GET /common/cart-count') });
  return <p>{data} lines</p>;
}

test('a screen sees what the mocked endpoint answers', async () => {
  const { calls } = await renderScreen(<CartCount />, { endpoints: { 'GET /common/cart-count': 3 } });
  expect(await screen.findByText('3 lines')).toBeTruthy();
  expect(calls).toEqual(['GET /common/cart-count']);
});

test('an answer that does not come ends in an alert as in the shell, and is asked for again at a press', async () => {
  let isAway = true;
  const count = () => {
    if (isAway) throw new Error('away');
    return 3;
  };
  const { user, calls } = await renderScreen(<CartCount />, { endpoints: { 'GET /common/cart-count': count }, canFail: true });
  expect(await screen.findByRole('alert')).toBeTruthy();
  isAway = false;
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: RETRY }));
  expect(await screen.findByText('3 lines')).toBeTruthy();
  expect(calls).toHaveLength(before + 1);
});

test('a mock refuses a request that the contract refuses', async () => {
  const counts = { all: 0, ready: 0, shipping: 0, done: 0, claim: 0 };
  const { services } = await renderScreen(<p />, {
    endpoints: { 'POST /coupon': refusal('COUPON_ALREADY_ISSUED'), 'GET /orders': { items: [], totalCount: 0, nextCursor: null, counts } },
  });
  await expect(services.api('POST /coupon', { body: { couponCd: -1 } })).rejects.toThrow(NetworkError);
  await expect(services.api('POST /coupon', { body: { couponCd: 1 } })).rejects.toThrow(ApiError);
  await expect(services.api('GET /orders', { query: { limit: 51 } })).rejects.toThrow(NetworkError);
  await expect(services.api('GET /orders', { query: { limit: 50 } })).resolves.toMatchObject({ totalCount: 0 });
});

test('a part of a screen reads the params of the address', async () => {
  const Product = () => <p>{useRouteParams('Product').productCd}</p>;
  await renderScreen(<Product />, { at: '/product/P1' });
  expect(screen.getByText('P1')).toBeTruthy();
});

test('a mock cannot refuse with a code its endpoint does not list', async () => {
  // @ts-expect-error The compiler says so too.
  const { services } = await renderScreen(<p />, { endpoints: { 'GET /common/cart-count': refusal('ORDER_NO_STOCK') } });
  await expect(services.api('GET /common/cart-count')).rejects.toThrow();
});
