import { screen, waitFor } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, aSummary, anOrderPage, messages } from '../../testing/samples';
import OrdersScreen from './orders.screen';

const show = (tab: string, list: EndpointMocks['GET /orders']) =>
  renderScreen(<OrdersScreen />, {
    at: `/mypage/order/orders/${tab}`,
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /orders': list },
  });
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
    takeRecords() {
      return [];
    }
  } as never;
});

test('R-MY-04 the tab of the address is asked for, an unknown one shows all', async () => {
  const shipping = await show('shipping', anOrderPage([]));
  expect(shipping.calls).toEqual(['GET /orders?tab=shipping']);
  expect(screen.getByText('배송 중인 주문이 없어요')).toBeTruthy();
  shipping.unmount();
  const unknown = await show('nonsense', anOrderPage([]));
  expect(unknown.calls).toEqual(['GET /orders?tab=all']);
  expect(screen.getByRole('tab', { name: '전체' }).getAttribute('aria-selected')).toBe('true');
});

test('R-MY-04 a tab is an address', async () => {
  const { user, address } = await show('all', anOrderPage([]));
  await user.click(screen.getByRole('tab', { name: '취소·반품' }));
  await waitFor(() => expect(address()).toBe('/mypage/order/orders/claim'));
});

test('R-MY-04 the list is paged', async () => {
  const { user, calls } = await show('all', ({ query }) =>
    query.get('cursor') ? anOrderPage([aSummary('O2')]) : anOrderPage([aSummary('O1')], 'c1'),
  );
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  expect(await screen.findByText('O2')).toBeTruthy();
  expect(calls[1]).toBe('GET /orders?tab=all&cursor=c1');
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test('R-MY-04 only an order that waits for payment offers to pay', async () => {
  await show('all', anOrderPage([aSummary('O1'), aSummary('O2', { state: 'SHIP', allowedActions: ['TRACK'] })]));
  expect(screen.getAllByRole('link', { name: '결제하기' }).map((link) => link.getAttribute('href'))).toEqual(['/order/payment/O1']);
});
