import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aList } from '../../testing/samples';
import { watchSight } from '../../testing/sight';
import { couponProductsHead } from './coupon-products.head';
import CouponProductsScreen from './coupon-products.screen';

const coupon = {
  couponCd: 7,
  name: '향수관 15%',
  conditions: '70,000원 이상 살 때',
  endsOn: '2026-12-31',
  canDownload: true,
  isReceived: false,
};
const list = (over: Partial<typeof coupon> = {}): EndpointMocks => ({
  'GET /coupon/:couponCd/products': { ...aList({ items: [aCard()], totalCount: 1 }), coupon: { ...coupon, ...over } },
});
const member = { isLogin: true, member: null };
beforeEach(watchSight);

const open = (endpoints: EndpointMocks, at = '/coupon/7/products', isLogin = true) =>
  renderScreen(<CouponProductsScreen />, { at, messages: { catalog: ko }, endpoints, ...(isLogin && { session: member }) });
const headOf = (services: Parameters<typeof couponProductsHead>[0]['services'], couponCd = '7') =>
  couponProductsHead({ services, params: { couponCd }, searchParams: new URLSearchParams() });

test('R-HOM-13 a coupon shows when it works, and exactly its products', async () => {
  const { services, calls } = await open(list());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('향수관 15%');
  expect(screen.getByText('70,000원 이상 살 때')).toBeTruthy();
  expect(screen.getByText(/12월 31일.*까지/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(calls).toEqual(['GET /coupon/7/products']);
  expect(headOf(services)).toMatchObject({ description: coupon.conditions, canonical: '/coupon/7/products' });
});

test('R-HOM-13 the coupon can be taken there, once', async () => {
  const { user, calls, shown } = await open({
    ...list(),
    'POST /coupon': { couponCd: 7, maxDownloadableCouponCount: 0, receivedCoupon: true },
  });
  await user.click(screen.getByRole('button', { name: '향수관 15% 받기' }));
  expect(await screen.findByText('받음')).toBeTruthy();
  expect(calls).toContain('POST /coupon');
  expect(shown.toasts).toHaveLength(1);
});

test('R-HOM-13 a coupon that the member has says so, one that is gone cannot be taken', async () => {
  const { unmount } = await open(list({ isReceived: true, canDownload: false }));
  expect(screen.getByText('받음')).toBeTruthy();
  unmount();
  await open(list({ canDownload: false }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '향수관 15% 소진' }).disabled).toBe(true);
});

test('R-HOM-13 a visitor who wants the coupon logs in first and comes back', async () => {
  const { user, shown, calls } = await open(list(), '/coupon/7/products', false);
  await user.click(screen.getByRole('button', { name: '향수관 15% 받기' }));
  expect(shown.loginTargets).toEqual([{ toName: 'CouponProducts', params: { couponCd: 7 } }]);
  expect(calls).not.toContain('POST /coupon');
});

test.each([
  ['an unknown coupon', refusal('COUPON_NOT_FOUND'), '없는 쿠폰이에요', { status: 404, noIndex: true }],
  ['a coupon that has ended', refusal('COUPON_EXPIRED'), '끝난 쿠폰이에요', { noIndex: true }],
])('R-HOM-13 %s is stated', async (_, answer, title, head) => {
  const { services } = await open({ 'GET /coupon/:couponCd/products': answer });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(headOf(services)).toMatchObject(head);
});

test('R-HOM-13 a code that is no number is an unknown coupon', async () => {
  const { calls } = await open(list(), '/coupon/abc/products');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('없는 쿠폰이에요'));
  expect(calls).toEqual([]);
});
