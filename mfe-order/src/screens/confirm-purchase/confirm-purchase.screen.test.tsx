import { screen } from '@testing-library/react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, aSummary, anOrder, anOrderPage, messages } from '../../testing/samples';
import ConfirmPurchaseScreen from './confirm-purchase.screen';

const delivered = aSummary('O1', { state: 'DELIV', allowedActions: ['RETURN', 'CONFIRM', 'TRACK'], confirmsOn: '2026-11-28' });
const AT = '2026-11-25T02:00:00Z';
const linesOf = (...confirmedAts: (string | null)[]) =>
  confirmedAts.map((confirmedAt, at) => ({ ...line, lineNo: at + 1, productNm: `${line.productNm} ${at + 1}`, confirmedAt }));
const [line] = anOrder().lines as [Order['lines'][number]];
const confirmed = aSummary('O1', { state: 'CONFIRM', allowedActions: ['TRACK'], earnedPoints: 870, lines: [{ ...line, confirmedAt: AT }] });

const show = (list: EndpointMocks['GET /orders'], more: EndpointMocks = {}) =>
  renderScreen(<ConfirmPurchaseScreen />, {
    at: '/mypage/confirm-purchase',
    messages,
    session: SIGNED_IN,
    confirm: true,
    endpoints: { 'GET /orders': list, ...more },
  });

test('R-MY-11 what has arrived waits with its points and the day it confirms itself; confirming tells the points and opens the review', async () => {
  let isConfirmed = false;
  const { user, shown, calls } = await show(() => anOrderPage([isConfirmed ? confirmed : delivered]), {
    'POST /orders/:orderCd/confirm': () => {
      isConfirmed = true;
      return anOrder({ state: 'CONFIRM', allowedActions: ['TRACK'], earnedPoints: 870 });
    },
  });
  expect(screen.getByText('확정하면 870P')).toBeTruthy();
  expect(screen.getByText('11월 28일 (토) 자동 확정')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '구매 확정' }));
  expect(shown.confirms).toEqual(['잘 받으셨나요? 확정하면 870P를 드리고, 반품은 할 수 없어요.']);
  const review = await screen.findByRole('link', { name: '로즈 판톰 리뷰 쓰기' });
  expect(review.getAttribute('href')).toBe('/review/new?productCd=P0001&orderCd=O1&lineNo=1');
  expect(shown.toasts).toEqual(['구매를 확정했어요. 870P를 드렸어요.']);
  expect(screen.getByText('870P 적립')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '구매 확정' })).toBeNull();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /orders/O1/confirm']);
});

test('R-MY-11 one line of several is confirmed alone: its points are told, its review opens, the others still wait', async () => {
  const lines = linesOf(null, null);
  const sent: unknown[] = [];
  let isConfirmed = false;
  const { user, shown } = await show(
    () => anOrderPage([{ ...delivered, lines: isConfirmed ? linesOf(AT, null) : lines, earnedPoints: isConfirmed ? 435 : 0 }]),
    {
      'POST /orders/:orderCd/lines/confirm': ({ body }) => {
        sent.push(body);
        isConfirmed = true;
        return anOrder({ state: 'DELIV', allowedActions: ['RETURN', 'CONFIRM', 'TRACK'], earnedPoints: 435 });
      },
    },
  );
  expect(screen.queryByRole('link', { name: /리뷰 쓰기/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '로즈 판톰 1, 이 상품만 구매 확정' }));
  expect(shown.confirms).toEqual(['로즈 판톰 1, 잘 받으셨나요? 확정하면 포인트를 드리고, 이 상품은 반품할 수 없어요.']);
  expect(await screen.findByRole('link', { name: '로즈 판톰 1 리뷰 쓰기' })).toBeTruthy();
  expect([sent, shown.toasts]).toEqual([[{ lineNos: [1] }], ['구매를 확정했어요. 435P를 드렸어요.']]);
  // The last one is confirmed with its order, for what is left of the points.
  expect(screen.queryByRole('button', { name: /이 상품만/ })).toBeNull();
  expect(screen.getByText('확정하면 435P')).toBeTruthy();
  expect(screen.getByRole('button', { name: '구매 확정' })).toBeTruthy();
});

test('R-MY-11 an order with an open claim waits for nothing, and cannot be confirmed', async () => {
  await show(anOrderPage([{ ...delivered, allowedActions: ['TRACK'], confirmsOn: null }]));
  expect(screen.getByText('지금 확정할 주문은 없어요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '구매 확정' })).toBeNull();
});

test('R-MY-11 without a delivered order the screen says so', async () => {
  await show(anOrderPage([]));
  expect(screen.getByText('확정할 주문이 없어요')).toBeTruthy();
});
