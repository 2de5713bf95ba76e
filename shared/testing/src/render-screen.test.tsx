import { useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useServices } from '@hyangro/runtime';
import { refusal } from './endpoint-mocks';
import { renderScreen } from './render-screen';

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

test('a mock cannot refuse with a code its endpoint does not list', async () => {
  const { services } = await renderScreen(<p />, { endpoints: { 'GET /common/cart-count': refusal('ORDER_NO_STOCK') } });
  await expect(services.api('GET /common/cart-count')).rejects.toThrow();
});
