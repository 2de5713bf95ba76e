import { screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aNoticeItem } from '../../testing/help.samples';
import { head } from './notices.data';
import NoticesScreen from './notices.screen';

const pageOf = (...items: ReturnType<typeof aNoticeItem>[]) => ({ items, totalCount: items.length, nextCursor: null });
const open = (notices: EndpointMocks['GET /notices'], at = '/notices') =>
  renderScreen(<NoticesScreen />, { at, messages: { mypage: ko }, endpoints: { 'GET /notices': notices } });

test.each([
  ['/notices', 'notice', '공지'],
  ['/notices/notice', 'notice', '공지'],
  ['/notices/event', 'event', '이벤트'],
  ['/notices/nope', 'notice', '공지'],
  ['/notices/toString', 'notice', '공지'],
])('R-PUB-08 %s shows the tab %s', async (at, tab, label) => {
  const page = await open(pageOf(aNoticeItem()), at);
  expect(await screen.findByRole('link', { name: /배송 안내/ })).toBeTruthy();
  expect(page.calls).toEqual([`GET /notices?tab=${tab}`]);
  const tabs = within(screen.getByRole('navigation', { name: '공지와 이벤트 나누기' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(label);
  expect(tabs.getByRole('link', { name: '이벤트' }).getAttribute('href')).toBe('/notices/event');
});

test('a pinned notice and an event that is over say so; each leads to its page', async () => {
  await open(
    pageOf(
      aNoticeItem({ isPinned: true }),
      aNoticeItem({ noticeCd: 'NT9', tab: 'event', title: '지난 일', endsAt: '2026-11-21T00:00:00.000Z', isOver: true }),
    ),
  );
  const pinned = await screen.findByRole('link', { name: /중요.*배송 안내/ });
  expect(pinned.getAttribute('href')).toBe('/notice/NT005');
  expect(screen.getByRole('link', { name: /끝난 이벤트.*지난 일.*2026\.11\.20 – 2026\.11\.21/ })).toBeTruthy();
});

test('the list goes on with a press', async () => {
  const { user, calls } = await open(({ query }) =>
    query.get('cursor')
      ? pageOf(aNoticeItem({ noticeCd: 'NT1', title: '옛 소식' }))
      : { items: [aNoticeItem()], totalCount: 2, nextCursor: 'c2' },
  );
  await user.click(await screen.findByRole('link', { name: '더 보기' }));
  expect(await screen.findByRole('link', { name: /옛 소식/ })).toBeTruthy();
  expect(calls.at(-1)).toBe('GET /notices?tab=notice&cursor=c2');
});

test('without scripts the list goes on by a link; an address that goes on from nowhere begins with the newest', async () => {
  const page = await open(
    ({ query }) =>
      query.get('cursor') ? refusal('BAD_PARAMETER', ['cursor']) : { items: [aNoticeItem()], totalCount: 2, nextCursor: 'c2' },
    '/notices/event?after=nowhere',
  );
  expect((await screen.findByRole('link', { name: '더 보기' })).getAttribute('href')).toBe('/notices/event?after=c2');
  await page.user.click(screen.getByRole('link', { name: '최근 소식부터 보기' }));
  await waitFor(() => expect(page.address()).toBe('/notices/event'));
});

test('a tab without anything says so', async () => {
  await open(pageOf(), '/notices/event');
  expect(await screen.findByText('아직 올라온 소식이 없어요')).toBeTruthy();
});

test('each tab has one canonical address; a later part of its list is not for search engines', async () => {
  const { services } = await open(pageOf());
  const headAt = (search: string) => head({ services, params: {}, searchParams: new URLSearchParams(search) });
  expect([headAt('').noIndex, headAt('after=c2').noIndex]).toEqual([false, true]);
  const canonicalOf = (tab?: string) => head({ services, params: tab ? { tab } : {}, searchParams: new URLSearchParams() }).canonical;
  expect([undefined, 'notice', 'nope', 'event'].map(canonicalOf)).toEqual(['/notices', '/notices', '/notices', '/notices/event']);
});
