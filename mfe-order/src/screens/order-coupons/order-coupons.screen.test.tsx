import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import OrderCouponsScreen from './order-coupons.screen';

const [LINE] = anOrder().lines as [Order['lines'][number]];
const coupon = (couponCd: number, name: string, lines: [lineNo: number, discount: number][], held = 1): Order['coupons'][number] => ({
  couponCd,
  name,
  held,
  lines: lines.map(([lineNo, discount]) => ({ lineNo, discount })),
  validTo: '2026-12-01T14:59:59.000Z',
});
const COUPONS = [
  coupon(7, '향수 쿠폰', [
    [1, 5_000],
    [2, 3_000],
  ]),
  coupon(8, '가을 쿠폰', [[2, 2_000]]),
];

/** The order as the server answers it with this choice. */
function withChoice(order: Order, choice: readonly { lineNo: number; couponCd: number }[]): Order {
  const lines = order.lines.map((line) => {
    const couponCd = choice.find(({ lineNo }) => lineNo === line.lineNo)?.couponCd ?? null;
    const worth = order.coupons.find((one) => one.couponCd === couponCd)?.lines.find(({ lineNo }) => lineNo === line.lineNo);
    return { ...line, couponCd, couponDiscount: worth?.discount ?? 0 };
  });
  const couponDiscount = lines.reduce((sum, line) => sum + line.couponDiscount, 0);
  return { ...order, lines, amounts: { ...order.amounts, couponDiscount, payment: order.amounts.goods - couponDiscount } };
}
const ORDER = anOrder({
  lines: [LINE, { ...LINE, lineNo: 2, productNm: '피그' }],
  coupons: COUPONS,
  proposal: {
    choices: [
      { lineNo: 1, couponCd: 7, discount: 5_000 },
      { lineNo: 2, couponCd: 8, discount: 2_000 },
    ],
    discount: 7_000,
    payment: 80_040,
    reason: 'MOST_OFF',
  },
});

async function show(order: Order, endpoints: EndpointMocks = {}) {
  const sent: unknown[] = [];
  const page = await renderScreen(<OrderCouponsScreen />, {
    at: '/order/O1/product-coupons',
    messages,
    session: SIGNED_IN,
    endpoints: {
      'GET /orders/:orderCd': order,
      'PUT /orders/:orderCd/coupons': ({ body }) => {
        const { coupons } = body as { coupons: { lineNo: number; couponCd: number }[] };
        sent.push(coupons);
        return withChoice(order, coupons);
      },
      ...endpoints,
    },
  });
  return { ...page, sent };
}
const group = (name: string) => within(screen.getByRole('group', { name: `오렐르 ${name} 쿠폰` }));
const radio = (name: string, coupon: RegExp) => group(name).getByRole<HTMLInputElement>('radio', { name: coupon });

test('R-ORD-03 each line takes one of the coupons that work on it, and the total follows', async () => {
  const { user, sent } = await show(ORDER);
  expect(group('로즈 판톰').getAllByRole('radio')).toHaveLength(2);
  expect(group('피그').getAllByRole('radio')).toHaveLength(3);
  await user.click(radio('로즈 판톰', /향수 쿠폰/));
  expect(await screen.findByRole('button', { name: '5,000원 ($3.63) 할인 받고 돌아가기' })).toBeTruthy();
  expect(screen.getByText('82,040')).toBeTruthy();
  await user.click(radio('피그', /가을 쿠폰/));
  expect(await screen.findByRole('button', { name: '7,000원 ($5.08) 할인 받고 돌아가기' })).toBeTruthy();
  await user.click(radio('로즈 판톰', /쓰지 않을게요/));
  expect(await screen.findByRole('button', { name: '2,000원 ($1.45) 할인 받고 돌아가기' })).toBeTruthy();
  expect(sent).toEqual([
    [{ lineNo: 1, couponCd: 7 }],
    [
      { lineNo: 1, couponCd: 7 },
      { lineNo: 2, couponCd: 8 },
    ],
    [{ lineNo: 2, couponCd: 8 }],
  ]);
});

test('R-ORD-03 a coupon that is on another line says so, and moves when it is chosen', async () => {
  const { user, sent } = await show(withChoice(ORDER, [{ lineNo: 1, couponCd: 7 }]));
  expect(group('피그').getByText(/지금 ‘로즈 판톰’에 쓰고 있어요/)).toBeTruthy();
  await user.click(radio('피그', /향수 쿠폰/));
  expect(radio('로즈 판톰', /쓰지 않을게요/).checked).toBe(true);
  await waitFor(() => expect(sent).toEqual([[{ lineNo: 2, couponCd: 7 }]]));
});

test('R-ORD-03 one that is held twice serves both lines', async () => {
  const twice = {
    ...ORDER,
    coupons: [
      coupon(
        7,
        '향수 쿠폰',
        [
          [1, 5_000],
          [2, 3_000],
        ],
        2,
      ),
    ],
  };
  const { user, sent } = await show(withChoice(twice, [{ lineNo: 1, couponCd: 7 }]));
  expect(screen.queryByText(/쓰고 있어요/)).toBeNull();
  await user.click(radio('피그', /향수 쿠폰/));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toHaveLength(2);
});

test('GAP-19 the best combination is one press, with its reason', async () => {
  const { user, sent } = await show(ORDER);
  expect(screen.getByText('갖고 계신 쿠폰으로 가장 많이 아끼는 조합이에요.')).toBeTruthy();
  expect(screen.getByText('지금보다 7,000원 ($5.08) 덜 내요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '쿠폰 최적 적용 −7,000원 ($5.08)' }));
  expect(await screen.findByText('지금 가장 저렴하게 고르셨어요')).toBeTruthy();
  expect(sent).toEqual([
    [
      { lineNo: 1, couponCd: 7 },
      { lineNo: 2, couponCd: 8 },
    ],
  ]);
});

test('GAP-19 K-SHIP a coupon that costs the free shipping is advised against', async () => {
  const order = anOrder({
    coupons: [coupon(7, '향수 쿠폰', [[1, 1_000]])],
    lines: [{ ...LINE, couponCd: 7, couponDiscount: 1_000 }],
    proposal: { choices: [], discount: 0, payment: 70_000, reason: 'KEEPS_FREE_SHIPPING' },
    amounts: { ...anOrder().amounts, goods: 70_000, couponDiscount: 1_000, shipping: 4_000, payment: 73_000 },
  });
  const { user, sent } = await show(order);
  expect(screen.getByText(/무료배송을 지키는 편이 더 저렴해요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '쿠폰 쓰지 않기' }));
  await waitFor(() => expect(sent).toEqual([[]]));
});

test('R-ORD-03 a coupon that was used in another tab leaves the list, and the reason is told', async () => {
  let isUsed = false;
  const { user, shown } = await show(ORDER, {
    'GET /orders/:orderCd': () => (isUsed ? { ...ORDER, coupons: COUPONS.slice(1), proposal: null } : ORDER),
    'PUT /orders/:orderCd/coupons': () => {
      isUsed = true;
      return refusal('ORDER_COUPON_UNUSABLE');
    },
  });
  await user.click(radio('로즈 판톰', /향수 쿠폰/));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/향수 쿠폰/)).toBeNull());
  expect(screen.getByText('이 상품에 쓸 수 있는 쿠폰이 없어요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '쿠폰 없이 돌아가기' })).toBeTruthy();
});

test('R-ORD-03 the way back leads to the payment', async () => {
  const { user, address } = await show(ORDER);
  await user.click(screen.getByRole('button', { name: '쿠폰 없이 돌아가기' }));
  expect(address()).toBe('/order/payment/O1');
});

test('R-ORD-03 without a coupon for this order the page says so and leads back', async () => {
  await show(anOrder());
  expect(screen.getByText('이 주문에 쓸 수 있는 쿠폰이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '결제로 돌아가기' }).getAttribute('href')).toBe('/order/payment/O1');
});

test("R-ORD-03 another member's order is not found", async () => {
  await show(ORDER, { 'GET /orders/:orderCd': refusal('ORDER_NOT_FOUND') });
  expect(screen.getByText('찾으시는 주문이 없어요')).toBeTruthy();
});
