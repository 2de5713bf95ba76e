import { act, screen, waitFor, within } from '@testing-library/react';
import { orderCd } from '@hyangro/contracts/kit/schemas';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { withQuantity } from '../../data/cart.model';
import { SIGNED_IN, aCart, aCartItem, messages } from '../../testing/samples';
import CartScreen from './cart.screen';

const show = (endpoints: EndpointMocks) => renderScreen(<CartScreen />, { at: '/order/cart', endpoints, messages, session: SIGNED_IN });
const pieces = () => screen.getByRole<HTMLInputElement>('spinbutton').value;

test('R-ORD-01 an empty cart leads on to the shop', async () => {
  await show({ 'GET /cart/items': aCart([]) });
  expect(screen.getByText('장바구니가 비어 있어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '둘러보기' }).getAttribute('href')).toBe('/');
});

test('R-ORD-01 sold-out goods cannot be chosen or counted, only removed', async () => {
  await show({ 'GET /cart/items': aCart([aCartItem(), aCartItem({ cartItemCd: 'X', productNm: '사라진 향', stockCnt: 0 })]) });
  const sunk = screen.getByRole('heading', { name: '품절된 상품 1' }).closest('section') as HTMLElement;
  expect(within(sunk).getByText('SOLD OUT')).toBeTruthy();
  expect(within(sunk).queryByRole('checkbox')).toBeNull();
  expect(within(sunk).queryByRole('spinbutton')).toBeNull();
  expect(within(sunk).getByRole('button', { name: '오렐르 사라진 향 빼기' })).toBeTruthy();
});

test('R-ORD-01 one more piece is told to the server and to the other remotes', async () => {
  const { user, calls, services } = await show({
    'GET /cart/items': aCart(),
    'PATCH /cart/items/:cartItemCd': ({ body }) => withQuantity(aCart(), 'CI1', (body as { quantity: number }).quantity),
  });
  const told: number[] = [];
  services.events.subscribe('cart:changed', ({ count }) => told.push(count));
  await user.click(screen.getByRole('button', { name: /하나 늘리기/ }));
  await waitFor(() => expect(told).toEqual([1]));
  expect(calls).toContain('PATCH /cart/items/CI1');
  expect(pieces()).toBe('2');
});

test('R-ORD-01 a quantity the stock cannot give goes back', async () => {
  const { user, shown } = await show({
    'GET /cart/items': aCart(),
    'PATCH /cart/items/:cartItemCd': refusal('ORDER_NO_STOCK', ['로즈 판톰', 1]),
  });
  await user.click(screen.getByRole('button', { name: /하나 늘리기/ }));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  await waitFor(() => expect(pieces()).toBe('1'));
});

test('R-ORD-01 what checkout would refuse is said in the cart', async () => {
  await show({
    'GET /cart/items': aCart(undefined, {
      warnings: [
        { messageCode: 'order.a0021', args: [300_000] },
        { messageCode: 'future.code', args: [] },
      ],
    }),
  });
  expect(screen.getByText('법인 회원은 300,000원부터 주문할 수 있어요.')).toBeTruthy();
});

test('R-ORD-01 K-SHIP the cart tells how much is missing to free delivery', async () => {
  await show({
    'GET /cart/items': aCart(undefined, { amounts: { ...aCart().amounts, toFreeShipping: 17_000, shipping: 4_000, payment: 57_000 } }),
  });
  expect(screen.getByText('17,000원 더 담으면 무료배송이에요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '57,000원 주문하기' })).toBeTruthy();
});

test('R-ORD-01 a double press on the order button places one order of the chosen lines', async () => {
  const bodies: unknown[] = [];
  const { address } = await show({
    'GET /cart/items': aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2', isSelected: false })]),
    'POST /orders': async ({ body }) => {
      bodies.push(body);
      return { orderCd: orderCd.parse('O7') };
    },
  });
  const button = screen.getByRole('button', { name: '87,040원 주문하기' });
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(address()).toBe('/order/payment/O7'));
  expect(bodies).toEqual([{ idempotencyKey: expect.any(String), cartItemCds: ['CI1'] }]);
});
