import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, aCartItem, aSummary, anOrder, anOrderPage, messages } from '../../testing/samples';
import OrdersScreen from './orders.screen';

const show = (tab: string, list: EndpointMocks['GET /orders'], more: EndpointMocks = {}) =>
  renderScreen(<OrdersScreen />, {
    at: `/mypage/order/orders/${tab}`,
    messages,
    session: SIGNED_IN,
    confirm: true,
    endpoints: { 'GET /orders': list, ...more },
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

test('R-MY-04 an unknown tab corrects its address, and each tab says how many orders it has', async () => {
  const { address } = await show('nonsense', {
    ...anOrderPage([aSummary('O1')]),
    counts: { all: 3, ready: 2, shipping: 0, done: 1, claim: 0 },
  });
  await waitFor(() => expect(address()).toBe('/mypage/order/orders/all'));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['전체 3', '준비 2', '배송 중', '완료 1', '취소·반품']);
});

test('R-MY-04 ST-ORD-03 each order offers what may be done with it now, and nothing else', async () => {
  await show(
    'all',
    anOrderPage([
      aSummary('O1'),
      aSummary('O2', { state: 'PREP', allowedActions: ['CANCEL'] }),
      aSummary('O3', { state: 'SHIP', allowedActions: ['TRACK'] }),
      aSummary('O4', { state: 'DELIV', allowedActions: ['RETURN', 'CONFIRM', 'TRACK'] }),
      aSummary('O5', { state: 'CONFIRM', allowedActions: ['TRACK'] }),
      aSummary('O6', { state: 'REFUND', allowedActions: [] }),
    ]),
  );
  const offered = (code: string) => {
    const card = screen.getByText(code).closest('li');
    if (!card) throw new Error(`${code} is not listed`);
    const ways = within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')] as const);
    const buttons = within(card)
      .queryAllByRole('button')
      .map((button) => button.textContent);
    return [...ways.filter(([, href]) => !/^\/(product\/|mypage\/order\/O)/.test(href ?? '')).map((way) => way.join(' ')), ...buttons];
  };
  expect(offered('O1')).toEqual(['결제하기 /order/payment/O1', '주문 취소']);
  expect(offered('O2')).toEqual(['주문 취소 /mypage/order/claim/cancel/O2', '다시 담기']);
  expect(offered('O3')).toEqual(['배송 조회 /mypage/order/tracking/O3', '다시 담기']);
  expect(offered('O4')).toEqual([
    '배송 조회 /mypage/order/tracking/O4',
    '반품하기 /mypage/order/claim/return/O4',
    '구매 확정',
    '다시 담기',
  ]);
  expect(offered('O5')).toEqual([
    '배송 조회 /mypage/order/tracking/O5',
    '리뷰 쓰기 /review/new?productCd=P0001&orderCd=O5&lineNo=1',
    '다시 담기',
  ]);
  expect(offered('O6')).toEqual(['다시 담기']);
});

test('R-MY-04 an unpaid order is given up after a question, and the list is asked again', async () => {
  let isCancelled = false;
  const { user, shown, calls } = await show(
    'all',
    () => anOrderPage([aSummary('O1', isCancelled ? { state: 'CANCELLED', allowedActions: [] } : {})]),
    {
      'POST /orders/:orderCd/cancel': () => {
        isCancelled = true;
        return anOrder({ state: 'CANCELLED', allowedActions: [] });
      },
    },
  );
  await user.click(screen.getByRole('button', { name: '주문 취소' }));
  expect(shown.confirms).toEqual(['아직 결제하지 않은 주문이에요. 취소할까요?']);
  expect(calls).toContain('POST /orders/O1/cancel');
  await waitFor(() => expect(screen.queryByRole('link', { name: '결제하기' })).toBeNull());
  expect(shown.toasts).toEqual(['주문을 취소했어요.']);
});

const { productCd } = aCartItem();

test('GAP-16 what an order had is put into the cart again, and each line says what became of it', async () => {
  const line = { lineNo: 1, productCd, productNm: '로즈 판톰', optionNm: null, imgMainUrl: '/a.webp', salePrice: 10_000 };
  const { user, shown, calls } = await show('all', anOrderPage([aSummary('O1', { state: 'CONFIRM', allowedActions: ['TRACK'] })]), {
    'POST /orders/:orderCd/reorder': {
      count: 1,
      lines: [
        { ...line, wanted: 2, inCart: 1, priceNow: 12_000, refusal: { messageCode: 'order.a0005', args: ['로즈 판톰', 1] } },
        { ...line, lineNo: 2, wanted: 1, inCart: 0, priceNow: null, refusal: { messageCode: 'order.a0015', args: [] } },
      ],
    },
  });
  await user.click(screen.getByRole('button', { name: '다시 담기' }));
  const sheet = await screen.findByRole('dialog', { name: '살 수 있는 것만 담았어요' });
  expect(within(sheet).getByText('2개 가운데 1개 담김')).toBeTruthy();
  expect(within(sheet).getByText('지금 12,000원 ($9.23), 그때 10,000원 ($7.69)')).toBeTruthy();
  expect(within(sheet).getByText('지금은 팔지 않아요')).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: '장바구니 보기' }).getAttribute('href')).toBe('/order/cart');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /orders/O1/reorder']);
  expect(shown.toasts).toEqual([]);
});
