import { screen, within } from '@testing-library/react';
import { aProductCard, refusal, type RenderScreenOptions } from '@hyangro/testing';
import type { RestockRequest } from '@hyangro/contracts/restock/restock.contract';
import { aDisplay, aLayout, anItem } from '../testing/samples';
import { showLayout, standInBrowser } from '../testing/show-layout';

// The sheet is a chunk of its own, slow to compile the first time.
jest.setTimeout(30_000);
beforeEach(standInBrowser);

const CARDS = [1, 2, 3].map((n) => aProductCard({ productCd: `P000${n}`, productNm: `향 ${n}`, stockCnt: n === 3 ? 2 : 0 }));
const MEMBER = { session: { isLogin: true, member: null } };
const requestOf = (n: number, optionCd: string | null = null) =>
  ({
    productCd: CARDS[n - 1]?.productCd,
    optionCd,
    requestedAt: '2026-11-21T00:00:00.000Z',
    expiresAt: '2027-02-21T00:00:00.000Z',
  }) as RestockRequest;

const show = ({
  displayCd = 23,
  requests = [],
  ...options
}: RenderScreenOptions & { displayCd?: number; requests?: RestockRequest[] } = {}) =>
  showLayout(aLayout({ displays: [aDisplay({ displayCd, title: '다시 돌아올 것들' })], displayItems: [anItem({ products: CARDS })] }), {
    ...options,
    endpoints: { 'GET /mypage/restocks': requests, ...options.endpoints },
  });
const button = (name: string) => screen.getByRole('button', { name });

test('D-23 each card that is gone has a request button with its state, read in one call for all; what is back can be bought', async () => {
  const { calls } = await show({ ...MEMBER, isApp: true, requests: [requestOf(2, 'P0002-01')] });
  expect(await screen.findByRole('button', { name: '향 2 알림 신청됨' })).toBeTruthy();
  expect(button('향 1 재입고 알림')).toBeTruthy();
  expect(screen.getByRole('link', { name: '향 3 구매하기' }).getAttribute('href')).toBe('/product/P0003');
  expect(calls).toEqual(['GET /main/layouts/MAIN', 'GET /mypage/restocks']);
});

test('D-24 the same rail without buttons has none, and asks for nothing', async () => {
  const { calls } = await show({ displayCd: 24, ...MEMBER });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('button').filter((each) => !/ 찜$/.test(each.getAttribute('aria-label') ?? ''))).toEqual([]);
  expect(calls).toEqual(['GET /main/layouts/MAIN']);
});

test('D-23 ST-RST-01 in the app a press asks, the next one releases, also what was asked for one option', async () => {
  const { user, calls, shown } = await show({
    ...MEMBER,
    isApp: true,
    requests: [requestOf(2, 'P0002-01'), requestOf(2)],
    endpoints: { 'PUT /product/:productCd/restock': requestOf(1), 'DELETE /product/:productCd/restock': undefined },
  });
  const second = await screen.findByRole('button', { name: '향 2 알림 신청됨' });
  await user.click(button('향 1 재입고 알림'));
  expect(await screen.findByRole('button', { name: '향 1 알림 신청됨' })).toBeTruthy();
  await user.click(second);
  expect(await screen.findByRole('button', { name: '향 2 재입고 알림' })).toBeTruthy();
  expect(button('향 1 알림 신청됨')).toBeTruthy();
  expect(shown.toasts).toEqual(['들어오면 바로 알려 드릴게요. 3개월 동안 기다려요.', '재입고 알림을 껐어요.']);
  expect(calls.slice(2)).toEqual(['PUT /product/P0001/restock', 'DELETE /product/P0002/restock', 'DELETE /product/P0002/restock']);
});

test('R-OTH-21 on the web a press says that the app asks, and a member can still release', async () => {
  const { user, calls } = await show({
    ...MEMBER,
    requests: [requestOf(2)],
    storeUrl: 'https://store.example/app',
    endpoints: { 'DELETE /product/:productCd/restock': undefined },
  });
  await user.click(await screen.findByRole('button', { name: '향 2 알림 신청됨' }));
  expect(await screen.findByRole('button', { name: '향 2 재입고 알림' })).toBeTruthy();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(button('향 1 재입고 알림'));
  const sheet = within(await screen.findByRole('dialog', undefined, { timeout: 25_000 }));
  expect(sheet.getByText(/향로 앱에서 걸 수 있어요/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '앱 열기' }));
  expect(open).toHaveBeenCalledWith('https://store.example/app', '_blank', 'noopener');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('D-23 a visitor of the app logs in first', async () => {
  const { user, shown, calls } = await show({ isApp: true });
  await user.click(button('향 1 재입고 알림'));
  expect(shown.loginTargets).toHaveLength(1);
  expect(calls).toEqual(['GET /main/layouts/MAIN']);
});

test('D-23 what came back in this moment is told, and the page is read anew', async () => {
  const { user, shown, calls } = await show({
    ...MEMBER,
    isApp: true,
    endpoints: { 'PUT /product/:productCd/restock': refusal('RESTOCK_IN_STOCK') },
  });
  await user.click(button('향 1 재입고 알림'));
  expect([shown.toasts, shown.errors]).toEqual([['방금 다시 들어왔어요. 지금 살 수 있어요.'], []]);
  expect(calls.filter((call) => call === 'GET /main/layouts/MAIN')).toHaveLength(2);
});
