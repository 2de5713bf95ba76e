import { screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aMyCoupon, pageOfCoupons } from '../../testing/my-coupons.samples';
import MyCouponsScreen from './my-coupons.screen';

const open = (endpoints: EndpointMocks = {}, options: Pick<RenderScreenOptions, 'after' | 'at'> = {}) =>
  renderScreen(<MyCouponsScreen />, {
    at: '/mypage/my-coupons',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    endpoints: { 'GET /coupons/mine': pageOfCoupons(aMyCoupon(1003)), 'POST /coupons/code': { couponCd: 9, name: '안녕' }, ...endpoints },
    ...options,
  });
const field = () => screen.getByLabelText<HTMLInputElement>('쿠폰 코드');
const press = () => screen.getByRole('button', { name: '받기' });
const tabs = () => within(screen.getByRole('navigation', { name: '쿠폰 나누기' }));

test('R-MY-13 each usable coupon says what it takes off, from which sum, how long, and leads to the products it is for', async () => {
  const { calls } = await open({
    'GET /coupons/mine': pageOfCoupons(
      aMyCoupon(1003),
      aMyCoupon(1009, { type: 'RATE', value: 10, minAmount: 0, maxDiscount: 30_000, grades: ['GOLD', 'DIAMOND'], daysLeft: 0 }),
    ),
  });
  expect(calls).toEqual(['GET /coupons/mine?tab=usable']);
  const [first, second] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(first).toBe('7,000원($5.38)쿠폰 1003향수관 상품에 쓸 수 있어요70,000원 ($53.85) 이상9일 남음 · 12월 2일 (수)까지쓸 수 있는 상품');
  expect(second).toBe(
    '10%쿠폰 1009향수관 상품에 쓸 수 있어요최대 30,000원 ($23.08) · 골드, 다이아몬드 등급오늘까지 · 12월 2일 (수)까지쓸 수 있는 상품',
  );
  expect(screen.getByRole('link', { name: '쓸 수 있는 상품: 쿠폰 1003' }).getAttribute('href')).toBe('/coupon/1003/products');
});

test('R-MY-13 used and expired coupons stand in a tab of their own address, with the day and the order that used them', async () => {
  const { calls } = await open(
    {
      'GET /coupons/mine': pageOfCoupons(
        aMyCoupon(1, { state: 'USED', usedAt: '2026-11-20T03:00:00.000Z', orderCd: 'H-1' as never, daysLeft: 0 }),
        aMyCoupon(2, { state: 'EXPIRED', usableUntil: '2026-11-20T15:00:00.000Z', daysLeft: 0 }),
      ),
    },
    { at: '/mypage/my-coupons?tab=over' },
  );
  expect(calls).toEqual(['GET /coupons/mine?tab=over']);
  expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('사용·만료');
  expect(tabs().getByRole('link', { name: '쓸 수 있는 쿠폰' }).getAttribute('href')).toBe('/mypage/my-coupons');
  expect(screen.getByText('2026.11.20 사용')).toBeTruthy();
  expect(screen.getByText('2026.11.20 기간 종료')).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 보기: 쿠폰 1' }).getAttribute('href')).toBe('/mypage/order/H-1');
  expect(screen.queryByRole('link', { name: /쓸 수 있는 상품/ })).toBeNull();
});

test.each([
  ['/mypage/my-coupons', 'myCoupons.emptyUsable'],
  ['/mypage/my-coupons?tab=over', 'myCoupons.emptyOver'],
] as const)('%s without a coupon says so', async (at, key) => {
  await open({ 'GET /coupons/mine': pageOfCoupons() }, { at });
  expect(screen.getByText(ko[key])).toBeTruthy();
});

test('the list goes on with a press', async () => {
  const { user, calls } = await open({
    'GET /coupons/mine': ({ query }) =>
      query.get('cursor') ? pageOfCoupons(aMyCoupon(2)) : { ...pageOfCoupons(aMyCoupon(1)), nextCursor: 'c1' },
  });
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText('쿠폰 2')).toBeTruthy();
  expect(calls.at(-1)).toBe('GET /coupons/mine?tab=usable&cursor=c1');
});

test('a code brings its coupon: it is sent once, told to all who show coupons, and the field is empty again', async () => {
  const bodies: unknown[] = [];
  const { user, shown, services } = await open({
    'POST /coupons/code': ({ body }) => (bodies.push(body), { couponCd: 1013, name: '안녕, 향로 2,000원' }),
  });
  const heard: unknown[] = [];
  services.events.subscribe('coupon:downloaded', (news) => heard.push(news));
  await user.type(field(), ' hello-hyangro ');
  await user.dblClick(press());
  await waitFor(() => expect(shown.toasts).toEqual(['안녕, 향로 2,000원 쿠폰을 받았어요']));
  expect([bodies, heard, field().value]).toEqual([[{ code: 'HELLO-HYANGRO' }], [{ couponCds: [1013] }], '']);
});

test.each([
  ['COUPON_CODE_UNKNOWN', 'myCoupons.codeUnknown', []],
  ['COUPON_CODE_LIMIT', 'myCoupons.codeLimit', [10]],
  ['COUPON_EXPIRED', 'myCoupons.codeExpired', []],
  ['COUPON_ALREADY_ISSUED', 'myCoupons.codeUsed', []],
  ['COUPON_NOT_FOR_GRADE', 'myCoupons.codeOtherGrade', ['GOLD']],
  ['COUPON_SOLD_OUT', 'myCoupons.codeSoldOut', []],
] as const)('a code refused with %s is told at its field, which gets the focus, and what was typed stays', async (name, key, args) => {
  const { user, shown } = await open({ 'POST /coupons/code': refusal(name, args as never) });
  await user.type(field(), 'NO-SUCH');
  await user.click(press());
  expect(await screen.findByText(ko[key])).toBeTruthy();
  expect([field().value, field().getAttribute('aria-invalid'), document.activeElement]).toEqual(['NO-SUCH', 'true', field()]);
  expect(shown.errors).toEqual([]);
});

test.each([
  [' ', '꼭 적어야 하는 칸이에요.'],
  ['abc', '4자에서 20자까지 적어 주세요.'],
])('the code “%s” is not sent, and that is said at its field', async (typed, words) => {
  const { user, calls } = await open();
  await user.type(field(), typed);
  await user.click(press());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a code that is being typed is still there after a look at another screen', async () => {
  const before = await open();
  await before.user.type(field(), 'HELLO');
  before.unmount();
  await open({}, { after: before });
  expect(field().value).toBe('HELLO');
});
