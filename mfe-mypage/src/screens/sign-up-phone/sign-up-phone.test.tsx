import { act, screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { clockText } from '../../features/common/clock-text';
import SignUpPhoneScreen from './sign-up-phone.screen';

const sent = { 'POST /member/verification/send': { verificationCd: 'VF1', expiresInSeconds: 180, resendInSeconds: 30 } } as const;
const open = (options: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<SignUpPhoneScreen />, { at: '/member/sign-up/2', messages: { mypage: ko, terms }, ...options });

test('V-PH1 dashes are stripped while typing', async () => {
  const page = await open({});
  const field = screen.getByLabelText<HTMLInputElement>('휴대전화 번호');
  await page.user.type(field, '010-1234-5678');
  expect(field.value).toBe('01012345678');
});

test('R-ACC-05 a code is sent, resent only after the cool-down, and proves the phone', async () => {
  const page = await open({ endpoints: { ...sent, 'POST /member/verification/confirm': undefined } });
  await page.user.type(screen.getByLabelText('휴대전화 번호'), '01012345678');
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /초 뒤에/ }).disabled).toBe(true);
  await page.user.type(screen.getByLabelText('인증 번호'), '123456');
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  expect(page.address()).toBe('/member/sign-up/3');
});

test('R-ACC-05 a wrong code is told at its field', async () => {
  const page = await open({ endpoints: { ...sent, 'POST /member/verification/confirm': refusal('VERIFICATION_WRONG') } });
  await page.user.type(screen.getByLabelText('휴대전화 번호'), '01012345678');
  await page.user.click(screen.getByRole('button', { name: '인증 번호 받기' }));
  await page.user.type(screen.getByLabelText('인증 번호'), '000000');
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByText(terms['join.a0006'])).toBeTruthy();
});

test('R-ACC-05 two presses at once send one code', async () => {
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
