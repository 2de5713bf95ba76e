import { screen, waitFor } from '@testing-library/react';
import type { Locale } from '@hyangro/contracts/locales';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks, type MockRequest } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { aMember } from '../../testing/member.samples';
import { REQUEST, fakeDevice, refusedByOwner } from '../../testing/passkey.samples';
import { PasskeyLogin } from './passkey-login';

let device: ReturnType<typeof fakeDevice> | undefined;
afterEach(() => {
  device?.restore();
  device = undefined;
});

const entered = jest.fn();
const open = (endpoints: EndpointMocks = {}, locale: Locale = 'ko', words: typeof ko = ko) =>
  renderScreen(<PasskeyLogin onEntered={entered} />, {
    at: '/login',
    locale,
    messages: { mypage: words, terms },
    endpoints: { 'POST /login/passkey/options': REQUEST, ...endpoints },
  });
const button = () => screen.getByRole('button', { name: ko['passkey.login'] });

test('a press asks the device, sends what it has signed, and lets in: once, with no id typed', async () => {
  device = fakeDevice();
  entered.mockClear();
  const bodies: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await open({
    'POST /login/passkey/options': () => answered.then(() => REQUEST),
    'POST /login/passkey': ({ body }: MockRequest) => (bodies.push(body), aMember),
  });
  await page.user.dblClick(button());
  answer();
  await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
  expect(bodies).toMatchObject([
    { response: { id: 'cHJpdmF0ZQ', type: 'public-key', response: { signature: 'c2lnbmVk', userHandle: 'dXNlcg' } } },
  ]);
  expect(device.asked).toMatchObject([{ rpId: 'localhost', userVerification: 'required', allowCredentials: undefined }]);
  expect(page.services.session.get()).toMatchObject({ isLogin: true });
  expect(page.calls).toEqual(['POST /login/passkey/options', 'POST /login/passkey']);
});

test('where the browser has no passkeys there is no button', async () => {
  const { container } = await open();
  expect(container.textContent).toBe('');
});

test.each([
  ['its owner says no', refusedByOwner(), 'CANCELLED'],
  ['it fails', new Error('out of order'), 'FAILED'],
] as const)('when %s, that is said at the button, which can be pressed again', async (_, fault, reason) => {
  device = fakeDevice(fault);
  const { user, shown } = await open();
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(ko[`passkey.fault.${reason}`]);
  expect(shown.errors).toEqual([]);
  await user.click(button());
  await waitFor(() => expect(device?.asked).toHaveLength(2));
});

test.each([
  ['ko', ko],
  ['en', en],
  ['cn', cn],
] as const)(
  'a passkey that the shop does not know, and a challenge that is too old, are told at the button in %s',
  async (locale, words) => {
    device = fakeDevice();
    for (const [name, key] of [
      ['PASSKEY_UNKNOWN', 'passkey.fault.UNKNOWN'],
      ['PASSKEY_EXPIRED', 'passkey.fault.EXPIRED'],
    ] as const) {
      const { user, shown, unmount } = await open({ 'POST /login/passkey': refusal(name) }, locale, words as typeof ko);
      await user.click(screen.getByRole('button', { name: words['passkey.login'] }));
      expect((await screen.findByRole('alert')).textContent).toBe(words[key]);
      expect(shown.errors).toEqual([]);
      unmount();
    }
  },
);

test('a suspended member reads so at the button, with the way to customer care', async () => {
  device = fakeDevice();
  const { user, shown } = await open({ 'POST /login/passkey': refusal('MEMBER_LOCKED') });
  await user.click(button());
  const notice = await screen.findByRole('alert');
  expect([notice.textContent, shown.errors]).toEqual([ko['login.suspended'] + ko['login.contact'], []]);
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/introduction/company');
});

test('a shop that cannot be reached is told the shop’s way', async () => {
  device = fakeDevice();
  const away = await open({
    'POST /login/passkey/options': () => {
      throw new TypeError('offline');
    },
  });
  await away.user.click(button());
  await waitFor(() => expect(away.shown.errors).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
