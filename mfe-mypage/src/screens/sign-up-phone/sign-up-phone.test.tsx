import { act, screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { clockText } from '../../features/common/clock-text';
import SignUpPhoneScreen from './sign-up-phone.screen';

const sent = { 'POST /member/verification/send': { verificationCd: 'VF1', expiresInSeconds: 180, resendInSeconds: 30 } } as const;
/** The countdown is drawn anew each second. */
const A_TICK = { timeout: 3_000 };
const open = (options: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<SignUpPhoneScreen />, { at: '/member/sign-up/2', messages: { mypage: ko, terms }, ...options });

test('V-PH1 dashes are stripped while typing', async () => {
  const page = await open({});
  const field = screen.getByLabelText<HTMLInputElement>('휴대전화 번호');
  await page.user.type(field, '010-1234-5678');
  expect(field.value).toBe('01012345678');
});

test('R-ACC-05 V-REQ1 eleven digits get a code, another one once the cool-down is over, and a code must be entered', async () => {
  let now = 1_000_000;
  const endpoints = { ...sent, 'POST /member/verification/confirm': undefined };
  const page = await open({ at: '/member/sign-up/2?toName=OrderCart', now: () => now, endpoints });
  const phone = screen.getByLabelText('휴대전화 번호');
  await page.user.type(phone, '0101234567');
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  expect([screen.getByText(terms['validation.v0009']).textContent, page.calls]).toEqual([terms['validation.v0009'], []]);
  await page.user.type(phone, '8');
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  now += 29_000;
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '1초 뒤에 다시 받을 수 있어요' }, A_TICK)).disabled).toBe(true);
  now += 1_000;
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: '다시 받기' }, A_TICK);
  expect(again.disabled).toBe(false);
  await page.user.click(again);
  await waitFor(() => expect(page.calls).toEqual(['POST /member/verification/send', 'POST /member/verification/send']));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /초 뒤에/ }).disabled).toBe(true);
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByText(terms['validation.v0012'])).toBeTruthy();
  expect(page.calls).toHaveLength(2);
  await page.user.type(screen.getByLabelText('인증 번호'), '123456');
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(page.address()).toBe('/member/sign-up/3?toName=OrderCart'));
});

test('a wrong code is told at its field', async () => {
  const page = await open({ endpoints: { ...sent, 'POST /member/verification/confirm': refusal('VERIFICATION_WRONG') } });
  await page.user.type(screen.getByLabelText('휴대전화 번호'), '01012345678');
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  await page.user.type(screen.getByLabelText('인증 번호'), '000000');
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByText(terms['join.a0006'])).toBeTruthy();
});

test('two presses at once send one code', async () => {
  const page = await open({ endpoints: sent });
  await page.user.type(screen.getByLabelText('휴대전화 번호'), '01012345678');
  const send = screen.getByRole('button', { name: '인증 번호 받기' });
  await act(async () => {
    send.click();
    send.click();
  });
  expect(page.calls).toEqual(['POST /member/verification/send']);
});

test('V-PH1 ten digits are not sent', async () => {
  const page = await open({ endpoints: sent });
  await page.user.type(screen.getByLabelText('휴대전화 번호'), '0101234567');
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  expect(screen.getByText(terms['validation.v0009'])).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test('the time left reads as minutes and seconds', () => {
  expect([clockText(180), clockText(61), clockText(0)]).toEqual(['3:00', '1:01', '0:00']);
});
