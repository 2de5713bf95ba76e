import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod';
import { trackingItem, type Shipment, type Tracking, type TrackingItem } from '@hyangro/contracts/order/tracking.contract';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import TrackingScreen from './tracking.screen';

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ productCd: `P000${n}`, salePrice: 1_000 * (n + 1) }) as TrackingItem);
const parcel = (over: Partial<Shipment> = {}): Shipment => ({
  shipmentCd: 'S1',
  carrier: { carrierCd: 'CJ', name: 'CJ대한통운', trackUrl: 'https://carrier.example/612345678901' },
  invoiceNo: '612345678901',
  lineNos: [1],
  items: items(1),
  steps: [
    { step: 'PICKED_UP', at: '2026-11-20T01:00:00Z' },
    { step: 'IN_TRANSIT', at: '2026-11-20T09:00:00Z' },
    { step: 'OUT_FOR_DELIVERY', at: null },
    { step: 'DELIVERED', at: null },
  ],
  events: [
    { at: '2026-11-20T09:00:00Z', place: '대전', text: '물류센터를 지났어요' },
    { at: '2026-11-20T01:00:00Z', place: '서울', text: '상품을 받았어요' },
  ],
  ...over,
});
const show = (shipments: Shipment[], order: Partial<Order> = {}, sent: EndpointMocks['POST /tracking-items'] = undefined) => {
  const shipped = anOrder({ state: 'SHIP', allowedActions: ['TRACK'], ...order });
  const tracking: Tracking = { orderCd: shipped.orderCd, state: shipped.state, shipments };
  return renderScreen(<TrackingScreen />, {
    at: '/mypage/order/tracking/O1',
    messages,
    session: SIGNED_IN,
    endpoints: {
      'GET /orders/:orderCd/tracking': tracking,
      'GET /orders/:orderCd': shipped,
      'POST /tracking-items': sent ?? (() => undefined),
    },
  });
};
const sentItems = z.object({ items: z.array(trackingItem) });
const told = (calls: readonly string[]) => calls.filter((call) => call === 'POST /tracking-items').length;

test('R-MY-05 the parcel stands at its step, with carrier, waybill, what is in it and the way so far, newest first', async () => {
  await show([parcel()]);
  const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(now?.textContent).toBe('이동 중');
  expect(screen.getByText('CJ대한통운')).toBeTruthy();
  expect(screen.getByText('612345678901')).toBeTruthy();
  expect(screen.getByRole('link', { name: '택배사에서 보기' }).getAttribute('href')).toBe('https://carrier.example/612345678901');
  expect(screen.getByText('로즈 판톰')).toBeTruthy();
  const words = screen.getAllByText(/물류센터를 지났어요|상품을 받았어요/).map((event) => event.textContent);
  expect(words).toEqual(['물류센터를 지났어요', '상품을 받았어요']);
});

test('R-MY-05 the waybill number is copied by a press', async () => {
  const { user, shown } = await show([parcel()]);
  await user.click(screen.getByRole('button', { name: '운송장 번호 복사' }));
  expect(await navigator.clipboard.readText()).toBe('612345678901');
  expect(shown.toasts).toEqual(['복사했어요.']);
});

test('R-MY-05 before the order is sent the screen says so, and a cancelled order has nothing to send', async () => {
  const ready = await show([], { state: 'PREP' });
  expect(screen.getByText('아직 보내기 전이에요')).toBeTruthy();
  expect(told(ready.calls)).toBe(0);
  ready.unmount();
  await show([], { state: 'REFUND', allowedActions: [] });
  expect(screen.getByText('보낼 상품이 없는 주문이에요')).toBeTruthy();
});

test('K-TRK E-23 seven goods on their way are told in three calls of 3, 3 and 1, once a view', async () => {
  const bodies: TrackingItem[][] = [];
  const shipments = [parcel({ items: items(4) }), parcel({ shipmentCd: 'S2', invoiceNo: '612345678902', items: items(3) })];
  const { services } = await show(shipments, {}, ({ body }) => void bodies.push(sentItems.parse(body).items));
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies.map((batch) => batch.length)).toEqual([3, 3, 1]);
  expect(bodies.flat()).toEqual([...items(4), ...items(3)]);
  await services.queryClient.refetchQueries();
  expect(bodies).toHaveLength(3);
});

test('R-MY-05 when the shop cannot be told, the parcel is shown all the same', async () => {
  const { shown } = await show([parcel()], {}, refusal('TOO_MANY_REQUESTS'));
  expect(screen.getByText('CJ대한통운')).toBeTruthy();
  expect(shown.toasts).toEqual([]);
});
