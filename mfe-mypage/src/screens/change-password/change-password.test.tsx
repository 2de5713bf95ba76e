import { screen, waitFor } from '@testing-library/react';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import ChangePasswordScreen from './change-password.screen';

const session = { isLogin: true, member: { memCd: 'M1', email: 'a@b.kr' } as MemberDetails };
const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<ChangePasswordScreen />, { at: '/mypage/change-password', session, messages: { mypage: ko, terms }, ...options });
type Page = Awaited<ReturnType<typeof open>>;
async function change(page: Page, current: string, next: string, again = next, words: typeof ko = ko) {
  for (const [label, value] of [
    [words['field.currentPassword'], current],
    [words['field.newPassword'], next],
    [words['field.newPasswordAgain'], again],
  ] as const)
    await page.user.type(screen.getByLabelText(label), value);
  await page.user.click(screen.getByRole('button', { name: words['retype.submit'] }));
}

test('R-MY-16 both passwords are sent once; my page follows and says that other devices are logged out', async () => {
  const bodies: unknown[] = [];
  const page = await open({ endpoints: { 'PUT /member/password': ({ body }) => (bodies.push(body), undefined) } });
  await change(page, 'hyangro123', 'newscent1');
  await waitFor(() => expect(page.address()).toBe('/mypage'));
  expect(bodies).toEqual([{ currentPassword: 'hyangro123', password: 'newscent1', passwordAgain: 'newscent1' }]);
  expect(page.shown.toasts).toEqual([ko['changePassword.done']]);
});

test('V-PW2 the rule, another second time and the current password again are told at their fields; nothing is sent', async () => {
  const page = await open();
  await change(page, 'hyangro123', `a1${'b'.repeat(15)}`, 'newscent1');
  expect(screen.getByText(terms['validation.v0002'])).toBeTruthy();
  const [next, again] = [screen.getByLabelText(ko['field.newPassword']), screen.getByLabelText(ko['field.newPasswordAgain'])];
  await page.user.clear(next);
  await page.user.type(next, 'hyangro123');
  await page.user.clear(again);
  await page.user.type(again, 'newscent1');
  await page.user.click(screen.getByRole('button', { name: ko['retype.submit'] }));
  expect(screen.getByText(terms['validation.v0025'])).toBeTruthy();
  expect(screen.getByText(terms['validation.v0003'])).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test.each([
  ['ko', ko, terms, '비밀번호를 2번 틀렸어요'],
  ['en', en, enTerms, 'Wrong password, 2 of 5 tries'],
  ['cn', cn, cnTerms, '密码错误2次'],
] as const)(
  'R-MY-16 a wrong current password is told at its field with the count, and what was typed stays, in %s',
  async (locale, mypage, words, told) => {
    const page = await open({
      locale,
      messages: { mypage, terms: words },
      endpoints: { 'PUT /member/password': refusal('LOGIN_FAILED', [2, 5]) },
    });
    await change(page, 'wrong1234', 'newscent1', 'newscent1', mypage as typeof ko);
    expect(await screen.findByText(told, { exact: false })).toBeTruthy();
    const current = screen.getByLabelText<HTMLInputElement>(mypage['field.currentPassword']);
    expect([current.getAttribute('aria-invalid'), current.value, document.activeElement]).toEqual(['true', 'wrong1234', current]);
    expect(screen.getByLabelText<HTMLInputElement>(mypage['field.newPassword']).value).toBe('newscent1');
  },
);

test('R-MY-16 ST-LCK-01 a lock is told at the field with the seconds that are left', async () => {
  const page = await open({ endpoints: { 'PUT /member/password': refusal('LOGIN_LOCKED', [432]) } });
  await change(page, 'wrong1234', 'newscent1');
  expect(await screen.findByText('432초 남았어요', { exact: false })).toBeTruthy();
});
