import { act, screen, waitFor } from '@testing-library/react';
import termsKo from '@hyangro/contracts/messages/terms.ko.json';
import termsEn from '@hyangro/contracts/messages/terms.en.json';
import termsCn from '@hyangro/contracts/messages/terms.cn.json';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { ConfirmEmail } from './confirm-email';

const member = { memCd: 'M1', email: 'rose@example.com' } as MemberDetails;
const sent = { 'POST /member/email-code': { expiresInSeconds: 600, resendInSeconds: 60 } } as const;
const onConfirmed = jest.fn();
const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<ConfirmEmail onConfirmed={onConfirmed} />, {
    session: { isLogin: true, member },
    messages: { mypage: ko, terms: termsKo },
    ...options,
    endpoints: { ...sent, ...options.endpoints },
  });
type Page = Awaited<ReturnType<typeof open>>;
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));

beforeEach(() => onConfirmed.mockClear());

test.each([
  ['ko', ko, termsKo, 'rose@example.com로 여섯 자리 번호를 보내 드릴게요. 가입 쿠폰도 함께 드려요'],
  ['en', en, termsEn, 'We will send six digits to rose@example.com. Your sign-up coupon comes along'],
  ['cn', cn, termsCn, '我们会向rose@example.com发送六位验证码，注册优惠券也会一并送上'],
] as const)('API-D03 the offer names the address, in %s', async (locale, mypage, terms, words) => {
  await open({ locale, messages: { mypage, terms } });
  expect(screen.getByText(words)).toBeTruthy();
});

test('API-D03 the code that came by mail is typed where the reader already is, and confirms the address', async () => {
  const page = await open({ endpoints: { 'POST /member/email-confirm': { points: 1000, couponCount: 1 } } });
  await press(page, ko['code.send']);
  expect(screen.getByRole('status').textContent).toBe(ko['email.sent']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(ko['code.label'])));
  await page.user.keyboard('12a3-456');
  await press(page, ko['code.confirm']);
  expect(onConfirmed).toHaveBeenCalledWith({ points: 1000, couponCount: 1 });
  expect(page.calls).toEqual(['POST /member/email-code', 'POST /member/email-confirm']);
});

test('API-D03 the next code waits a minute, counted down, and then can be asked for', async () => {
  let now = 1_700_000_000_000;
  const page = await open({ now: () => now });
  await press(page, ko['code.send']);
  const waiting = screen.getByRole<HTMLButtonElement>('button', { name: '60초 뒤에 다시 받을 수 있어요' });
  expect(waiting.disabled).toBe(true);
  now += 60_000;
  const again = await screen.findByRole('button', { name: ko['code.resend'] }, { timeout: 3000 });
  await page.user.click(again);
  expect(page.calls).toEqual(['POST /member/email-code', 'POST /member/email-code']);
  now += 600_000;
  expect(await screen.findByText(ko['code.expired'], undefined, { timeout: 3000 })).toBeTruthy();
});

test.each([
  ['VERIFICATION_WRONG', 'join.a0006'],
  ['VERIFICATION_EXPIRED', 'join.a0013'],
] as const)('API-D03 a code refused with %s is told at its field, and what was typed stays', async (name, code) => {
  const page = await open({ endpoints: { 'POST /member/email-confirm': refusal(name) } });
  await press(page, ko['code.send']);
  const field = screen.getByLabelText<HTMLInputElement>(ko['code.label']);
  await page.user.type(field, '000000');
  await press(page, ko['code.confirm']);
  expect(screen.getByText(termsKo[code])).toBeTruthy();
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['000000', 'true']);
});

test('API-D03 five digits are not sent', async () => {
  const page = await open();
  await press(page, ko['code.send']);
  await page.user.type(screen.getByLabelText(ko['code.label']), '12345');
  await press(page, ko['code.confirm']);
  expect(screen.getByText(termsKo['validation.v0012'])).toBeTruthy();
  expect(page.calls).toEqual(['POST /member/email-code']);
});

test('API-D03 with a code on its way from another page the field shows and the wait goes on', async () => {
  const page = await open({ endpoints: { 'POST /member/email-code': refusal('VERIFICATION_TOO_SOON', [40]) } });
  await press(page, ko['code.send']);
  expect(screen.getByLabelText(ko['code.label'])).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /초 뒤에/ }).disabled).toBe(true);
});

test('API-D03 the day’s last code says so', async () => {
  const page = await open({ endpoints: { 'POST /member/email-code': refusal('VERIFICATION_LIMIT', [10]) } });
  await press(page, ko['code.send']);
  expect(screen.getByRole('alert').textContent).toBe('인증 번호는 하루에 10번까지 보낼 수 있어요. 내일 다시 해 주세요.');
});

test('API-D03 an address confirmed in another window counts as confirmed', async () => {
  const page = await open({ endpoints: { 'POST /member/email-code': refusal('EMAIL_ALREADY_CONFIRMED') } });
  await press(page, ko['code.send']);
  expect(onConfirmed).toHaveBeenCalledWith({ points: 0, couponCount: 0 });
});

test('API-D03 two presses at once send one code', async () => {
  const page = await open();
  const send = screen.getByRole('button', { name: ko['code.send'] });
  await act(async () => {
    send.click();
    send.click();
  });
  expect(page.calls).toEqual(['POST /member/email-code']);
});
