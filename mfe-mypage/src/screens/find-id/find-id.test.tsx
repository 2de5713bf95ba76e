import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import FindIdScreen from './find-id.screen';

const codeSent = { verificationCd: 'VF1', sentTo: 'de***@example.com', expiresInSeconds: 180, resendInSeconds: 30 };
const sent = { 'POST /login/find-id': codeSent } as const;
const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<FindIdScreen />, { at: '/login/find-id?toName=OrderCart', messages: { mypage: ko, terms }, ...options });
type Page = Awaited<ReturnType<typeof open>>;
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));
async function askByMail(page: Page) {
  await page.user.type(screen.getByLabelText(ko['field.memNm']), '하린');
  await page.user.click(screen.getByLabelText(ko['recovery.byEmail']));
  await page.user.type(screen.getByLabelText(ko['field.email']), 'demo02@example.com');
  await press(page, ko['code.send']);
}

test('R-ACC-11 name and e-mail bring a code, and the code leads to the result; where one wanted to go goes along', async () => {
  const bodies: unknown[] = [];
  const page = await open({
    endpoints: {
      'POST /login/find-id': ({ body }) => (bodies.push(body), codeSent),
      'POST /login/find-id/confirm': ({ body }) => (
        bodies.push(body),
        { accounts: [{ maskedId: 'dem***', joinedAt: '2025-01-02T00:00:00Z' }] }
      ),
    },
  });
  await askByMail(page);
  expect(screen.getByRole('status').textContent).toContain('de***@example.com');
  await page.user.type(screen.getByLabelText(ko['code.label']), '123456');
  await press(page, ko['code.confirm']);
  await waitFor(() => expect(page.address()).toBe('/login/find-id/result?toName=OrderCart'));
  expect(bodies).toEqual([
    { memNm: '하린', by: 'email', email: 'demo02@example.com' },
    { verificationCd: 'VF1', code: '123456' },
  ]);
});

test('R-ACC-11 a phone is sent as its digits; another number afterwards needs another code', async () => {
  const bodies: unknown[] = [];
  const page = await open({ endpoints: { 'POST /login/find-id': ({ body }) => (bodies.push(body), codeSent) } });
  await page.user.type(screen.getByLabelText(ko['field.memNm']), '하린');
  const phone = screen.getByLabelText(ko['phone.phone']);
  await page.user.type(phone, '010-1234-5678');
  await press(page, ko['code.send']);
  expect(bodies).toEqual([{ memNm: '하린', by: 'phone', phone: '01012345678' }]);
  await page.user.type(phone, '{Backspace}9');
  expect(screen.queryByLabelText(ko['code.label'])).toBeNull();
  expect(screen.getByRole('button', { name: ko['code.send'] })).toBeTruthy();
});

test('V-PH1 V-EM2 V-REQ1 what is missing or malformed is told at its field, and nothing is sent', async () => {
  const page = await open({ endpoints: sent });
  await page.user.type(screen.getByLabelText(ko['phone.phone']), '0101');
  await press(page, ko['code.send']);
  expect(screen.getByText(terms['validation.v0019'])).toBeTruthy();
  expect(screen.getByText(terms['validation.v0009'])).toBeTruthy();
  await page.user.click(screen.getByLabelText(ko['recovery.byEmail']));
  await page.user.type(screen.getByLabelText(ko['field.email']), 'a@');
  await press(page, ko['code.send']);
  expect(screen.getByText(terms['validation.v0004'])).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test('R-ACC-11 a wrong code is told at its field and keeps what was typed; the day’s last code says so at the contact', async () => {
  const page = await open({ endpoints: { ...sent, 'POST /login/find-id/confirm': refusal('VERIFICATION_WRONG') } });
  await askByMail(page);
  await page.user.type(screen.getByLabelText(ko['code.label']), '000000');
  await press(page, ko['code.confirm']);
  expect(await screen.findByText(terms['join.a0006'])).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(ko['code.label']).value).toBe('000000');
  page.unmount();
  const second = await open({ endpoints: { 'POST /login/find-id': refusal('VERIFICATION_LIMIT', [10]) } });
  await askByMail(second);
  expect(await screen.findByText('인증 번호는 하루에 10번까지 보낼 수 있어요. 내일 다시 해 주세요.')).toBeTruthy();
  expect(screen.getByLabelText(ko['field.email']).getAttribute('aria-invalid')).toBe('true');
});
