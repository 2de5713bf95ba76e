import { screen, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aNotice } from '../../testing/help.samples';
import { head } from './notice.data';
import NoticeScreen from './notice.screen';

const open = (notice: EndpointMocks['GET /notices/:noticeCd']) =>
  renderScreen(<NoticeScreen />, { at: '/notice/NT005', messages: { mypage: ko }, endpoints: { 'GET /notices/:noticeCd': notice } });
const neighbours = () => within(screen.getByRole('navigation', { name: '앞뒤 소식' })).getAllByRole('link');

test('a notice is read whole, leads to its neighbours, on to what it is about and back to the list', async () => {
  await open(aNotice({ link: '/promotion/EV01' }));
  expect(await screen.findByRole('heading', { level: 1, name: '배송 안내' })).toBeTruthy();
  expect(screen.getByText(/둘째 문단이에요/)).toBeTruthy();
  expect(neighbours().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['다음 글다음 소식', '/notice/NT006'],
    ['이전 글이전 소식', '/notice/NT004'],
  ]);
  expect(screen.getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe('/promotion/EV01');
  expect(screen.getByRole('link', { name: '목록으로' }).getAttribute('href')).toBe('/notices');
});

test('the newest has no next one; an event leads back to the events, and no further once it is over', async () => {
  await open(aNotice({ tab: 'event', next: null, link: '/promotion/EV01', endsAt: '2026-11-21T00:00:00.000Z', isOver: true }));
  expect(await screen.findByText('끝난 이벤트')).toBeTruthy();
  expect(neighbours()).toHaveLength(1);
  expect(screen.getByRole('link', { name: '목록으로' }).getAttribute('href')).toBe('/notices/event');
  expect(screen.queryByRole('link', { name: '자세히 보기' })).toBeNull();
});

test('R-PUB-09 an unknown notice is not found: the page says so, with 404, and leads to all', async () => {
  const { services } = await open(refusal('NOTICE_NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1, name: '찾으시는 소식이 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '공지와 이벤트' }).getAttribute('href')).toBe('/notices');
  const found = head({ services, params: { noticeCd: 'NT005' }, searchParams: new URLSearchParams() });
  expect(found).toMatchObject({ status: 404, noIndex: true });
});

test('a notice is named and described by its own words', async () => {
  const { services } = await open(aNotice());
  await screen.findByRole('heading', { level: 1 });
  expect(head({ services, params: { noticeCd: 'NT005' }, searchParams: new URLSearchParams() })).toMatchObject({
    title: '배송 안내',
    description: '첫 문단이에요.',
  });
});
