import { screen, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { POINT_KINDS } from '@hyangro/contracts/member/points.contract';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aPointEntry, aPointsPage } from '../../testing/points.samples';
import MyPointScreen from './my-point.screen';

const open = (points: EndpointMocks['GET /points'] = aPointsPage()) =>
  renderScreen(<MyPointScreen />, {
    at: '/mypage/point',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    endpoints: { 'GET /points': points },
  });
const rows = () => screen.getAllByRole('listitem');

test('R-MY-12 the page says what there is, what of it runs out soon, and each change with its reason and its order', async () => {
  await open(
    aPointsPage({
      items: [
        aPointEntry(),
        aPointEntry({ pointCd: '2', kind: 'USE', amount: -2_000, balance: 3_980, expiresAt: null, createdAt: '2026-11-01T03:00:00.000Z' }),
        aPointEntry({ pointCd: '3', kind: 'INVITE', amount: 1_000, balance: 5_980, orderCd: null, createdAt: '2026-10-31T14:59:59.000Z' }),
      ],
    }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('포인트');
  expect(screen.getByText('쓸 수 있는 포인트').nextSibling?.textContent).toBe('4,850P');
  expect(screen.getByText(/30일 안에 300P가 사라져요\. 12월 18일 \(금\)부터예요\./)).toBeTruthy();
  const november = within(screen.getByRole('region', { name: '2026.11' }));
  expect(november.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '구매 확정 적립2026.11.20 · 2028.11.20까지주문 보기+870P잔액 4,850P',
    '주문에 사용2026.11.01주문 보기−2,000P잔액 3,980P',
  ]);
  expect(november.getAllByRole('link', { name: '주문 보기 H-1' })[0]?.getAttribute('href')).toBe('/mypage/order/H-1');
  const october = within(screen.getByRole('region', { name: '2026.10' }));
  expect(october.getByText('친구 초대')).toBeTruthy();
  expect(october.queryByRole('link')).toBeNull();
});

test('no reason is without its words', async () => {
  await open(aPointsPage({ items: POINT_KINDS.map((kind, n) => aPointEntry({ pointCd: String(n), kind })) }));
  const reasons = rows().map((row) => row.querySelector('b')?.textContent);
  expect([reasons.length, new Set(reasons).size, reasons.filter((reason) => !reason || reason.includes('.'))]).toEqual([
    POINT_KINDS.length,
    POINT_KINDS.length,
    [],
  ]);
});

test('where nothing runs out soon, that is said', async () => {
  await open(aPointsPage({ runningOut: null }));
  expect(screen.getByText('30일 안에 사라질 포인트는 없어요')).toBeTruthy();
});

test('the ledger goes on with a press, and a month that goes on stays one', async () => {
  const { user, calls } = await open(({ query }) =>
    query.get('cursor')
      ? aPointsPage({ items: [aPointEntry({ pointCd: '9', kind: 'EVENT', createdAt: '2026-11-02T03:00:00.000Z' })] })
      : aPointsPage({ nextCursor: 'c1' }),
  );
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText('이벤트 적립')).toBeTruthy();
  expect([rows().length, screen.getAllByRole('heading', { level: 2 }).length, calls.at(-1)]).toEqual([2, 1, 'GET /points?cursor=c1']);
  expect(screen.queryByRole('button', { name: terms['action.more'] })).toBeNull();
});

test('who never had points hears how they come', async () => {
  await open(aPointsPage({ balance: 0, runningOut: null, items: [] }));
  expect(screen.getByText('아직 포인트 내역이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '쇼핑하러 가기' }).getAttribute('href')).toBe('/');
});
