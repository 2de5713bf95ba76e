import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks, type MockRequest } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { SnsButtons } from './sns-buttons';

const open = (at: string, endpoints: EndpointMocks) => renderScreen(<SnsButtons />, { at, messages: { mypage: ko, terms }, endpoints });
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('each provider in use has its button, in the order of the server; without one there is nothing', async () => {
  const page = await open('/login', { 'GET /login/sns': ['kakao', 'naver', 'google', 'wechat'] });
  await screen.findAllByRole('button');
  expect(names()).toEqual([
    'K카카오 계정으로 계속하기',
    'N네이버 계정으로 계속하기',
    'G구글 계정으로 계속하기',
    '微위챗 계정으로 계속하기',
  ]);
  expect(screen.getByRole('button', { name: '카카오 계정으로 계속하기' })).toBeTruthy();
  page.unmount();
  const none = await open('/login', { 'GET /login/sns': [] });
  expect(none.container.textContent).toBe('');
});

test('a press sends the way one wants to go along, once, without the word of an earlier failure, and leaves for the provider', async () => {
  const bodies: unknown[] = [];
  const { user } = await open('/login?toName=Promotion&layoutCd=EV01&snsFailure=DENIED', {
    'GET /login/sns': ['google'],
    'POST /login/sns/:provider': ({ body }: MockRequest) => (bodies.push(body), { redirectUrl: '#google' }),
  });
  expect((await screen.findByRole('status')).textContent).toBe(ko['sns.failedDENIED']);
  await user.dblClick(screen.getByRole('button'));
  await waitFor(() => expect(window.location.hash).toBe('#google'));
  expect(bodies).toEqual([{ target: 'toName=Promotion&layoutCd=EV01' }]);
});

test.each(['DENIED', 'EXPIRED', 'USED', 'TAKEN', 'LOCKED', 'FAILED'] as const)(
  'who is back without a login reads why: %s',
  async (failure) => {
    await open(`/login?snsFailure=${failure}`, { 'GET /login/sns': ['kakao'] });
    expect((await screen.findByRole('status')).textContent).toBe(ko[`sns.failed${failure}`]);
  },
);

test('a word that nobody knows says nothing, and a provider that is gone is told', async () => {
  const { user, shown } = await open('/login?snsFailure=constructor', {
    'GET /login/sns': ['kakao'],
    'POST /login/sns/:provider': refusal('SNS_UNAVAILABLE'),
  });
  await user.click(await screen.findByRole('button'));
  expect(screen.queryByRole('status')).toBeNull();
  await waitFor(() => expect(shown.errors).toHaveLength(1));
});
