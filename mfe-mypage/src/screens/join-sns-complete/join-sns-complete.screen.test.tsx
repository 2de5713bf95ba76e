import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks, type MockRequest, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aMember } from '../../testing/member.samples';
import JoinSnsCompleteScreen from './join-sns-complete.screen';

const open = (endpoints: EndpointMocks, options: Pick<RenderScreenOptions, 'state' | 'locale'> = {}) =>
  renderScreen(<JoinSnsCompleteScreen />, {
    at: '/join/sns/complete/k-1',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: aMember },
    endpoints,
    ...options,
  });
const LINKED = '카카오 계정을 이었어요. 다음부터는 한 번에 로그인할 수 있어요.';

test('R-ACC-10 the account of the address is linked to the member who is logged in, who is greeted', async () => {
  const bodies: unknown[] = [];
  await open({ 'POST /member/sns': ({ body }: MockRequest) => (bodies.push(body), { provider: 'kakao' as const }) });
  expect(await screen.findByText(LINKED)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('지수의서랍님');
  expect(bodies).toEqual([{ openId: 'k-1' }]);
  expect(screen.queryByText(ko['welcome.points'])).toBeNull();
});

test.each([
  [{ nickname: '새손님', rewardPoints: '1000' }, true],
  [{ nickname: '새손님', rewardPoints: '0' }, false],
])('R-ACC-10 who has just joined is greeted by name, with the gift where there was one: %j', async (state, isGiven) => {
  await open({ 'POST /member/sns': { provider: 'kakao' } }, { state });
  expect(await screen.findByText(LINKED)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('새손님');
  expect(screen.queryByText(ko['welcome.points']) !== null).toBe(isGiven);
});

test('R-ACC-10 in the other languages the gift waits for the mailbox', async () => {
  await open({ 'POST /member/sns': { provider: 'google' } }, { state: { nickname: 'Rose' }, locale: 'en' });
  expect(await screen.findByRole('button', { name: ko['code.send'] })).toBeTruthy();
});

test.each([
  ['SNS_PROOF_MISSING', ko['snsComplete.missing']],
  ['SNS_TAKEN', ko['snsComplete.taken']],
] as const)('R-ACC-10 an account that cannot be linked says why and leads to the ways to log in: %s', async (name, words) => {
  await open({ 'POST /member/sns': refusal(name) });
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByRole('link', { name: '로그인 방법 보기' }).getAttribute('href')).toBe('/mypage/link-sns');
});

test('what did not arrive can be sent again', async () => {
  let tries = 0;
  const { user } = await open({
    'POST /member/sns': () => {
      if ((tries += 1) === 1) throw new TypeError('offline');
      return { provider: 'kakao' as const };
    },
  });
  await user.click(await screen.findByRole('button', { name: terms['action.retry'] }));
  await waitFor(() => expect(screen.getByText(LINKED)).toBeTruthy());
});
