import { screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { snsLink } from '../../testing/sns.samples';
import { Accounts } from './accounts';

const SINCE = '2026-11-20T15:00:00.000Z';
const open = (endpoints: EndpointMocks, { at = '/mypage/link-sns', isSure = true } = {}) =>
  renderScreen(<Accounts />, {
    at,
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    confirm: isSure,
    endpoints: { 'GET /member/sns': [snsLink('kakao', SINCE), snsLink('naver')], ...endpoints },
  });
const row = (name: string) => within(screen.getByText(name).closest('li')!);

test('R-MY-17 each provider says whether it is linked and since when; an account is unlinked after a question', async () => {
  const { user, calls, shown } = await open({ 'DELETE /member/sns/:provider': [snsLink('kakao'), snsLink('naver')] });
  expect(row('카카오').getByText('2026.11.21부터 이어져 있어요')).toBeTruthy();
  expect(row('네이버').getByText('이어져 있지 않아요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '카카오 계정 끊기' }));
  await waitFor(() => expect(row('카카오').getByText('이어져 있지 않아요')).toBeTruthy());
  expect(shown.toasts).toEqual([terms['login.a0009']]);
  expect(calls).toEqual(['GET /member/sns', 'DELETE /member/sns/kakao']);
});

test('R-MY-17 who says no keeps the account', async () => {
  const { user, calls } = await open({}, { isSure: false });
  await user.click(screen.getByRole('button', { name: '카카오 계정 끊기' }));
  expect(calls).toEqual(['GET /member/sns']);
});

test('R-MY-17 the last way in cannot be unlinked, and says why; the server’s no is told, and the list asked for again', async () => {
  const last = await open({ 'GET /member/sns': [snsLink('kakao', SINCE, false)] });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '카카오 계정 끊기' }).disabled).toBe(true);
  expect(screen.getByText(terms['login.a0010'])).toBeTruthy();
  last.unmount();
  const { user, calls, shown } = await open({ 'DELETE /member/sns/:provider': refusal('LAST_WAY_IN') });
  await user.click(screen.getByRole('button', { name: '카카오 계정 끊기' }));
  await waitFor(() => expect(calls).toEqual(['GET /member/sns', 'DELETE /member/sns/kakao', 'GET /member/sns']));
  expect(shown.errors).toHaveLength(1);
});

test('R-MY-17 linking leaves for the provider once', async () => {
  const { user, calls } = await open({ 'POST /member/sns/:provider': { redirectUrl: '#naver' } });
  await user.dblClick(screen.getByRole('button', { name: '네이버 계정 잇기' }));
  await waitFor(() => expect(window.location.hash).toBe('#naver'));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /member/sns/naver']);
});

test.each([
  ['snsLinked=naver', '네이버 계정을 이었어요'],
  ['snsFailure=TAKEN', ko['sns.failedTAKEN']],
])('who is back from the provider reads what came of it: %s', async (query, words) => {
  await open({}, { at: `/mypage/link-sns?${query}` });
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('without a provider the section says so', async () => {
  await open({ 'GET /member/sns': [] });
  expect(screen.getByText(ko['waysIn.noAccounts'])).toBeTruthy();
});
