import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { typedIdStore } from '../../features/common/typed-id';
import { SENT_AT, STRANGE_STATES, TARGET } from '../../testing/recovery.samples';
import FindPasswordRetypeScreen from './find-password-retype.screen';

const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<FindPasswordRetypeScreen />, {
    at: `/login/find-password/retype${TARGET}`,
    messages: { mypage: ko, terms },
    now: () => SENT_AT,
    ...options,
  });
type Page = Awaited<ReturnType<typeof open>>;
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));

const proven = { provenCd: 'VF1', loginId: 'demo02' };
async function retype(page: Page, password: string, again = password) {
  await page.user.type(screen.getByLabelText(ko['field.newPassword']), password);
  await page.user.type(screen.getByLabelText(ko['field.newPasswordAgain']), again);
  await press(page, ko['retype.submit']);
}

test('R-ACC-16 the new password is sent once; the login follows, knows the id, and leads on to where one wanted to go', async () => {
  const bodies: unknown[] = [];
  const page = await open({ state: proven, endpoints: { 'POST /login/reset': ({ body }) => (bodies.push(body), undefined) } });
  await retype(page, 'newscent1');
  await waitFor(() => expect(page.address()).toBe(`/login${TARGET}`));
  expect(bodies).toEqual([{ verificationCd: 'VF1', password: 'newscent1', passwordAgain: 'newscent1' }]);
  expect(page.shown.toasts).toEqual([terms['login.a0007']]);
  expect(typedIdStore(page.services.memberMemory).get()).toBe('demo02');
});

test('V-PW2 seventeen letters and another second time are told at their fields, and nothing is sent', async () => {
  const page = await open({ state: proven });
  await retype(page, `a1${'b'.repeat(15)}`, 'newscent1');
  expect(screen.getByText(terms['validation.v0002'])).toBeTruthy();
  const first = screen.getByLabelText(ko['field.newPassword']);
  await page.user.clear(first);
  await page.user.type(first, `a1${'b'.repeat(14)}`);
  await press(page, ko['retype.submit']);
  expect(screen.queryByText(terms['validation.v0002'])).toBeNull();
  expect(screen.getByText(terms['validation.v0003'])).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test('R-ACC-16 a proof that is used or too old says so and leads to the beginning', async () => {
  const page = await open({ state: proven, endpoints: { 'POST /login/reset': refusal('VERIFICATION_OVER') } });
  await retype(page, 'newscent1');
  await waitFor(() => expect(page.address()).toBe(`/login/find-password${TARGET}`));
  expect(page.shown.errors).toHaveLength(1);
});

test('R-ACC-16 opened without what it needs the page leads to the beginning, and where one wanted to go stays', async () => {
  for (const state of STRANGE_STATES) {
    const page = await open({ state });
    expect(page.address()).toBe(`/login/find-password${TARGET}`);
    page.unmount();
  }
});
