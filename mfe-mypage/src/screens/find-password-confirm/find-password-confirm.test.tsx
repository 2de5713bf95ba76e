import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { codeSent, recovery, SENT_AT, STRANGE_STATES, TARGET } from '../../testing/recovery.samples';
import FindPasswordConfirmScreen from './find-password-confirm.screen';

const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<FindPasswordConfirmScreen />, {
    at: `/login/find-password/confirm${TARGET}`,
    messages: { mypage: ko, terms },
    now: () => SENT_AT,
    ...options,
  });
type Page = Awaited<ReturnType<typeof open>>;
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));

test('R-ACC-15 the right code leads to the new password; a wrong one is refused at its field, and five digits are not sent', async () => {
  const answers = [refusal('VERIFICATION_WRONG'), undefined];
  const page = await open({ state: recovery, endpoints: { 'POST /login/find-password/confirm': () => answers.shift() } });
  const field = screen.getByLabelText<HTMLInputElement>(ko['code.label']);
  await page.user.type(field, '12345');
  await press(page, ko['code.confirm']);
  expect([screen.getByText(terms['validation.v0012']).textContent, page.calls]).toEqual([terms['validation.v0012'], []]);
  await page.user.type(field, '6');
  await press(page, ko['code.confirm']);
  expect(await screen.findByText(terms['join.a0006'])).toBeTruthy();
  expect([field.value, document.activeElement]).toEqual(['123456', field]);
  await press(page, ko['code.confirm']);
  await waitFor(() => expect(page.address()).toBe(`/login/find-password/retype${TARGET}`));
});

test('R-ACC-15 another code is asked for with what was typed at first, and takes the place of the old one', async () => {
  const bodies: unknown[] = [];
  const page = await open({
    state: recovery,
    endpoints: {
      'POST /login/find-password': ({ body }) => (bodies.push(body), { ...codeSent, verificationCd: 'VF2' }),
      'POST /login/find-password/confirm': ({ body }) => (bodies.push(body), undefined),
    },
  });
  await press(page, ko['code.resend']);
  expect(await screen.findByRole('button', { name: '30초 뒤에 다시 받을 수 있어요' })).toBeTruthy();
  await page.user.type(screen.getByLabelText(ko['code.label']), '654321');
  await press(page, ko['code.confirm']);
  expect(bodies).toEqual([
    { loginId: 'demo02', by: 'phone', phone: '01000000002' },
    { verificationCd: 'VF2', code: '654321' },
  ]);
});

test('R-ACC-15 opened without what it needs the page leads to the beginning, and where one wanted to go stays', async () => {
  for (const state of STRANGE_STATES) {
    const page = await open({ state });
    expect(page.address()).toBe(`/login/find-password${TARGET}`);
    page.unmount();
  }
});
