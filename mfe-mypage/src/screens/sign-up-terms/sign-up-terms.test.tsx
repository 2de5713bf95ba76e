import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import SignUpTermsScreen from './sign-up-terms.screen';

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

test.each(['5', '{"a":1}', '["TERMS",5]', '["TERMS'])('LS-24 a kept choice that somebody broke is begun anew: %s', async (text) => {
  localStorage.setItem('agreeTerms', text);
  const page = await renderScreen(<SignUpTermsScreen />, { at: '/member/sign-up/1', messages });
  expect(next().disabled).toBe(true);
  await page.user.click(screen.getByRole('checkbox', { name: '모두 동의해요' }));
  expect(next().disabled).toBe(false);
});
