import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import SignUpTermsScreen from './sign-up-terms.screen';
import SignUpWelcomeScreen from '../sign-up-welcome/sign-up-welcome.screen';
import JoinCompleteScreen from '../join-complete/join-complete.screen';

const messages = { mypage: ko };
beforeEach(() => localStorage.clear());
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '다음' });

test('R-ACC-04 the next step opens once the required items are agreed to', async () => {
  const page = await renderScreen(<SignUpTermsScreen />, { at: '/member/sign-up/1', messages });
  expect(next().disabled).toBe(true);
  for (const name of [/이용약관/, /개인정보/, /만 14세/]) await page.user.click(screen.getByRole('checkbox', { name }));
  expect(next().disabled).toBe(false);
});

test('LS-07 the choice survives leaving and coming back', async () => {
  const page = await renderScreen(<SignUpTermsScreen />, { at: '/member/sign-up/1', messages });
  await page.user.click(screen.getByRole('checkbox', { name: '모두 동의해요' }));
  page.unmount();
  await renderScreen(<SignUpTermsScreen />, { at: '/member/sign-up/1', messages });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '모두 동의해요' }).checked).toBe(true);
});

test('R-ACC-07 the welcome greets who came from step 3, and sends others to step 1', async () => {
  await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', state: { nickname: '새향기' }, messages });
  expect(screen.getByText(/새향기/)).toBeTruthy();
  const alone = await renderScreen(<SignUpWelcomeScreen />, { at: '/member/sign-up/4', messages });
  expect(alone.address()).toBe('/member/sign-up/1');
});

test('R-ACC-09 join complete shows the joined name, and sends others home', async () => {
  await renderScreen(<JoinCompleteScreen />, { at: '/join/complete', state: { nickname: 'Rose' }, messages });
  expect(screen.getByText(/Rose/)).toBeTruthy();
  const alone = await renderScreen(<JoinCompleteScreen />, { at: '/join/complete', path: '/join/complete', messages });
  expect(alone.address()).toBe('/');
});
