import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { OpenSession } from '@hyangro/contracts/session/session.contract';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import MyLinkSnsScreen from './my-link-sns.screen';

const session = (sessionCd: string, values: Partial<OpenSession> = {}): OpenSession => ({
  sessionCd,
  isCurrent: false,
  device: 'PHONE',
  browser: 'Safari',
  os: 'iOS',
  network: '203.0.113.*',
  startedAt: '2026-11-20T03:00:00.000Z',
  seenAt: '2026-11-23T03:00:00.000Z',
  ...values,
});
const mine = session('a', { isCurrent: true, device: 'PC', browser: 'Chrome', os: 'Windows' });
const open = (endpoints: EndpointMocks = {}, isSure = true) =>
  renderScreen(<MyLinkSnsScreen />, {
    at: '/mypage/link-sns',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    confirm: isSure,
    endpoints: {
      'GET /member/sns': [],
      'GET /member/passkeys': [],
      'GET /member/sessions': [mine, session('b'), session('c', { device: 'OTHER', browser: null, os: null, network: null })],
      ...endpoints,
    },
  });
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

test('each browser stands with its device, place and time; this one cannot be ended here', async () => {
  await open();
  expect(names()).toEqual(['컴퓨터 · Chrome · Windows', '휴대전화 · Safari · iOS', '알 수 없는 기기']);
  expect(screen.getByText('지금 쓰는 기기 · 접속 위치 203.0.113.*')).toBeTruthy();
  expect(screen.getByText(/^마지막 사용 .*12:00 · 접속 위치 203\.0\.113\.\*$/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^로그아웃: / })).toHaveLength(2);
});

test('one browser is logged out after a question, and goes from the list', async () => {
  const { user, calls, shown } = await open({ 'DELETE /member/sessions/:sessionCd': [mine] });
  await user.click(screen.getByRole('button', { name: '로그아웃: 휴대전화 · Safari · iOS' }));
  await waitFor(() => expect(names()).toEqual(['컴퓨터 · Chrome · Windows']));
  expect(calls.at(-1)).toBe('DELETE /member/sessions/b');
  expect([shown.confirms, shown.toasts]).toEqual([[ko['sessions.endAsk']], [ko['sessions.ended']]]);
});

test('all others are logged out at once; alone there is nothing to end', async () => {
  const { user, calls } = await open({ 'DELETE /member/sessions': [mine] });
  await user.click(screen.getByRole('button', { name: '다른 기기 모두 로그아웃' }));
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(calls.at(-1)).toBe('DELETE /member/sessions');
  expect(screen.queryByRole('button')).toBeNull();
});

test('who says no stays logged in everywhere', async () => {
  const { user, calls } = await open({}, false);
  await user.click(screen.getByRole('button', { name: '다른 기기 모두 로그아웃' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});
