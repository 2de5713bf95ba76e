import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import SignUpTermsScreen from './sign-up-terms.screen';

const messages = { mypage: ko };
beforeEach(() => localStorage.clear());
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '다음' });

const REQUIRED = [/이용약관에 동의해요 \(필수\)/, /개인정보 수집과 이용에 동의해요 \(필수\)/, /만 14세 이상이에요 \(필수\)/];
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('R-ACC-04 the next step opens once every required item is agreed to, no optional one is needed, and the choice is kept', async () => {
  const page = await renderScreen(<SignUpTermsScreen />, { at: '/member/sign-up/1?toName=OrderCart', messages });
  expect(screen.getAllByRole('checkbox', { name: /\(선택\)/ })).toHaveLength(2);
  expect(next().disabled).toBe(true);
  for (const name of REQUIRED) await page.user.click(box(name));
  expect(next().disabled).toBe(false);
  for (const missing of REQUIRED) {
    await page.user.click(box(missing));
    expect([missing, next().disabled]).toEqual([missing, true]);
    await page.user.click(box(missing));
  }
  expect(JSON.parse(localStorage.getItem('agreeTerms') ?? '')).toEqual(expect.arrayContaining(['TERMS', 'PRIVACY', 'AGE14']));
  const all = box('모두 동의해요');
  expect(all.checked).toBe(false);
  await page.user.click(all);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  await page.user.click(all);
  expect([next().disabled, localStorage.getItem('agreeTerms')]).toEqual([true, '[]']);
  for (const name of REQUIRED) await page.user.click(box(name));
  await page.user.click(next());
  expect(page.address()).toBe('/member/sign-up/2?toName=OrderCart');
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
