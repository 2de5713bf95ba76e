import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { SnsProof } from '@hyangro/contracts/session/sns.contract';
import { refusal, renderScreen, type EndpointMocks, type MockRequest, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aMember } from '../../testing/member.samples';
import MemberLinkSnsScreen from './member-link-sns.screen';

const proof: SnsProof = { provider: 'kakao', openId: 'k-1', nickname: '새손님', email: 'new@example.com', target: 'toName=OrderCart' };
const open = (endpoints: EndpointMocks = {}, options: Pick<RenderScreenOptions, 'locale'> = {}) =>
  renderScreen(<MemberLinkSnsScreen />, {
    at: '/member/link-sns?toName=OrderCart',
    messages: { mypage: ko, terms },
    endpoints: { 'GET /login/sns-proof': proof, ...endpoints },
    ...options,
  });
const send = async ({ user }: Awaited<ReturnType<typeof open>>, loginId = 'demo01', password = 'hyangro123') => {
  await user.type(screen.getByLabelText('아이디'), loginId);
  await user.type(screen.getByLabelText('비밀번호'), password);
  await user.click(screen.getByRole('button', { name: '이 계정에 잇기' }));
};

test('R-ACC-17 an unknown account is offered to a member, whose password is asked for, or to the sign-up; linked, the member is where they wanted to go', async () => {
  const bodies: unknown[] = [];
  const page = await open({ 'POST /login/sns-proof/link': ({ body }: MockRequest) => (bodies.push(body), aMember) });
  expect(screen.getByText(/카카오 · 새손님 · new@example.com/)).toBeTruthy();
  expect(screen.getByText(terms['login.a0008'])).toBeTruthy();
  expect(screen.getByRole('link', { name: '새로 가입하기' }).getAttribute('href')).toBe('/member/sign-up/1?toName=OrderCart');
  await send(page);
  await waitFor(() => expect(page.address()).toBe('/order/cart'));
  expect(bodies).toEqual([{ loginId: 'demo01', password: 'hyangro123' }]);
  expect(page.services.session.get()).toMatchObject({ isLogin: true, member: { memCd: 'M0001' } });
});

test('R-ACC-17 in English who is new joins on one page', async () => {
  await open({}, { locale: 'en' });
  expect(screen.getByRole('link', { name: '새로 가입하기' }).getAttribute('href')).toBe('/join?toName=OrderCart');
});

test('R-ACC-17 a wrong password is told and selected, and nothing is linked', async () => {
  const page = await open({ 'POST /login/sns-proof/link': refusal('LOGIN_FAILED', [1, 5]) });
  await send(page);
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByLabelText('비밀번호'));
  expect([page.address(), page.services.session.get().isLogin]).toEqual(['/member/link-sns?toName=OrderCart', false]);
});

test('an empty form is told at its fields and sends nothing', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: '이 계정에 잇기' }));
  expect(screen.getByLabelText('아이디').getAttribute('aria-invalid')).toBe('true');
  expect(page.calls).toEqual(['GET /login/sns-proof']);
});

test('R-ACC-17 without a proved account, or with one that has become too old, the login stands here, and the way is kept', async () => {
  const direct = await open({ 'GET /login/sns-proof': null });
  await waitFor(() => expect(direct.address()).toBe('/login?toName=OrderCart'));
  direct.unmount();
  let isOld = false;
  const page = await open({
    'GET /login/sns-proof': () => (isOld ? null : proof),
    'POST /login/sns-proof/link': () => {
      isOld = true;
      return refusal('SNS_PROOF_MISSING');
    },
  });
  await send(page);
  await waitFor(() => expect(page.address()).toBe('/login?toName=OrderCart'));
  expect(page.shown.errors).toHaveLength(1);
});
