import { screen, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aRaffle, ended, NOW, scheduled } from '../../testing/samples';
import RafflesScreen from './raffles.screen';

const messages = { raffle: ko, terms };
const items = [
  aRaffle({ raffleProductCd: 'RF001' }),
  scheduled({ raffleProductCd: 'RF005', title: '브러시 컵' }),
  ended({ raffleProductCd: 'RF008', title: '선 셔벗' }),
  ended({ raffleProductCd: 'RF009', title: '밀키 토너', state: 'WINNER_CHECKED', result: 'LOST' }),
];

test('R-RAF-01 ST-RAF-01 the raffles stand by state, each with its word and a way to its page', async () => {
  await renderScreen(<RafflesScreen />, { messages, now: () => NOW, endpoints: { 'GET /raffles': { tickets: null, items } } });
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual([ko['inProgress.title'], ko['scheduled.title'], ko['ended.title']]);
  const cards = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), /^(진행|예정|종료|확인)/.exec(link.textContent ?? '')?.[1]]);
  expect(cards).toEqual([
    ['/raffle/RF001', '진행'],
    ['/raffle/RF005', '예정'],
    ['/raffle/RF008', '종료'],
    ['/raffle/RF009', '확인'],
  ]);
});

test('R-RAF-01 a visitor reads how tickets come and is led to Login and back', async () => {
  const { user, shown } = await renderScreen(<RafflesScreen />, {
    messages,
    now: () => NOW,
    endpoints: { 'GET /raffles': { tickets: null, items } },
  });
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(shown.loginTargets).toEqual([{ toName: 'Raffles' }]);
});

test('ST-RAF-02 a member reads how many tickets are left and until when', async () => {
  await renderScreen(<RafflesScreen />, {
    messages,
    now: () => NOW,
    session: { isLogin: true, member: null },
    endpoints: { 'GET /raffles': { tickets: 4, items } },
  });
  expect(screen.getByText('쓸 수 있는 티켓 4장')).toBeTruthy();
  expect(screen.getByText(ko['tickets.until'])).toBeTruthy();
  expect(screen.getByRole('link', { name: ko['tickets.history'] }).getAttribute('href')).toBe('/mypage/tickets');
});

test('R-RAF-01 without any raffle the page says so', async () => {
  await renderScreen(<RafflesScreen />, { messages, endpoints: { 'GET /raffles': { tickets: 0, items: [] } } });
  expect(screen.getByText(ko['raffles.none.title'])).toBeTruthy();
  expect(screen.getByText(ko['tickets.next'])).toBeTruthy();
});

test('R-RAF-01 a raffle counts down by the server clock', async () => {
  await renderScreen(<RafflesScreen />, {
    messages,
    now: () => NOW,
    endpoints: { 'GET /raffles': { tickets: null, items: items.slice(0, 1) } },
  });
  expect(within(screen.getByRole('timer')).getByText('28')).toBeTruthy();
});
