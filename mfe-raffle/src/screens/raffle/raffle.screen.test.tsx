import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import type { Raffle, RaffleDraw } from '@hyangro/contracts/raffle/raffle.contract';
import ko from '../../../locales/ko.json';
import { aDraw, aRaffle, ended, NOW } from '../../testing/samples';
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
  const { user } = await show(ended({ myEntries: 1 }), {
    session: member,
    endpoints: { 'POST /raffles/:raffleProductCd/result': ended({ myEntries: 1, state: 'WINNER_CHECKED', result: 'WON' }) },
  });
  expect(screen.getByText('종료')).toBeTruthy();
  expect(screen.getByText('지***')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: ko['action.result'] }));
  expect(await screen.findByText(ko['result.won.title'])).toBeTruthy();
  expect(screen.getByText('확인')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ko['action.result'] })).toBeNull();
});

test('a member tears the ticket off with a finger, and the result is there as by the button; a short pull leaves it whole', async () => {
  const { calls, user } = await show(ended({ myEntries: 1 }), {
    session: member,
    endpoints: { 'POST /raffles/:raffleProductCd/result': ended({ myEntries: 1, state: 'WINNER_CHECKED', result: 'LOST' }) },
  });
  const pull = async (px: number) => {
    const target = screen.getByText(ko['tear.hint']);
    await user.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 100 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100 + px } },
      { keys: '[/TouchA]', target, coords: { clientX: 100 + px } },
    ]);
  };
  await pull(40);
  await pull(-200);
  expect(calls).toEqual(['GET /raffles/RF001']);
  await pull(120);
  expect(await screen.findByText(ko['result.lost.title'])).toBeTruthy();
  expect(calls).toEqual(['GET /raffles/RF001', 'POST /raffles/RF001/result']);
  expect(screen.queryByText(ko['tear.hint'])).toBeNull();
});

test('a ticket whose result does not come is whole again', async () => {
  const { container, user, shown } = await show(ended({ myEntries: 1 }), {
    session: member,
    endpoints: { 'POST /raffles/:raffleProductCd/result': refusal('RAFFLE_SCHEDULED') },
  });
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(ko['tear.hint']), coords: { clientX: 10 } },
    { target: screen.getByText(ko['tear.hint']), coords: { clientX: 200 } },
    { keys: '[/MouseLeft]', coords: { clientX: 200 } },
  ]);
  expect(shown.errors).toHaveLength(1);
  expect(container.querySelector('[data-tear-off] [data-off]')).toBeNull();
});

test('who has not entered is offered no result of their own', async () => {
  await show(ended(), { session: member });
  expect(screen.queryByRole('button', { name: ko['action.result'] })).toBeNull();
  expect(screen.queryByText(ko['tear.hint'])).toBeNull();
});

describe('checking the draw', () => {
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
  const draw = aDraw();
  const [one = '', , , four = '', five = ''] = draw.entryIds;
  const drawn = (over: Partial<Raffle> = {}) => ended({ seed: draw.seed, commitment: draw.commitment, ...over });
  const check = async (answer: RaffleDraw, raffle: Raffle = drawn()) => {
    const page = await show(raffle, { endpoints: { 'GET /raffles/:raffleProductCd/draw': answer } });
    await page.user.click(screen.getByRole('button', { name: ko['draw.check'] }));
    return page;
  };

  test('while entries are open the page shows the commitment and the own entries, and nothing to compute yet', async () => {
    await show(aRaffle({ myEntries: 1, myEntryIds: [five] }), { session: member });
    expect(screen.getByText(draw.commitment)).toBeTruthy();
    expect(screen.getByText(five)).toBeTruthy();
    expect(screen.queryByRole('button', { name: ko['draw.check'] })).toBeNull();
  });

  test('a raffle that was drawn before draws were public says that it cannot be computed again', async () => {
    await show(ended({ commitment: null }));
    expect(screen.getByText(ko['draw.never'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: ko['draw.check'] })).toBeNull();
  });

  test('with the flag off the page tells commitment and number of the draw, and offers no computing', async () => {
    await show(drawn(), { flags: { 'raffle/draw-check': false } });
    for (const words of [draw.commitment, draw.seed]) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: ko['draw.check'] })).toBeNull();
  });

  test('after the draw the reader’s own device computes it again: all agrees, and what came of the own entries is there', async () => {
    await check(draw, drawn({ myEntryIds: [one, four] }));
    expect(await screen.findByText(ko['draw.agrees'], undefined, { timeout: 25_000 })).toBeTruthy();
    expect(screen.getByText(/응모 5개를 다시 계산한 당첨 2개/)).toBeTruthy();
    const mine = screen.getByRole('list', { name: ko['draw.mineTitle'] });
    expect(
      within(mine)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([`${one}2번째, 이미 당첨된 분의 응모`, `${four}1번째, 당첨`]);
  });

  test('a list whose winner was exchanged is told in red, with the entry', async () => {
    await check({ ...draw, winnerEntryIds: [four, five] });
    const alert = await screen.findByRole('alert', undefined, { timeout: 25_000 });
    expect(alert.getAttribute('data-tone')).toBe('danger');
    expect(alert.textContent).toContain('발표와 다른 점이 1가지 있어요');
    expect(alert.textContent).toContain(ko['draw.fault.winner']);
    expect(screen.queryByText(ko['draw.agrees'])).toBeNull();
  });

  test('a seed that was exchanged after the raffle was promised is told in red', async () => {
    await check({ ...draw, seed: 'ff'.repeat(32), commitment: 'af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051' });
    const alert = await screen.findByRole('alert', undefined, { timeout: 25_000 });
    expect(alert.textContent).toContain(ko['draw.fault.seed']);
  });

  test('a list that does not come says that nothing was checked, and not that all is well', async () => {
    await check({ state: 'UNCHECKABLE', raffleProductCd: 'RF001', closesAt: draw.closesAt });
    expect(await screen.findByText(ko['draw.unread'], undefined, { timeout: 25_000 })).toBeTruthy();
    expect(screen.queryByText(ko['draw.agrees'])).toBeNull();
  });
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
