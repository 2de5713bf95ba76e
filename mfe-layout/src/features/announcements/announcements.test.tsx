import { act, screen } from '@testing-library/react';
import { renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import type { Announcements as Answer } from '@hyangro/contracts/common/common.contract';
import ko from '../../../locales/ko.json';
import { standInBrowser } from '../../testing/show-layout';
import { LateAnnouncements, SHOW_AFTER_MS } from './late-announcements';

const ANSWER: Answer = {
  notice: { noticeCd: 'NT010', title: '겨울 선물 상자', body: '부모님과 친구에게.', imgUrl: null, link: '/promotion/EV03' },
  runningOut: null,
  floatingBanners: [
    { bannerCd: 'FB01', text: '오늘의 래플', imgUrl: '/media/a.webp', link: '/raffles' },
    { bannerCd: 'FB02', text: '첫 주문 990원', imgUrl: '/media/b.webp', link: '/welcome' },
  ],
};
const notice = () => screen.queryByRole('region', { name: '겨울 선물 상자' });
const banners = () => screen.queryByRole('navigation', { name: ko['floating.label'] });
const rest = async () => {
  await act(() => jest.advanceTimersByTimeAsync(SHOW_AFTER_MS));
  // Code and answer.
  await act(() => jest.advanceTimersByTimeAsync(100));
};

/** The home after a while, with this answer of the server. */
async function show(answer: Answer = ANSWER, options: RenderScreenOptions = {}) {
  const page = await renderScreen(
    <main tabIndex={-1}>
      <LateAnnouncements />
    </main>,
    { messages: { layout: ko }, endpoints: { 'GET /main/announcements': answer }, ...options },
  );
  await rest();
  return page;
}

beforeEach(() => {
  standInBrowser();
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-23T14:30:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('nothing stands over the home, and nothing is asked for, until it has been in sight for five seconds', async () => {
  const { calls } = await renderScreen(<LateAnnouncements />, {
    messages: { layout: ko },
    endpoints: { 'GET /main/announcements': ANSWER },
  });
  await act(() => jest.advanceTimersByTimeAsync(SHOW_AFTER_MS - 500));
  expect(calls).toEqual([]);
  expect([notice(), banners()]).toEqual([null, null]);
  await rest();
  expect(notice()).not.toBeNull();
  expect(screen.getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe('/promotion/EV03');
  expect(screen.getByRole('link', { name: /첫 주문 990원/ }).getAttribute('href')).toBe('/welcome');
});

test('LS-08 a notice hidden for today is away until midnight in Seoul by the server’s clock, and there on the next day', async () => {
  const first = await show();
  await first.user.click(screen.getByRole('button', { name: '오늘 하루 보지 않기' }));
  expect(notice()).toBeNull();
  expect(localStorage.getItem('mainNoticeHiddenToday')).toBe('"2026-11-23"');
  first.unmount();

  jest.setSystemTime(Date.parse('2026-11-23T14:59:00Z'));
  const second = await show();
  expect([notice(), Boolean(banners())]).toEqual([null, true]);
  second.unmount();

  jest.setSystemTime(Date.parse('2026-11-23T15:00:01Z'));
  await show();
  expect(notice()).not.toBeNull();
});

test('closed with the cross, or by Escape, it comes back with the next page load; the focus stays in the page', async () => {
  const page = await show();
  screen.getByRole('button', { name: '닫기' }).focus();
  await page.user.keyboard('{Escape}');
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(localStorage.getItem('mainNoticeHiddenToday')).toBeNull();
  page.unmount();

  const again = await show(ANSWER, { after: page });
  expect(notice()).toBeNull();
  again.unmount();
  await show();
  expect(notice()).not.toBeNull();
});

test('LS-10 floating banners stay closed', async () => {
  const page = await show();
  await page.user.click(screen.getByRole('button', { name: ko['floating.close'] }));
  expect([Boolean(notice()), banners()]).toEqual([true, null]);
  expect(localStorage.getItem('mainFloatingBannersClosed')).toBe('true');
  page.unmount();
  await show();
  expect([Boolean(notice()), banners()]).toEqual([true, null]);
});

test('the app’s web view has them too', async () => {
  await show(ANSWER, { isApp: true });
  expect([notice(), banners()].map((part) => part !== null)).toEqual([true, true]);
});

test('without anything to say, and without an answer, nothing shows', async () => {
  const page = await show({ notice: null, runningOut: null, floatingBanners: [] });
  expect([notice(), banners()]).toEqual([null, null]);
  page.unmount();
  const { shown } = await show(ANSWER, { endpoints: {} });
  expect([notice(), banners(), shown.errors]).toEqual([null, null, []]);
});

test('a notice that leads nowhere leads to its own page, and a link off the web is none', async () => {
  await show({ ...ANSWER, notice: ANSWER.notice && { ...ANSWER.notice, link: 'javascript:alert(1)' } });
  expect(screen.getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe('/notice/NT010');
});

describe('the slips, one at a time and after the notice', () => {
  const RUNNING_OUT = { points: 4850, firstAt: '2026-11-30T15:00:00.000Z' };
  const QUIET: Answer = { ...ANSWER, notice: null };
  const slip = () => document.querySelector<HTMLElement>('[data-slip]');
  const name = () => slip()?.dataset.slip ?? null;
  const onTheWeb = { storeUrl: 'https://store.example/hyangro' };

  test('LS-09 the way to the app is told on the web, and hidden for today it is away until midnight in Seoul', async () => {
    const first = await show(QUIET, onTheWeb);
    expect(name()).toBe('install');
    expect(screen.getByRole('link', { name: '앱 설치' }).getAttribute('href')).toBe('https://store.example/hyangro');
    await first.user.click(screen.getByRole('button', { name: '오늘 하루 보지 않기' }));
    expect([name(), localStorage.getItem('appInstallHiddenToday')]).toEqual([null, '"2026-11-23"']);
    first.unmount();
    jest.setSystemTime(Date.parse('2026-11-23T14:59:00Z'));
    const second = await show(QUIET, onTheWeb);
    expect(name()).toBeNull();
    second.unmount();
    jest.setSystemTime(Date.parse('2026-11-23T15:00:01Z'));
    const third = await show(QUIET, onTheWeb);
    expect(name()).toBe('install');
    third.unmount();
    // Never in the app, and not without a store page.
    const inApp = await show(QUIET, { ...onTheWeb, isApp: true });
    expect(name()).toBeNull();
    inApp.unmount();
    await show(QUIET);
    expect(name()).toBeNull();
  });

  test('LS-13 points that run out are told with their day, and hidden for today they are away until midnight in Seoul', async () => {
    const answer = { ...QUIET, runningOut: RUNNING_OUT };
    const first = await show(answer, { isApp: true });
    expect(name()).toBe('points');
    expect(slip()?.textContent).toMatch(/4,850P가 12월 1일.*부터 사라져요/);
    expect(screen.getByRole('link', { name: '내 포인트' }).getAttribute('href')).toBe('/mypage');
    await first.user.click(screen.getByRole('button', { name: '오늘 하루 보지 않기' }));
    expect([name(), localStorage.getItem('notificationPointHiddenToday')]).toEqual([null, '"2026-11-23"']);
    first.unmount();
    jest.setSystemTime(Date.parse('2026-11-23T14:59:00Z'));
    const second = await show(answer);
    expect(name()).toBeNull();
    second.unmount();
    jest.setSystemTime(Date.parse('2026-11-23T15:00:01Z'));
    await show(answer);
    expect(name()).toBe('points');
  });

  test('the notice comes first, then points, then the app; who closes one is left alone until Main is shown again', async () => {
    const all = { ...ANSWER, runningOut: RUNNING_OUT };
    const first = await show(all, onTheWeb);
    expect([Boolean(notice()), name()]).toEqual([true, null]);
    await first.user.click(screen.getByRole('button', { name: '닫기' }));
    expect([notice(), name()]).toEqual([null, null]);
    first.unmount();
    const second = await show(all, { after: first });
    expect(name()).toBe('points');
    await second.user.click(screen.getByRole('button', { name: '닫기' }));
    expect(name()).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('main'));
    second.unmount();
    await show(all, { after: first });
    expect(name()).toBe('install');
    // On a phone there is room for one thing at a time.
    expect(banners()?.dataset.behind).toBe('true');
  });
});
