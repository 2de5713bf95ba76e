import { screen } from '@testing-library/react';
import { CHECK_OUTCOMES } from '@hyangro/contracts/member/real-name.contract';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aMember } from '../../testing/member.samples';
import RealNameAuthScreen from './real-name-auth.screen';

const AT = '/mypage/member-info/real-name-auth?state=S1&answer=A1';
const open = (check: EndpointMocks['POST /real-name/check'], isLogin = false) =>
  renderScreen(<RealNameAuthScreen />, {
    at: AT,
    messages: { mypage: ko, terms },
    session: isLogin ? { isLogin, member: aMember } : undefined,
    endpoints: { 'POST /real-name/check': check },
  });

test.each(CHECK_OUTCOMES)('R-PUB-07 the page says what the answer came to: %s', async (outcome) => {
  let sent: unknown;
  const { calls } = await open(({ body }) => ((sent = body), { outcome }));
  expect(await screen.findByRole('heading', { level: 1, name: ko[`check.${outcome}`] })).toBeTruthy();
  expect([sent, calls]).toEqual([{ state: 'S1', answer: 'A1' }, ['POST /real-name/check']]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('R-PUB-07 a member goes on to their details', async () => {
  await open({ outcome: 'VERIFIED' }, true);
  expect((await screen.findByRole('link', { name: ko['check.own'] })).getAttribute('href')).toBe('/mypage/member-info/real-name');
});

test('R-PUB-07 an answer that could not be looked at is asked again by a press', async () => {
  let isAway = true;
  const { user } = await open(() => (isAway ? refusal('SERVICE_UNAVAILABLE') : { outcome: 'VERIFIED' }));
  const retry = await screen.findByRole('button', { name: terms['action.retry'] });
  isAway = false;
  await user.click(retry);
  expect(await screen.findByText(ko['check.VERIFIED'])).toBeTruthy();
});
