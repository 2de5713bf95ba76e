import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import SignUpWelcomeScreen from './sign-up-welcome.screen';

const messages = { mypage: ko };

test('R-ACC-07 the welcome greets who came from step 3 with the reward, and sends others to step 1', async () => {
  await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', state: { nickname: '새향기' }, messages });
  expect(screen.getByRole('heading', { name: /새향기님/ })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(`1,000P${ko['welcome.points']}`);
  document.body.innerHTML = '';
  await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', state: { nickname: '새향기', rewardPoints: '0' }, messages });
  expect(screen.queryByRole('status')).toBeNull();
  const alone = await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', messages });
  expect(alone.address()).toBe('/member/sign-up/1');
});

test.each([
  ['?toName=Product&productCd=P0001', 'welcome.goOn', '/product/P0001'],
  ['?toName=MyProfile#invite', 'welcome.goOn', '/mypage/profile#invite'],
  ['?toName=https://evil.example', 'welcome.shop', '/'],
  ['', 'welcome.shop', '/'],
] as const)('R-ACC-18 who joined on the way to a page is led back there, and nowhere else: %s', async (search, words, leads) => {
  await renderScreen(<SignUpWelcomeScreen />, { at: `/member/sign-up/4${search}`, state: { nickname: '새향기' }, messages });
  expect(screen.getByRole('link', { name: ko[words] }).getAttribute('href')).toBe(leads);
});
