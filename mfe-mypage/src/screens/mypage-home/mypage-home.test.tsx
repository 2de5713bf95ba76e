import { screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { gradeRatio } from './grade-ratio';
import MyPageHomeScreen from './mypage-home.screen';

const home = {
  memCd: 'M0001',
  nickname: '지수의서랍',
  avatarSeed: 'M0001',
  photoUrl: null as string | null,
  grade: 'SILVER' as const,
  gradeProgress: { spentWon: 450_000, nextGrade: 'GOLD' as const, nextFromWon: 600_000 },
  earnRatePercent: 1.5,
  oneOrderMore: { won: 150_000, points: 2_250, grade: 'GOLD' as 'GOLD' | null },
  points: 4850,
  couponCount: 3,
  ticketCount: 4,
  zzimCount: 7,
  reviewCount: 2,
  rewardAwaitsEmail: false,
  orderCounts: { WAIT: 4, PREP: 1, SHIP: 2, DELIV: 3, CONFIRM: 5, CLAIM: 6 },
};
const messages = { mypage: ko, terms };

const open = (numbers: typeof home = home) =>
  renderScreen(<MyPageHomeScreen />, { at: '/mypage', endpoints: { 'GET /member/home': numbers }, messages });

test.each(['NEW', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND'] as const)('R-MY-01 GEN-12 my page names the grade %s', async (grade) => {
  await open({ ...home, grade: grade as typeof home.grade, gradeProgress: { ...home.gradeProgress, nextGrade: 'BRONZE' as 'GOLD' } });
  const card = screen.getByText('지수의서랍님').parentElement;
  expect(within(card as HTMLElement).getByText(terms[`grade.${grade}`])).toBeTruthy();
});

test('R-MY-01 GEN-12 my page shows what the grade earns and the way to the next, points, coupons and tickets, each with its way on', async () => {
  await open();
  expect(screen.getByText('150,000원 ($115.38) 더 확정하면 골드 등급이에요')).toBeTruthy();
  expect(screen.getByText('구매 확정 금액의 1.5%를 적립해 드려요')).toBeTruthy();
  for (const [name, to] of [
    ['포인트 4,850P', '/mypage/point'],
    ['쿠폰 3장', '/mypage/my-coupons'],
    ['래플 티켓 4장', '/mypage/tickets'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

test('R-MY-01 GEN-13 my page says what one order more would bring, and the grade only where it leads up to it', async () => {
  const { unmount } = await open();
  expect(screen.getByText('150,000원 ($115.38) 주문을 한 번 더 확정하면 2,250P, 그리고 골드 등급')).toBeTruthy();
  unmount();
  await open({ ...home, oneOrderMore: { won: 70_000, points: 1_050, grade: null } });
  expect(screen.getByText('70,000원 ($53.85) 주문을 한 번 더 확정하면 1,050P')).toBeTruthy();
});

test('R-MY-03 my page shows the member’s own photo', async () => {
  const { container } = await open({ ...home, photoUrl: '/api/profile-photos/U1.jpg' });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/profile-photos/U1.jpg');
});

test.each([
  ['orderState.s0001', '4', 'ready'],
  ['orderState.s0002', '1', 'ready'],
  ['orderState.s0003', '2', 'shipping'],
  ['orderState.s0004', '3', 'done'],
  ['orderState.s0005', '5', 'done'],
] as const)('R-MY-01 my page counts the orders in state %s and leads to them', async (state, count, tab) => {
  await open();
  const link = screen.getByRole('link', { name: `${count} ${terms[state]}` });
  expect(link.getAttribute('href')).toBe(`/mypage/order/orders/${tab}`);
});

test('R-MY-01 my page links to what belongs to the member, with numbers where there are some', async () => {
  await open();
  for (const [name, to] of [
    ['찜한 상품 7', '/mypage/products'],
    ['내 리뷰 2', '/mypage/reviews/writable'],
    ['취소·반품 6', '/mypage/order/claim'],
    ['구매 확정', '/mypage/confirm-purchase'],
    ['래플', '/raffles'],
    ['친구 초대', '/mypage/profile#invite'],
    ['회원 정보', '/mypage/member-info'],
    ['프로필', '/mypage/profile'],
    ['배송지', '/mypage/address/change'],
    ['알림', '/notification/notification'],
    ['자주 묻는 질문', '/mypage/customer-center/faq'],
    ['1:1 문의', '/mypage/inquiry'],
    ['공지와 이벤트', '/notices'],
  ] as const)
    expect([name, screen.getByRole('link', { name }).getAttribute('href')]).toEqual([name, to]);
  expect(screen.queryByText(/이메일을 확인하면/)).toBeNull();
});

test('R-MY-01 without a claim my page says none', async () => {
  await open({ ...home, orderCounts: { ...home.orderCounts, CLAIM: 0 } });
  expect(screen.getByRole('link', { name: '취소·반품 0' })).toBeTruthy();
});

test('API-D03 a member whose gift waits for the e-mail address confirms it on my page and sees the new points', async () => {
  let numbers = { ...home, points: 0, rewardAwaitsEmail: true };
  const page = await renderScreen(<MyPageHomeScreen />, {
    at: '/mypage',
    messages,
    endpoints: {
      'GET /member/home': () => numbers,
      'POST /member/email-code': { expiresInSeconds: 600, resendInSeconds: 60 },
      'POST /member/email-confirm': () => {
        numbers = { ...home, points: 1000, rewardAwaitsEmail: false };
        return { points: 1000, couponCount: 1 };
      },
    },
  });
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  await page.user.type(screen.getByLabelText('인증 번호'), '123456');
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '포인트 1,000P' })).toBeTruthy());
  expect(page.shown.toasts).toEqual(['1,000P와 쿠폰 1장을 드렸어요']);
  expect(screen.queryByText(/이메일을 확인하면/)).toBeNull();
});

test('R-MY-01 the bar to the next grade is full at the top', () => {
  expect(gradeRatio(home)).toBe(0.75);
  expect(gradeRatio({ gradeProgress: { spentWon: 9, nextGrade: null, nextFromWon: null } })).toBe(1);
});
