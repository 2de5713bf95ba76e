import { screen, waitFor } from '@testing-library/react';
import { orderCd } from '@hyangro/contracts/kit/schemas';
import { browserStorage } from '@hyangro/runtime/storage';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import PaymentCompleteScreen from './payment-complete.screen';
import type { PaymentResult } from './payment-phase';

const show = (at: string, endpoints: EndpointMocks = {}, isLogin = true) =>
  renderScreen(<PaymentCompleteScreen />, {
    at,
    messages,
    endpoints,
    session: isLogin ? SIGNED_IN : { isLogin: false, member: null },
  });
const result = (status: PaymentResult['status']): PaymentResult => ({
  orderCd: orderCd.parse('O1'),
  state: status === 'PAID' ? 'PREP' : 'WAIT',
  status,
  failure: null,
});
const paidOrder = anOrder({ state: 'PREP', paidAt: '2026-11-21T03:01:00Z', allowedActions: [], payMethod: 'CARD' });
const CONFIRM = 'POST /orders/O1/pay/confirm';

const { local } = browserStorage();
beforeEach(() => {
  local.remove('orderPaymentCd');
  local.remove('purchasesTold');
});

test('R-ORD-04 coming back with a key confirms once, cleans the address and forgets the order being paid', async () => {
  local.set('orderPaymentCd', 'O1');
  const { calls, address, services } = await show('/order/payment-complete/O1?paymentKey=k1', {
    'POST /orders/:orderCd/pay/confirm': result('PAID'),
    'GET /orders/:orderCd/pay': result('PAID'),
    'GET /orders/:orderCd': paidOrder,
  });
  expect(await screen.findByRole('heading', { name: '주문이 완료됐어요' })).toBeTruthy();
  expect(address()).toBe('/order/payment-complete/O1');
  expect(calls.filter((call) => call === CONFIRM)).toHaveLength(1);
  expect(services.storage.local.get('orderPaymentCd')).toBeNull();
});

test('R-ORD-04 a refresh only looks: it confirms nothing and tells nobody of a payment', async () => {
  const { calls, shown } = await show('/order/payment-complete/O1', {
    'GET /orders/:orderCd/pay': result('PAID'),
    'GET /orders/:orderCd': paidOrder,
  });
  expect(await screen.findByRole('heading', { name: '주문이 완료됐어요' })).toBeTruthy();
  expect(calls).not.toContain(CONFIRM);
  expect(shown.tracked).toEqual([]);
});

test('a purchase is told once, with its lines and what was paid: also by a reload, and by a second tab at the same moment', async () => {
  const arrive = () =>
    show('/order/payment-complete/O1?paymentKey=k1', {
      'POST /orders/:orderCd/pay/confirm': result('PAID'),
      'GET /orders/:orderCd/pay': result('PAID'),
      'GET /orders/:orderCd': paidOrder,
    });
  const tabs = [await arrive(), await arrive()];
  const told = () => tabs.flatMap(({ shown }) => shown.events);
  await waitFor(() => expect(told()).toHaveLength(1));
  tabs.push(await arrive());
  await waitFor(() => expect(screen.getAllByRole('heading', { name: '주문이 완료됐어요' })).toHaveLength(3));
  const { amounts, lines } = paidOrder;
  expect(told()).toEqual([
    [
      'purchase',
      {
        transaction_id: 'O1',
        currency: 'KRW',
        value: amounts.payment,
        shipping: amounts.shipping,
        items: lines.map(({ productCd, optionCd, quantity, salePrice }) => ({
          item_id: productCd,
          item_variant: optionCd,
          quantity,
          price: salePrice,
        })),
      },
    ],
  ]);
});

test('R-ORD-04 without a code the order being paid is shown', async () => {
  local.set('orderPaymentCd', 'O1');
  const { address } = await show('/order/payment-complete', {
    'GET /orders/:orderCd/pay': result('PAID'),
    'GET /orders/:orderCd': paidOrder,
  });
  await waitFor(() => expect(address()).toBe('/order/payment-complete/O1'));
});

test('R-ORD-04 without a code and without an order being paid the main page opens', async () => {
  const { address } = await show('/order/payment-complete');
  await waitFor(() => expect(address()).toBe('/'));
});

test('R-ORD-04 a visitor is asked to log in and comes back to the order', async () => {
  const { user, shown, calls } = await show('/order/payment-complete/O1?paymentKey=k1', {}, false);
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(shown.loginTargets).toEqual([{ toName: 'PaymentComplete', params: { orderCd: 'O1' } }]);
  expect(calls).toEqual([]);
});

test('R-ORD-04 while the provider has not answered the shop asks again, without a second confirmation', async () => {
  const answers: PaymentResult['status'][] = ['PENDING', 'PAID'];
  const { calls } = await show('/order/payment-complete/O1?paymentKey=k2', {
    'POST /orders/:orderCd/pay/confirm': result('PENDING'),
    'GET /orders/:orderCd/pay': () => result(answers.shift() ?? 'PAID'),
    'GET /orders/:orderCd': paidOrder,
  });
  expect(screen.getByRole('status').textContent).toContain('결제를 확인하고 있어요');
  expect(await screen.findByRole('heading', { name: '주문이 완료됐어요' }, { timeout: 4000 })).toBeTruthy();
  expect(calls.filter((call) => call === CONFIRM)).toHaveLength(1);
});

test('R-ORD-04 a failed payment leads back to pay, with its reason', async () => {
  await show('/order/payment-complete/O1', { 'GET /orders/:orderCd/pay': result('FAILED') });
  expect(await screen.findByText('결제가 되지 않았어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '결제하러 가기' }).getAttribute('href')).toBe('/order/payment/O1?payFailure=DECLINED');
});

test('R-ORD-04 a payment that the shop had to end says that the window was closed', async () => {
  const ended: PaymentResult = { ...result('CANCELLED'), failure: { messageCode: 'order.a0014' } };
  await show('/order/payment-complete/O1', { 'GET /orders/:orderCd/pay': ended });
  expect((await screen.findByRole('link', { name: '결제하러 가기' })).getAttribute('href')).toBe('/order/payment/O1?payFailure=EXPIRED');
});

test('R-ORD-04 an order that was cancelled meanwhile is over: what was paid goes back, and nothing can be paid', async () => {
  await show('/order/payment-complete/O1', { 'GET /orders/:orderCd/pay': { ...result('CANCELLED'), state: 'CANCELLED' } });
  expect(await screen.findByText('주문이 취소됐어요')).toBeTruthy();
  expect(screen.getByText(/모두 돌려드려요/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '결제하러 가기' })).toBeNull();
  expect(screen.getByRole('link', { name: '주문 내역' })).toBeTruthy();
});

test.each([
  ['an order that is over', { ...result('CANCELLED'), state: 'CANCELLED' as const }],
  ["another member's order", refusal('ORDER_NOT_FOUND')],
])('LS-15 %s is no longer the order being paid', async (_, answer) => {
  local.set('orderPaymentCd', 'O1');
  await show('/order/payment-complete/O1', { 'GET /orders/:orderCd/pay': answer });
  await waitFor(() => expect(local.get('orderPaymentCd')).toBeNull());
});

test('LS-15 the order being paid in another tab is kept while this one is looked at', async () => {
  local.set('orderPaymentCd', 'O2');
  await show('/order/payment-complete/O1', { 'GET /orders/:orderCd/pay': result('PAID'), 'GET /orders/:orderCd': paidOrder });
  expect(await screen.findByRole('heading', { name: '주문이 완료됐어요' })).toBeTruthy();
  expect(local.get('orderPaymentCd')).toBe('O2');
});

test('R-ORD-04 a refused confirmation is told once and leads to the orders', async () => {
  const { shown } = await show('/order/payment-complete/O1?paymentKey=k3', {
    'POST /orders/:orderCd/pay/confirm': refusal('ORDER_PAYMENT_ERROR'),
  });
  expect(await screen.findByText('결제를 마치지 못했어요')).toBeTruthy();
  expect(shown.errors).toHaveLength(1);
});

test("P-11 another member's order is not found", async () => {
  await show('/order/payment-complete/O9', { 'GET /orders/:orderCd/pay': refusal('ORDER_NOT_FOUND') });
  expect(await screen.findByText('찾으시는 주문이 없어요')).toBeTruthy();
});
