import { screen, waitFor } from '@testing-library/react';

import { renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { typedIdStore } from '../../features/common/typed-id';
import { codeSent, SENT_AT, TARGET } from '../../testing/recovery.samples';
import FindPasswordScreen from './find-password.screen';

const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<FindPasswordScreen />, { at: `/login/find-password${TARGET}`, messages: { mypage: ko }, now: () => SENT_AT, ...options });
type Page = Awaited<ReturnType<typeof open>>;
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));

test('R-ACC-13 id and phone are sent once, and the page goes on whether or not they fit an account', async () => {
  const bodies: unknown[] = [];
  const page = await open({ endpoints: { 'POST /login/find-password': ({ body }) => (bodies.push(body), codeSent) } });
  await page.user.type(screen.getByLabelText(ko['field.loginId']), 'demo02');
  await page.user.type(screen.getByLabelText(ko['phone.phone']), '010-0000-0002');
  await press(page, ko['code.send']);
  await waitFor(() => expect(page.address()).toBe(`/login/find-password/result${TARGET}`));
  expect(bodies).toEqual([{ loginId: 'demo02', by: 'phone', phone: '01000000002' }]);
});

test('V-REQ1 an empty form is told at its fields and sends nothing', async () => {
  const page = await open();
  await press(page, ko['code.send']);
  expect(screen.getByLabelText(ko['field.loginId']).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(ko['phone.phone']).getAttribute('aria-invalid')).toBe('true');
  expect(page.calls).toEqual([]);
});

test('the id that was typed at the login need not be typed again', async () => {
  const first = await open();
  first.unmount();
  typedIdStore(first.services.memberMemory).set('demo07');
  await open({ after: first });
  expect(screen.getByLabelText<HTMLInputElement>(ko['field.loginId']).value).toBe('demo07');
});
