import { screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import OrderDetailScreen from './order-detail.screen';

const show = (order: EndpointMocks['GET /orders/:orderCd'], more: EndpointMocks = {}) =>
  renderScreen(<OrderDetailScreen />, {
    at: '/mypage/order/O1',
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /orders/:orderCd': order, 'GET /orders/:orderCd/tracking': refusal('ORDER_NOT_FOUND'), ...more },
  });

test('R-MY-09 the state stands among five dots, with lines, amounts and address', async () => {
  await show(anOrder({ state: 'SHIP', allowedActions: ['TRACK'], payMethod: 'CARD' }));
  const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(now?.textContent).toBe('배송 중');
  expect(screen.getByText('로즈 판톰')).toBeTruthy();
  expect(screen.getByText('김지수')).toBeTruthy();
  expect(screen.getAllByText('($63.12)')).toHaveLength(2);
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

test('R-MY-09 a claim on a part is named with its state and the way to it, and what went back is told beside what stays paid', async () => {
  await show(
    anOrder({
      state: 'PREP',
      allowedActions: ['CANCEL'],
      payMethod: 'CARD',
      paidAt: '2026-11-21T03:05:00Z',
      claims: [{ claimCd: 'C1', claimType: 'CANCEL', state: 'REFUNDED' }],
      refunded: { payment: 7_040, points: 300 },
    }),
  );
  expect(screen.getByRole('link', { name: /취소\s*환불 완료/ }).getAttribute('href')).toBe('/mypage/order/claim/cancel/O1/C1');
  expect(screen.getByText('−7,040원 ($5.11)')).toBeTruthy();
  expect(screen.getByText('300P')).toBeTruthy();
  expect(screen.getByText('80,000원 ($58.01)')).toBeTruthy();
  expect(screen.getByRole('link', { name: '영수증' }).getAttribute('href')).toBe('/mypage/order/document/receipt/O1');
  expect(screen.queryByRole('link', { name: '거래명세서' })).toBeNull();
});

test('R-MY-09 an order on its way shows its parcels, and a confirmed one the points and the ways to its reviews', async () => {
  const order = anOrder({ state: 'SHIP', allowedActions: ['TRACK'] });
  const shipped = await show(order, {
    'GET /orders/:orderCd/tracking': {
      orderCd: order.orderCd,
      state: 'SHIP',
      shipments: [
        {
          shipmentCd: 'S1',
          carrier: { carrierCd: 'CJ', name: 'CJ대한통운', trackUrl: null },
          invoiceNo: '612345678901',
          lineNos: [1],
          items: [],
          steps: [{ step: 'PICKED_UP', at: '2026-11-21T01:00:00Z' }],
          events: [],
        },
      ],
    },
  });
  expect((await screen.findByText('CJ대한통운 612345678901')).closest('a')?.getAttribute('href')).toBe('/mypage/order/tracking/O1');
  shipped.unmount();
  const [line] = order.lines;
  const lines = line ? [{ ...line, confirmedAt: '2026-11-28T01:00:00Z' }] : [];
  await show(anOrder({ state: 'CONFIRM', allowedActions: [], earnedPoints: 870, lines }));
  expect(screen.getByText('870P를 드렸어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '로즈 판톰 리뷰 쓰기' }).getAttribute('href')).toBe(
    '/review/new?productCd=P0001&orderCd=O1&lineNo=1',
  );
});

describe('R-PUB-06 an order to China for somebody else', () => {
  const LINK = { token: 'O1.x.y', expiresAt: '2026-12-08T03:00:00Z' };
  const awaited = anOrder({ state: 'PREP', allowedActions: ['CANCEL'], recipientDetails: 'AWAITED' });

  test('waits for its recipient: the buyer has the link to give on, and how long it works', async () => {
    const { user } = await show(awaited, { 'GET /orders/:orderCd/real-name-link': LINK });
    const url = `${window.location.origin}/mypage/real-name-form?token=O1.x.y`;
    expect((await screen.findByLabelText<HTMLInputElement>('받는 분께 보낼 링크')).value).toBe(url);
    expect(screen.getByText(/까지 쓸 수 있어요/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '링크 보내기' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  test('a link that does not come is asked for again', async () => {
    let isAway = true;
    const { user } = await show(awaited, {
      'GET /orders/:orderCd/real-name-link': () => (isAway ? refusal('SERVICE_UNAVAILABLE') : LINK),
    });
    expect(await screen.findByText('링크를 만들지 못했어요.')).toBeTruthy();
    isAway = false;
    await user.click(screen.getByRole('button', { name: terms['action.retry'] }));
    expect(await screen.findByLabelText('받는 분께 보낼 링크')).toBeTruthy();
  });

  test('says when the details are there; one that is over says nothing', async () => {
    const { unmount } = await show(anOrder({ state: 'PREP', recipientDetails: 'GIVEN' }));
    expect(screen.getByText('받는 분이 실명 정보를 입력했어요.')).toBeTruthy();
    unmount();
    await show(anOrder({ state: 'REFUND', allowedActions: [], recipientDetails: 'AWAITED' }));
    expect(screen.queryByText('받는 분 실명 정보')).toBeNull();
  });
});
