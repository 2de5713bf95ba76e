import { act, screen, within } from '@testing-library/react';
import type { CouponDisplayItem } from '@hyangro/contracts/layout/layout.contract';
import type { EndpointMocks, RenderScreenOptions } from '@hyangro/testing';
import { refusal } from '@hyangro/testing';
import { aCoupon, aDisplay, aLayout, allCoupons } from '../../testing/samples';
import { showLayout, standInBrowser } from '../../testing/show-layout';

beforeEach(() => {
  standInBrowser();
  Element.prototype.scrollIntoView = jest.fn();
});

const MEMBER: RenderScreenOptions = { session: { isLogin: true, member: null } };
const TAKEN = '쿠폰을 쿠폰함에 넣었어요.';

/** A page with one block of coupons for each list. */
const show = (blocks: CouponDisplayItem[][], options: RenderScreenOptions = MEMBER) =>
  showLayout(
    aLayout({
      displays: blocks.map((_, n) => aDisplay({ seq: n + 1, displayCd: 17, title: `쿠폰 ${n + 1}` })),
      couponDisplayItems: blocks.flatMap((coupons, n) => coupons.map((coupon) => ({ ...coupon, displaySeq: n + 1 }))),
    }),
    options,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const all = () => screen.queryByRole('button', { name: '쿠폰 모두 받기' });
const answer = (couponCd: number, maxDownloadableCouponCount: number) => ({ couponCd, maxDownloadableCouponCount, receivedCoupon: true });
/** A call that is answered when the test says so. */
function held<K extends keyof EndpointMocks>(value: EndpointMocks[K]) {
  let let_go = () => undefined as void;
  const wait = new Promise<void>((resolve) => (let_go = resolve));
  return { mock: (async () => (await wait, value)) as EndpointMocks[K], answer: () => act(async () => let_go()) };
}

const THREE = [
  aCoupon({ seq: 1, couponCd: 1, name: '받을 것', maxDownloadableCouponCount: 2 }),
  aCoupon({ seq: 2, couponCd: 2, name: '받은 것', maxDownloadableCouponCount: 0, receivedCoupon: true }),
  aCoupon({ seq: 3, couponCd: 3, name: '나간 것', maxDownloadableCouponCount: 0 }),
  aCoupon({ seq: 4, couponCd: 4, name: '표시 999', maxDownloadableCouponCount: 999, receivedCoupon: true }),
];

test('D-17 ST-CPN-03 ST-CPN-04 ST-CPN-05 ST-CPN-06 TRAP-02 a member reads of each coupon whether it can be had', async () => {
  await show([THREE]);
  expect([button('받을 것 받기').disabled, button('받은 것 받음').disabled]).toEqual([false, true]);
  expect([button('나간 것 소진').disabled, button('표시 999 소진').disabled]).toEqual([true, true]);
});

test('D-17 ST-CPN-02 TRAP-02 a visitor may press every coupon, whatever its count', async () => {
  await show([THREE], {});
  expect(THREE.map(({ name }) => button(`${name} 받기`).disabled)).toEqual([false, false, false, false]);
});

test('D-17 a ticket says what it is worth, its sums, its last day, how many are left and for whom it is', async () => {
  await show([
    [
      aCoupon({ maxDownloadableCouponCount: 3, grades: ['GOLD', 'DIAMOND'] }),
      aCoupon({
        seq: 2,
        couponCd: 2,
        name: '배송비만큼',
        type: 'AMOUNT',
        value: 4_000,
        minAmount: 0,
        maxDiscount: null,
        fileUrl: '/m.webp',
      }),
    ],
  ]);
  const [rate, amount] = screen.getAllByRole('listitem');
  for (const words of ['10%', '40,000원 ($30.77) 이상 · 최대 10,000원 ($7.69)', '12월 2일', '3장 남았어요', '골드, 다이아몬드 등급 전용'])
    expect(rate?.textContent).toContain(words);
  expect(amount?.textContent).toContain('4,000원');
  expect(amount?.textContent).not.toMatch(/이상|최대|남았어요|전용/);
  expect([rate?.querySelector('img'), amount?.querySelector('img')?.getAttribute('src')]).toEqual([null, '/m.webp']);
});

test('ST-CPN-01 API-12 a coupon that came counts down in every block that shows it, the member is told, and nothing is read again', async () => {
  const published = jest.fn();
  const coupon = aCoupon({ couponCd: 7, name: '세 장', maxDownloadableCouponCount: 3 });
  const { user, calls, shown, services } = await show([[coupon], [coupon, aCoupon({ couponCd: 8, seq: 2, name: '다른 것' })]], {
    ...MEMBER,
    endpoints: { 'POST /coupon': answer(7, 2) },
  });
  services.events.subscribe('coupon:downloaded', published);
  await user.click(screen.getAllByRole('button', { name: '세 장 받기' })[0] as HTMLElement);
  expect(screen.getAllByText(/2장 남았어요/)).toHaveLength(2);
  expect(shown.toasts).toEqual([TAKEN]);
  expect(calls).toEqual(['GET /main/layouts/MAIN', 'POST /coupon']);
  expect(published).toHaveBeenCalledWith({ couponCds: [7] });
  expect(button('다른 것 받기').disabled).toBe(false);
});

test('ST-CPN-01 the last one of a coupon is downloaded after it, and pressed twice it is asked for once', async () => {
  const slow = held<'POST /coupon'>(answer(1004, 0));
  const { user, calls } = await show([[aCoupon()]], { ...MEMBER, endpoints: { 'POST /coupon': slow.mock } });
  await user.dblClick(button('스킨케어 10% 받기'));
  expect(button('스킨케어 10% 받기').getAttribute('aria-busy')).toBe('true');
  await slow.answer();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '스킨케어 10% 받음' })).disabled).toBe(true);
  expect(calls.filter((call) => call === 'POST /coupon')).toHaveLength(1);
});

test('ST-CPN-08 ERR-CPN-1 a download that fails changes nothing and tells nobody but the log, once', async () => {
  const coupons = [aCoupon({ maxDownloadableCouponCount: 3 }), allCoupons()];
  const { user, calls, shown } = await show([coupons], {
    ...MEMBER,
    endpoints: { 'POST /coupon': refusal('SERVICE_UNAVAILABLE'), 'GET /coupon/promotion/:layoutCd': refusal('SERVICE_UNAVAILABLE') },
  });
  const before = screen.getByRole('region').textContent;
  await user.click(button('스킨케어 10% 받기'));
  expect(shown.tracked).toEqual(['coupon.download_failed']);
  await user.click(button('쿠폰 모두 받기'));
  expect(shown.tracked).toHaveLength(2);
  expect([shown.alerts, shown.toasts, shown.errors]).toEqual([[], [], []]);
  expect(screen.getByRole('region').textContent).toBe(before);
  expect(calls).toEqual(['GET /main/layouts/MAIN', 'POST /coupon', 'GET /coupon/promotion/MAIN']);
});

test('ST-CPN-05 ERR-CPN-2 a coupon that somebody else took first is read anew, in silence, and says that it is exhausted', async () => {
  let count = 1;
  const { user, shown } = await show([], {
    ...MEMBER,
    endpoints: {
      'GET /main/layouts/:layoutCd': () =>
        aLayout({ displays: [aDisplay({ displayCd: 17 })], couponDisplayItems: [aCoupon({ maxDownloadableCouponCount: count })] }),
      'POST /coupon': () => {
        count = 0;
        return refusal('COUPON_SOLD_OUT');
      },
    },
  });
  await user.click(button('스킨케어 10% 받기'));
  expect(await screen.findByRole('button', { name: '스킨케어 10% 소진' })).toBeTruthy();
  expect([shown.alerts, shown.toasts, shown.errors, shown.tracked]).toEqual([[], [], [], ['coupon.download_failed']]);
});

test('a session that ended meanwhile is told as everywhere', async () => {
  const { user, shown } = await show([[aCoupon()]], { ...MEMBER, endpoints: { 'POST /coupon': refusal('LOGIN_REQUIRED') } });
  await user.click(button('스킨케어 10% 받기'));
  expect([shown.errors.length, shown.tracked]).toEqual([1, []]);
});

test('ST-CPN-07 API-13 all coupons come at one press, and all are downloaded after it', async () => {
  const coupons = [aCoupon({ couponCd: 1, name: '하나' }), aCoupon({ seq: 2, couponCd: 2, name: '둘', maxDownloadableCouponCount: 3 })];
  const slow = held<'GET /coupon/promotion/:layoutCd'>([answer(1, 0), answer(2, 0)]);
  const { user, calls, shown } = await show([[...coupons, allCoupons()]], {
    ...MEMBER,
    endpoints: { 'GET /coupon/promotion/:layoutCd': slow.mock },
  });
  await user.dblClick(button('쿠폰 모두 받기'));
  await slow.answer();
  expect(await screen.findByRole('button', { name: '하나 받음' })).toBeTruthy();
  expect([button('하나 받음').disabled, button('둘 받음').disabled, all()]).toEqual([true, true, null]);
  expect(shown.toasts).toEqual(['받을 수 있는 쿠폰을 모두 쿠폰함에 넣었어요.']);
  expect(calls.filter((call) => call === 'GET /coupon/promotion/MAIN')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '받은 쿠폰 보기' }));
});

test('ST-CPN-07 the button for all is there while any coupon of the page can be had, in whichever block', async () => {
  const gone = aCoupon({ couponCd: 2, maxDownloadableCouponCount: 0 });
  const { unmount } = await show([[gone, allCoupons()], [aCoupon()]]);
  expect(all()).not.toBeNull();
  unmount();
  await show([[gone, allCoupons()]]);
  expect(all()).toBeNull();
});

test('ST-CPN-07 a visitor sees the button for all, and without its item there is none', async () => {
  const { unmount } = await show([[aCoupon({ maxDownloadableCouponCount: 0 }), allCoupons()]], {});
  expect(all()).not.toBeNull();
  unmount();
  await show([[aCoupon()]], {});
  expect(all()).toBeNull();
});

test('P-03 a visitor who presses is sent to Login, nothing is asked for, and the member finds the coupon in sight and not taken', async () => {
  const blocks = [[aCoupon({ couponCd: 1, name: '하나' })], [aCoupon({ couponCd: 2, name: '둘' }), allCoupons()]];
  const page = await show(blocks, {});
  await page.user.click(button('둘 받기'));
  expect(page.shown.loginTargets).toHaveLength(1);
  expect(page.calls).toEqual(['GET /main/layouts/MAIN']);
  page.unmount();

  const session = { isLogin: true, member: null };
  const after = {
    ...page,
    services: { ...page.services, session: { ...page.services.session, get: () => session, getInitial: () => session } },
  };
  const { calls } = await show(blocks, { after });
  const second = within(screen.getAllByRole('region')[1] as HTMLElement);
  expect(document.activeElement).toBe(second.getByRole('button', { name: '둘 받기' }));
  expect(calls.filter((call) => call.includes('coupon'))).toEqual([]);
});
