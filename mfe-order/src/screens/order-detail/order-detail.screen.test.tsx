import { screen } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import OrderDetailScreen from './order-detail.screen';

const show = (order: EndpointMocks['GET /orders/:orderCd']) =>
  renderScreen(<OrderDetailScreen />, {
    at: '/mypage/order/O1',
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /orders/:orderCd': order },
  });

test('R-MY-09 the state stands among five dots, with lines, amounts and address', async () => {
  await show(anOrder({ state: 'SHIP', allowedActions: ['TRACK'], payMethod: 'CARD' }));
  const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(now?.textContent).toBe('배송 중');
  expect(screen.getByText('로즈 판톰')).toBeTruthy();
  expect(screen.getByText('김지수')).toBeTruthy();
  expect(screen.getByText('($63.12)')).toBeTruthy();
});

test('R-MY-09 only what may be done now is offered', async () => {
  const shipped = await show(anOrder({ state: 'SHIP', allowedActions: ['TRACK'] }));
  expect(screen.queryByRole('link', { name: '결제하기' })).toBeNull();
  shipped.unmount();
  await show(anOrder());
  expect(screen.getByRole('link', { name: '결제하기' }).getAttribute('href')).toBe('/order/payment/O1');
});

test('R-MY-09 a claim leaves the dots and says its state', async () => {
  await show(anOrder({ state: 'RETURN_RECV', allowedActions: [] }));
  expect(screen.getByRole('heading', { name: '반품 접수' })).toBeTruthy();
  expect(screen.queryByText('입금 대기')).toBeNull();
});

test("P-11 another member's order is not found", async () => {
  await show(refusal('ORDER_NOT_FOUND'));
  expect(screen.getByText('찾으시는 주문이 없어요')).toBeTruthy();
});
