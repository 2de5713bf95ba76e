import { screen, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { gradeRatio } from './grade-ratio';
import MyPageHomeScreen from './mypage-home.screen';

const home = {
  memCd: 'M0001',
  nickname: '지수의서랍',
  avatarSeed: 'M0001',
  grade: 'SILVER' as const,
  gradeProgress: { spentWon: 450_000, nextGrade: 'GOLD' as const, nextFromWon: 600_000 },
  earnRatePercent: 1.5,
  points: 4850,
  couponCount: 3,
  ticketCount: 4,
  zzimCount: 7,
  reviewCount: 2,
  orderCounts: { WAIT: 0, PREP: 1, SHIP: 2, DELIV: 0, CONFIRM: 5, CLAIM: 0 },
};

test('R-MY-01 my page shows grade, points, coupons, tickets and the state of orders, each with its way on', async () => {
  await renderScreen(<MyPageHomeScreen />, { at: '/mypage', endpoints: { 'GET /member/home': home }, messages: { mypage: ko, terms } });
  expect(screen.getByText('지수의서랍님')).toBeTruthy();
  expect(screen.getByRole('link', { name: '포인트 4,850P' }).getAttribute('href')).toBe('/mypage/point');
  expect(screen.getByRole('link', { name: '쿠폰 3장' })).toBeTruthy();
  expect(screen.getByText('150,000원 더 확정하면 골드 등급이에요')).toBeTruthy();
  const shipping = screen.getByRole('link', { name: /배송 중/ });
  expect(within(shipping).getByText('2')).toBeTruthy();
  expect(shipping.getAttribute('href')).toBe('/mypage/order/orders/shipping');
});

test('R-MY-01 the bar to the next grade is full at the top', () => {
  expect(gradeRatio(home)).toBe(0.75);
  expect(gradeRatio({ gradeProgress: { spentWon: 9, nextGrade: null, nextFromWon: null } })).toBe(1);
});
