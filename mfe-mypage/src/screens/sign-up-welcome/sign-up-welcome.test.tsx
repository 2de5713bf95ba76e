import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import SignUpWelcomeScreen from './sign-up-welcome.screen';

const messages = { mypage: ko };

test('R-ACC-07 the welcome greets who came from step 3, and sends others to step 1', async () => {
  await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', state: { nickname: '새향기' }, messages });
  expect(screen.getByText(/새향기/)).toBeTruthy();
  const alone = await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', messages });
  expect(alone.address()).toBe('/member/sign-up/1');
});
