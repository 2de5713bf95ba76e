import { screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { TICKET_REASONS } from '@hyangro/contracts/raffle/raffle.contract';
import { renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aTicketEntry, aTicketsPage } from '../../testing/samples';
import TicketsScreen from './tickets.screen';

const member = { isLogin: true, member: null };
const open = (tickets: EndpointMocks['GET /tickets'] = aTicketsPage(), options: RenderScreenOptions = { session: member }) =>
  renderScreen(<TicketsScreen />, {
    at: '/mypage/tickets',
    messages: { raffle: ko, terms },
    endpoints: { 'GET /tickets': tickets },
    ...options,
  });
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('a visitor reads how tickets come and is led to Login and back, and sees no history', async () => {
  const { user, shown } = await open(aTicketsPage({ tickets: null, items: [], invitation: { tickets: 3, refId: null } }), {});
  expect(screen.getByText(ko['myTickets.lead'])).toBeTruthy();
  expect(screen.getByText('친구가 내 링크로 가입하면 3장')).toBeTruthy();
  expect(screen.queryByText(ko['myTickets.history'])).toBeNull();
  expect(screen.queryByRole('button', { name: ko['myTickets.share'] })).toBeNull();
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(shown.loginTargets).toEqual([{ toName: 'Tickets' }]);
});

test('a member sees the balance, until when it is good, and what came, was spent and went', async () => {
  await open(
    aTicketsPage({
      items: [
        aTicketEntry({ ticketCd: '3', reason: 'EXPIRED', amount: -3, at: '2026-11-20T14:59:00.000Z' }),
        aTicketEntry({ ticketCd: '2', reason: 'ENTRY', amount: -1, raffle: { raffleProductCd: 'RF001', title: '장미함 세트, 세 사람' } }),
        aTicketEntry(),
      ],
    }),
  );
  expect(screen.getByText('쓸 수 있는 티켓 2장')).toBeTruthy();
  expect(screen.getByText(ko['tickets.until'])).toBeTruthy();
  expect(rows()).toEqual([
    expect.stringMatching(/^쓰지 않아 사라짐.*23:59−3$/),
    expect.stringMatching(/^래플 응모장미함 세트, 세 사람.*−1$/),
    expect.stringMatching(/^오늘의 티켓.*00:00\+1$/),
  ]);
  expect(screen.getByRole('link', { name: '장미함 세트, 세 사람' }).getAttribute('href')).toBe('/raffle/RF001');
});

test('no reason is without its words', async () => {
  await open(aTicketsPage({ items: TICKET_REASONS.map((reason, n) => aTicketEntry({ ticketCd: String(n), reason })) }));
  const reasons = screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent ?? '');
  expect([new Set(reasons).size, reasons.filter((reason) => reason === '' || reason.includes('.'))]).toEqual([TICKET_REASONS.length, []]);
});

test('the history goes on with a press', async () => {
  const { user, calls } = await open(({ query }) =>
    query.get('cursor') ? aTicketsPage({ items: [aTicketEntry({ ticketCd: '9', reason: 'EVENT' })] }) : aTicketsPage({ nextCursor: 'c1' }),
  );
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText('이벤트')).toBeTruthy();
  expect([rows().length, calls.at(-1)]).toEqual([2, 'GET /tickets?cursor=c1']);
  expect(screen.queryByRole('button', { name: terms['action.more'] })).toBeNull();
});

test('who has no history yet reads when the first ticket comes', async () => {
  await open(aTicketsPage({ items: [] }));
  expect(screen.getByText(ko['myTickets.none'])).toBeTruthy();
});

test('a member gives the own link on from here', async () => {
  const share = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: ko['myTickets.share'] }));
  expect(share).toHaveBeenCalledWith({ title: ko['myTickets.shareTitle'], url: 'http://localhost/welcome?refId=HY4K2Q' });
  Reflect.deleteProperty(navigator, 'share');
});

test('the web says that tickets are used in the app and leads there; the app does not', async () => {
  const web = await open(aTicketsPage(), { session: member, storeUrl: 'https://store.example/hyangro' });
  expect(screen.getByText(ko['myTickets.where'])).toBeTruthy();
  expect(screen.getByRole('link', { name: '앱 열기' }).getAttribute('href')).toBe('https://store.example/hyangro');
  web.unmount();
  await open(aTicketsPage(), { session: member, isApp: true });
  expect(screen.queryByText(ko['myTickets.where'])).toBeNull();
  expect(screen.getByRole('link', { name: ko['myTickets.raffles'] }).getAttribute('href')).toBe('/raffles');
});
