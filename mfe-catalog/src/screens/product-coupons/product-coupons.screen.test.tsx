import { screen, waitFor } from '@testing-library/react';
import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCoupon, aProduct } from '../../testing/samples';
import ProductCouponsScreen from './product-coupons.screen';

/** A server that remembers what was downloaded. */
const open = async (coupons: ProductCoupon[], post?: EndpointMocks['POST /coupon']) => {
  const taken: number[] = [];
  const page = await renderScreen(<ProductCouponsScreen />, {
    at: '/product/P0001/coupons',
    messages: { catalog: ko },
    session: { isLogin: true, member: { memCd: 'M1' } as MemberDetails },
    endpoints: {
      'GET /product/:productCd': aProduct(),
      'GET /product/:productCd/coupons': () =>
        coupons.map((coupon) => (taken.includes(coupon.couponCd) ? { ...coupon, state: 'RECEIVED' as const } : coupon)),
      'POST /coupon':
        post ??
        (({ body }) => {
          const { couponCd } = body as { couponCd: number };
          taken.push(couponCd);
          return { couponCd, maxDownloadableCouponCount: 0, receivedCoupon: true };
        }),
    },
  });
  const heard: unknown[] = [];
  page.services.events.subscribe('coupon:downloaded', (news) => heard.push(news));
  return { ...page, taken, heard };
};
const stub = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('R-PRD-02 each coupon says what it is worth, its conditions, and whether it can be had', async () => {
  await open([
    aCoupon(1, { maxDiscount: 20_000, type: 'RATE', value: 15 }),
    aCoupon(2, { state: 'RECEIVED', discount: 0 }),
    aCoupon(3, { state: 'EXHAUSTED', discount: 0 }),
    aCoupon(4, { state: 'NOT_FOR_GRADE', grades: ['GOLD', 'DIAMOND'] }),
  ]);
  expect(stub('쿠폰 1 받기').disabled).toBe(false);
  expect(screen.getByText(/50,000원 \(\$38.46\) 이상 · 최대 20,000원 \(\$15.38\)12월 31일 \(목\)까지/)).toBeTruthy();
  expect([stub('쿠폰 2 받음').disabled, stub('쿠폰 3 소진').disabled, stub('쿠폰 4 등급 전용').disabled]).toEqual([true, true, true]);
  expect(screen.getByText('골드, 다이아몬드 등급만 받을 수 있어요.')).toBeTruthy();
  expect(screen.getByText(/50,000원 \(\$38.46\)부터 쓸 수 있어요/)).toBeTruthy();
  expect(screen.getByText('준비한 쿠폰이 모두 나갔어요.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '쓸 수 있는 상품' })[0]?.getAttribute('href')).toBe('/coupon/1/products');
});

test('R-PRD-02 a press downloads a coupon, which then reads as received', async () => {
  const { user, shown, heard } = await open([aCoupon(1)]);
  await user.dblClick(stub('쿠폰 1 받기'));
  await waitFor(() => expect(stub('쿠폰 1 받음').disabled).toBe(true));
  expect([heard, shown.toasts]).toEqual([[{ couponCds: [1] }], ['쿠폰을 쿠폰함에 넣었어요.']]);
});

test('R-PRD-02 "all" downloads what can be had and passes over the rest; one that fails is told, the others stay', async () => {
  const all = await open([aCoupon(1), aCoupon(2), aCoupon(3, { state: 'EXHAUSTED' })]);
  await all.user.click(stub('모두 받기'));
  await waitFor(() => expect(all.heard).toEqual([{ couponCds: [1, 2] }]));
  expect(all.shown.toasts).toEqual(['쿠폰 2장을 쿠폰함에 넣었어요.']);
  expect(await screen.findByText('받을 수 있는 쿠폰을 모두 받았어요.')).toBeTruthy();
  all.unmount();
  const part = await open([aCoupon(1), aCoupon(2)], ({ body }) =>
    (body as { couponCd: number }).couponCd === 1
      ? refusal('COUPON_SOLD_OUT')
      : { couponCd: 2, maxDownloadableCouponCount: 0, receivedCoupon: true },
  );
  await part.user.click(stub('모두 받기'));
  await waitFor(() => expect([part.heard, part.shown.errors.length]).toEqual([[{ couponCds: [2] }], 1]));
});

test('R-PRD-02 a product without coupons says so', async () => {
  await open([]);
  expect(screen.getByText('쓸 수 있는 쿠폰이 없어요')).toBeTruthy();
});
