import { screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import ko from '../../../locales/ko.json';
import { aRaffle, ended, NOW } from '../../testing/samples';
import RaffleScreen from './raffle.screen';

// The sheet is a chunk of its own, slow to compile the first time.
jest.setTimeout(30_000);
const member = { isLogin: true, member: null };

const show = (raffle: Raffle, options: RenderScreenOptions = {}) =>
  renderScreen(<RaffleScreen />, {
    at: '/raffle/RF001',
    messages: { raffle: ko, terms },
    now: () => NOW,
    ...options,
    endpoints: { 'GET /raffles/:raffleProductCd': raffle, ...options.endpoints },
  });
const apply = () => screen.getByRole('button', { name: '티켓 1장으로 응모하기' });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
});

test('R-RAF-02 the page tells product, state, entries, odds, cost and rules', async () => {
  await show(aRaffle({ tickets: 2, myEntries: 1 }), { session: member });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('장미함 세트, 세 사람');
  expect(screen.getByText('진행')).toBeTruthy();
  expect(screen.getByRole('link', { name: /장미 1904/ }).getAttribute('href')).toBe('/product/P0142');
  for (const words of ['228,000원 ($175.38)', '3명', '지금 한 번에 0.7%', '1번, 모두 3번까지', '쓸 수 있는 티켓 2장', ko['rules.tickets']])
    expect(screen.getByText(words)).toBeTruthy();
});

test('R-OTH-21 on the web the action shows the way to the app', async () => {
  const { user, calls } = await show(aRaffle(), { storeUrl: 'https://store.example/hyangro' });
  await user.click(apply());
  await screen.findByRole('dialog', undefined, { timeout: 25_000 });
  expect(screen.getByText('이 기능은 앱에서 쓸 수 있어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '앱 열기' }).getAttribute('href')).toBe('https://store.example/hyangro');
  expect(calls).toEqual(['GET /raffles/RF001']);
});

test('R-RAF-02 in the app a member spends a ticket and sees the entry', async () => {
  const { user, shown } = await show(aRaffle({ tickets: 2 }), {
    isApp: true,
    session: member,
    endpoints: { 'POST /raffles/:raffleProductCd/apply': aRaffle({ tickets: 1, myEntries: 1 }) },
  });
  await user.click(apply());
  expect(await screen.findByText('쓸 수 있는 티켓 1장')).toBeTruthy();
  expect(screen.getByText('1번, 모두 3번까지')).toBeTruthy();
  expect(shown.toasts[0]).toMatch(/^넣었어요/);
});

test('R-RAF-02 a refused entry is reported and costs nothing', async () => {
  const { user, shown } = await show(aRaffle({ tickets: 1 }), {
    isApp: true,
    session: member,
    endpoints: { 'POST /raffles/:raffleProductCd/apply': refusal('RAFFLE_NO_TICKET') },
  });
  await user.click(apply());
  expect(shown.errors).toHaveLength(1);
  expect(screen.getByText('쓸 수 있는 티켓 1장')).toBeTruthy();
});

test('R-RAF-02 a visitor of the app is led to Login and back to this raffle', async () => {
  const { user, shown, calls } = await show(aRaffle(), { isApp: true });
  await user.click(apply());
  expect(shown.loginTargets).toEqual([{ toName: 'Raffle', params: { raffleProductCd: 'RF001' } }]);
  expect(calls).toEqual(['GET /raffles/RF001']);
});

test('ST-RAF-01 a member opens the result, and the raffle is checked from then on', async () => {
  const { user } = await show(ended(), {
    session: member,
    endpoints: { 'POST /raffles/:raffleProductCd/result': ended({ state: 'WINNER_CHECKED', result: 'WON' }) },
  });
  expect(screen.getByText('종료')).toBeTruthy();
  expect(screen.getByText('지***')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: ko['action.result'] }));
  expect(await screen.findByText(ko['result.won.title'])).toBeTruthy();
  expect(screen.getByText('확인')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ko['action.result'] })).toBeNull();
});

test('R-RAF-02 an unknown raffle says so and leads to the others', async () => {
  await renderScreen(<RaffleScreen />, {
    at: '/raffle/NOPE',
    messages: { raffle: ko, terms },
    endpoints: { 'GET /raffles/:raffleProductCd': refusal('RAFFLE_NOT_FOUND') },
  });
  expect(screen.getByRole('heading', { level: 1, name: ko['notFound.title'] })).toBeTruthy();
  expect(screen.getByRole('link', { name: ko['notFound.raffles'] }).getAttribute('href')).toBe('/raffles');
});
