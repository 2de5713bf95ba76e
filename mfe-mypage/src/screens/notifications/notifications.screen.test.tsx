import { screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { NOTIFICATION_KINDS } from '@hyangro/contracts/member/notification.rules';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aNotification, pageOfNews, someConsents, someSettings } from '../../testing/notification.samples';
import NotificationsScreen from './notifications.screen';

const open = (endpoints: EndpointMocks = {}, at = '/notification/notification') =>
  renderScreen(<NotificationsScreen />, {
    at,
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    confirm: true,
    endpoints: {
      'GET /notifications': pageOfNews(aNotification(3), aNotification(2, { isRead: true })),
      'GET /notifications/settings': someSettings(),
      'GET /member/consents': someConsents(true),
      'PUT /notifications/:seq/read': { unreadCount: 0 },
      'DELETE /notifications/:seq': { unreadCount: 0 },
      ...endpoints,
    },
  });
const rows = () => screen.queryAllByRole('article');
/** A shop that keeps what is done to its news. */
function shopWith(...seqs: number[]): EndpointMocks {
  let items = seqs.map((seq) => aNotification(seq));
  const answer = () => ({ unreadCount: pageOfNews(...items).unreadCount });
  const read = (isMeant: (seq: number) => boolean) => {
    items = items.map((item) => (isMeant(item.seq) ? { ...item, isRead: true } : item));
    return answer();
  };
  const remove = (isMeant: (seq: number) => boolean) => {
    items = items.filter(({ seq }) => !isMeant(seq));
    return answer();
  };
  return {
    'GET /notifications': () => pageOfNews(...items),
    'PUT /notifications/:seq/read': ({ params }) => read((seq) => seq === Number(params['seq'])),
    'PUT /notifications/read': ({ body }) => read((seq) => seq <= (body as { upToSeq: number }).upToSeq),
    'DELETE /notifications/:seq': ({ params }) => remove((seq) => seq === Number(params['seq'])),
    'DELETE /notifications': ({ query }) => remove((seq) => seq <= Number(query.get('upToSeq'))),
  };
}

test('R-MY-23 each piece of news says what it is about and when it came; what is unread says so, and how much of it there is', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('알림');
  expect(screen.getByRole('status').textContent).toBe('읽지 않은 알림 1개');
  expect(screen.getByText('받은 날부터 10일 뒤 자동으로 지워져요')).toBeTruthy();
  const [first, second] = rows();
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringMatching(/^읽지 않음 주문 · .+소식 3상품이 출발했어요\.$/),
    expect.stringMatching(/^주문 · .+소식 2상품이 출발했어요\.$/),
  ]);
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/mypage/order/H-1');
});

test('R-MY-23 news that are opened are read', async () => {
  const { user, calls, address } = await open();
  await user.click(screen.getByRole('link', { name: /소식 3/ }));
  expect(address()).toBe('/mypage/order/H-1');
  await waitFor(() => expect(calls).toContain('PUT /notifications/3/read'));
});

test('news lead nowhere but into the shop: any other address is no link, and a press reads it', async () => {
  const { user, calls } = await open({
    'GET /notifications': pageOfNews(aNotification(5, { link: 'https://elsewhere.test' }), aNotification(4, { link: '//elsewhere.test' })),
  });
  expect(rows().flatMap((row) => within(row).queryAllByRole('link'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^읽지 않음.*소식 5/ }));
  await waitFor(() => expect(calls).toContain('PUT /notifications/5/read'));
});

test('R-MY-23 one is taken away at a press, the others stay, and the focus goes to what is left', async () => {
  const { user, shown, services } = await open(shopWith(3, 2, 1));
  const heard: unknown[] = [];
  services.events.subscribe('notification:changed', (news) => heard.push(news));
  await user.click(screen.getByRole('button', { name: '지우기: 소식 2' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect([shown.toasts, heard, document.activeElement]).toEqual([['알림을 지웠어요'], [{ unreadCount: 2 }], screen.getByRole('status')]);
});

test('R-MY-23 all are taken away after a question, and all are read at a press', async () => {
  const { user, shown } = await open(shopWith(3, 2));
  await user.click(screen.getByRole('button', { name: '모두 읽음' }));
  expect(await screen.findByText('읽지 않은 알림이 없어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  expect(await screen.findByText('받은 알림이 없어요')).toBeTruthy();
  expect([shown.confirms, shown.toasts]).toEqual([['받은 알림을 모두 지울까요?'], ['알림을 모두 지웠어요']]);
});

test('what another tab has taken away goes here, too, without a word', async () => {
  const { user, shown } = await open({
    'GET /notifications': pageOfNews(aNotification(3), aNotification(2)),
    'DELETE /notifications/:seq': refusal('NOTIFICATION_NOT_FOUND'),
  });
  await user.click(screen.getByRole('button', { name: '지우기: 소식 3' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect([shown.errors, shown.toasts]).toEqual([[], []]);
});

test('the list goes on with a press', async () => {
  const { user, calls } = await open({
    'GET /notifications': ({ query }) =>
      query.get('cursor') ? pageOfNews(aNotification(1)) : { ...pageOfNews(aNotification(2)), nextCursor: 'c1' },
  });
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText('소식 1')).toBeTruthy();
  expect(calls.at(-1)).toBe('GET /notifications?cursor=c1');
});

test('more than 99 unread are not counted out, and no kind is without its words', async () => {
  await open({
    'GET /notifications': { ...pageOfNews(...NOTIFICATION_KINDS.map((kind, n) => aNotification(n + 1, { kind }))), unreadCount: 100 },
  });
  expect(screen.getByRole('status').textContent).toBe('읽지 않은 알림 99+개');
  expect(rows().map((row) => row.textContent)).not.toContainEqual(expect.stringContaining('news.kind'));
});

describe('settings', () => {
  const settings = (endpoints: EndpointMocks = {}) => open(endpoints, '/notification/notification?tab=settings');
  const ways = (topic: string) => within(screen.getByRole('group', { name: topic }));

  test('API-D24 each topic has its ways, and a switch is sent at once', async () => {
    const bodies: unknown[] = [];
    const { user } = await settings({ 'PUT /notifications/settings': ({ body }) => (bodies.push(body), someSettings()) });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('알림 설정');
    expect(ways('주문과 배송').getAllByRole('switch')).toHaveLength(2);
    await user.click(ways('재입고와 가격').getByRole('switch', { name: '앱 푸시' }));
    await waitFor(() => expect(bodies).toEqual([{ topic: 'GOODS', channel: 'PUSH', isOn: false }]));
  });

  test('a switch that the shop did not get goes back, and that is said', async () => {
    const { user, shown } = await settings({ 'PUT /notifications/settings': refusal('SERVICE_UNAVAILABLE') });
    await user.click(ways('래플').getByRole('switch', { name: '알림 목록' }));
    await waitFor(() => expect(shown.errors).toHaveLength(1));
    expect(ways('래플').getByRole<HTMLInputElement>('switch', { name: '알림 목록' }).checked).toBe(true);
  });

  test('without the agreement no advertising can be turned on; with it the page says since when', async () => {
    const bodies: unknown[] = [];
    const { user, shown } = await settings({
      'GET /member/consents': someConsents(false, null),
      'PUT /member/consents/:agreementCd': ({ body }) => (bodies.push(body), someConsents(true, '2026-12-01T03:00:00.000Z')),
    });
    expect(
      ways('쿠폰과 이벤트')
        .getAllByRole<HTMLInputElement>('switch')
        .map((way) => way.matches(':disabled')),
    ).toEqual([true, true]);
    await user.click(screen.getByRole('switch', { name: '광고성 정보 받기' }));
    expect(await screen.findByText(/2026\.12\.01에 동의했어요/)).toBeTruthy();
    expect([bodies, shown.toasts]).toEqual([[{ isAgreed: true }], ['2026.12.01부터 광고성 정보를 받아요']]);
    expect(
      ways('쿠폰과 이벤트')
        .getAllByRole('switch')
        .some((way) => way.matches(':disabled')),
    ).toBe(false);
  });
});
