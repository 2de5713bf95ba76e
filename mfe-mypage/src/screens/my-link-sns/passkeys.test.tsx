import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@hyangro/contracts/locales';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks, type MockRequest } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { CREATION, REQUEST, aPasskey, fakeDevice, refusedByOwner } from '../../testing/passkey.samples';
import { Passkeys } from './passkeys';

let device: ReturnType<typeof fakeDevice>;
beforeEach(() => {
  device = fakeDevice();
});
afterEach(() => device.restore());

const open = (endpoints: EndpointMocks = {}, { isSure = true, locale = 'ko' as Locale, words = ko } = {}) =>
  renderScreen(<Passkeys />, {
    at: '/mypage/link-sns',
    locale,
    messages: { mypage: words, terms },
    session: { isLogin: true, member: null },
    confirm: isSure,
    endpoints: {
      'GET /member/passkeys': [aPasskey('a'), aPasskey('b', { name: '회사 노트북', isSynced: false, usedAt: '2026-11-23T03:00:00.000Z' })],
      'POST /member/passkeys/options': CREATION,
      'GET /member/proof-ways': { hasPassword: true, hasPasskey: true, providers: [] },
      ...endpoints,
    },
  });
type Page = Awaited<ReturnType<typeof open>>;
const row = (name: string) => within(screen.getByText(name).closest('li')!);
const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));
async function add(page: Page, name = '새 휴대전화') {
  await press(page, ko['passkeys.add']);
  if (name) await page.user.type(await screen.findByLabelText(ko['passkeys.name']), name);
  await press(page, ko['passkeys.make']);
}

test('each passkey stands with its name, when it was added and used, and on which devices it works', async () => {
  await open();
  expect(await screen.findByText('2026.11.21 등록 · 아직 쓰지 않았어요')).toBeTruthy();
  expect(screen.getByText(/^2026\.11\.21 등록 · 마지막 사용 .*12:00$/)).toBeTruthy();
  expect(row('내 휴대전화').getByText(ko['passkeys.synced'])).toBeTruthy();
  expect(row('회사 노트북').getByText(ko['passkeys.bound'])).toBeTruthy();
});

test.each([
  ['en', en],
  ['cn', cn],
] as const)('the section reads in %s', async (locale, words) => {
  await open({ 'GET /member/passkeys': [] }, { locale, words: words as typeof ko });
  expect(await screen.findByText(words['passkeys.empty'])).toBeTruthy();
  expect(screen.getByRole('button', { name: words['passkeys.add'] })).toBeTruthy();
});

test('a passkey is made on this device under a name, once, and joins the list', async () => {
  const bodies: unknown[] = [];
  const page = await open({
    'GET /member/passkeys': [],
    'POST /member/passkeys': ({ body }: MockRequest) => (bodies.push(body), [aPasskey('n', { name: '새 휴대전화' })]),
  });
  expect(await screen.findByText(ko['passkeys.empty'])).toBeTruthy();
  await add(page, ' 새 휴대전화 ');
  await waitFor(() => expect(names()).toEqual(['새 휴대전화']));
  expect(bodies).toMatchObject([
    { name: '새 휴대전화', response: { response: { attestationObject: 'bWFkZQ', transports: ['internal'] } } },
  ]);
  expect(device.asked).toMatchObject([
    { rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required', userVerification: 'required' } },
  ]);
  expect([page.shown.toasts, screen.queryByRole('dialog')]).toEqual([[ko['passkeys.added']], null]);
});

test('without a name its field says so, and the device is not asked', async () => {
  const page = await open();
  await add(page, '');
  expect(await screen.findByText(terms['validation.v0019'])).toBeTruthy();
  expect([screen.getByLabelText(ko['passkeys.name']).getAttribute('aria-invalid'), device.asked]).toEqual(['true', []]);
});

test('a name that the server refuses is told at its field', async () => {
  const page = await open({ 'POST /member/passkeys': refusal('VALIDATION_FAILED', [{ field: 'name', code: 'validation.v0020' }]) });
  await add(page);
  const field = screen.getByLabelText<HTMLInputElement>(ko['passkeys.name']);
  await waitFor(() => expect(document.getElementById(`${field.id}-error`)?.textContent).toContain('30'));
  expect([field.getAttribute('aria-invalid'), document.activeElement, field.value]).toEqual(['true', field, '새 휴대전화']);
});

test.each([
  ['its owner says no', refusedByOwner(), 'CANCELLED'],
  ['it has one already', Object.assign(new Error('has one'), { name: 'InvalidStateError' }), 'TAKEN'],
  ['it fails', new Error('out of order'), 'FAILED'],
] as const)('when the device gives none since %s, the sheet says so and keeps the name', async (_, fault, reason) => {
  device.restore();
  device = fakeDevice(fault);
  const page = await open();
  await add(page);
  expect((await screen.findByRole('alert')).textContent).toBe(ko[`passkey.fault.${reason}`]);
  expect(screen.getByLabelText<HTMLInputElement>(ko['passkeys.name']).value).toBe('새 휴대전화');
  expect(page.shown.errors).toEqual([]);
});

test('what the server says of a passkey stands in the sheet: too many, another’s, too late', async () => {
  for (const [answer, key, value] of [
    [{ 'POST /member/passkeys/options': refusal('PASSKEY_LIMIT', [10]) }, 'passkey.fault.LIMIT', '패스키는 10개까지 둘 수 있어요.'],
    [{ 'POST /member/passkeys': refusal('PASSKEY_TAKEN') }, 'passkey.fault.TAKEN', null],
    [{ 'POST /member/passkeys': refusal('PASSKEY_EXPIRED') }, 'passkey.fault.EXPIRED', null],
    [{ 'POST /member/passkeys': refusal('PASSKEY_INVALID') }, 'passkey.fault.FAILED', null],
  ] as const) {
    const page = await open(answer);
    await add(page);
    expect((await screen.findByRole('alert')).textContent).toBe(value ?? ko[key]);
    page.unmount();
  }
});

test('a passkey is named anew', async () => {
  const page = await open({ 'PATCH /member/passkeys/:passkeyCd': [aPasskey('a', { name: '집 태블릿' })] });
  await screen.findByText('내 휴대전화');
  await press(page, '이름 바꾸기: 내 휴대전화');
  const field = await screen.findByLabelText<HTMLInputElement>(ko['passkeys.name']);
  expect(field.value).toBe('내 휴대전화');
  await page.user.clear(field);
  await page.user.type(field, '집 태블릿');
  await press(page, ko['passkeys.save']);
  await waitFor(() => expect(names()).toEqual(['집 태블릿']));
  expect([page.calls.at(-1), device.asked]).toEqual(['PATCH /member/passkeys/a', []]);
});

test('a passkey is removed after a question; who says no keeps it', async () => {
  const page = await open({ 'DELETE /member/passkeys/:passkeyCd': [aPasskey('b')] });
  await screen.findByText('회사 노트북');
  await press(page, '지우기: 내 휴대전화');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect([page.calls.at(-1), page.shown.toasts]).toEqual(['DELETE /member/passkeys/a', [ko['passkeys.removed']]]);
  expect(page.shown.confirms).toEqual(['‘내 휴대전화’ 패스키를 지울까요? 이 패스키로는 더 이상 로그인할 수 없어요.']);
  page.unmount();
  const unsure = await open({}, { isSure: false });
  await screen.findByText('회사 노트북');
  await press(unsure, '지우기: 회사 노트북');
  expect(unsure.calls).toEqual(['GET /member/passkeys']);
});

test('R-MY-17 the last way in stays, and says why; the server’s no is told, and the list asked for again', async () => {
  const last = await open({ 'GET /member/passkeys': [aPasskey('a', { canRemove: false })] });
  expect(await screen.findByText(terms['login.a0010'])).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '지우기: 내 휴대전화' }).disabled).toBe(true);
  last.unmount();
  const page = await open({ 'DELETE /member/passkeys/:passkeyCd': refusal('LAST_WAY_IN') });
  await screen.findByText('내 휴대전화');
  await press(page, '지우기: 내 휴대전화');
  await waitFor(() => expect(page.calls).toEqual(['GET /member/passkeys', 'DELETE /member/passkeys/a', 'GET /member/passkeys']));
  expect(page.shown.errors).toHaveLength(1);
});

test('a list that does not load says so and can be asked for again; a browser without passkeys says that none can be made', async () => {
  device.restore();
  let tries = 0;
  const page = await open({ 'GET /member/passkeys': () => ((tries += 1), tries === 1 ? refusal('TOO_MANY_REQUESTS') : [aPasskey('a')]) });
  await page.user.click(await screen.findByRole('button', { name: terms['action.retry'] }));
  await waitFor(() => expect(names()).toEqual(['내 휴대전화']));
  expect(screen.getByText(ko['passkeys.cannot'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: ko['passkeys.add'] })).toBeNull();
});

describe('a proof that is too old', () => {
  /** The shop asks for a proof until it was given. */
  function asking(endpoints: EndpointMocks = {}) {
    let isProved = false;
    const prove = () => void (isProved = true);
    return {
      prove,
      endpoints: {
        'POST /member/passkeys/options': () => (isProved ? CREATION : refusal('REAUTH_REQUIRED')),
        'DELETE /member/passkeys/:passkeyCd': () => (isProved ? [aPasskey('b')] : refusal('REAUTH_REQUIRED')),
        'POST /member/confirm-password': prove,
        ...endpoints,
      } satisfies EndpointMocks,
    };
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: ko['proof.who'] }));

  test('the password is asked for, and what was begun goes on: the name is not typed twice', async () => {
    const { endpoints } = asking({
      'POST /member/passkeys': ({ body }: MockRequest) => [aPasskey('n', { name: (body as { name: string }).name })],
    });
    const page = await open(endpoints);
    await add(page);
    await page.user.type((await dialog()).getByLabelText(ko['field.password']), 'hyangro123');
    await press(page, ko['proof.submit']);
    await waitFor(() => expect(names()).toEqual(['새 휴대전화']));
    expect(page.calls.filter((call) => !call.startsWith('GET'))).toEqual([
      'POST /member/passkeys/options',
      'POST /member/confirm-password',
      'POST /member/passkeys/options',
      'POST /member/passkeys',
    ]);
  });

  test('a wrong password, a lock and an empty field are told at the field', async () => {
    const { endpoints } = asking({ 'POST /member/confirm-password': refusal('LOGIN_FAILED', [2, 5]) });
    const page = await open(endpoints);
    await screen.findByText('내 휴대전화');
    await press(page, '지우기: 내 휴대전화');
    const field = (await dialog()).getByLabelText<HTMLInputElement>(ko['field.password']);
    await press(page, ko['proof.submit']);
    expect(await screen.findByText(terms['validation.v0019'])).toBeTruthy();
    await page.user.type(field, 'wrong1234');
    await press(page, ko['proof.submit']);
    expect(await screen.findByText('비밀번호를 2번 틀렸어요', { exact: false })).toBeTruthy();
    expect([field.getAttribute('aria-invalid'), document.activeElement, page.shown.errors]).toEqual(['true', field, []]);
  });

  test('a passkey proves it, too', async () => {
    const { prove, endpoints } = asking({
      'POST /member/confirm-passkey/options': { ...REQUEST, allowCredentials: [{ id: 'Yg', type: 'public-key' }] },
    });
    const page = await open({ ...endpoints, 'POST /member/confirm-passkey': prove });
    await screen.findByText('내 휴대전화');
    await press(page, '지우기: 내 휴대전화');
    await page.user.click((await dialog()).getByRole('button', { name: ko['proof.byPasskey'] }));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(page.calls).toContain('POST /member/confirm-passkey');
  });

  test('who has no password proves it by a login with a linked account, which leads back here', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      ...asking().endpoints,
      'GET /member/proof-ways': { hasPassword: false, hasPasskey: false, providers: ['kakao'] },
      'POST /login/sns/:provider': ({ body }: MockRequest) => {
        bodies.push(body);
        return new Promise<never>(() => undefined);
      },
    });
    await screen.findByText('내 휴대전화');
    await press(page, '지우기: 내 휴대전화');
    await page.user.click(await screen.findByRole('button', { name: '카카오 계정으로 계속하기' }));
    await waitFor(() => expect(bodies).toEqual([{ target: 'toName=MyLinkSns' }]));
    expect(screen.queryByLabelText(ko['field.password'])).toBeNull();
  });

  test('who closes the question changes nothing, and may press again', async () => {
    const page = await open(asking().endpoints);
    await screen.findByText('내 휴대전화');
    await press(page, '지우기: 내 휴대전화');
    await page.user.click((await dialog()).getByRole('button', { name: terms['action.close'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([names().length, page.shown.toasts]).toEqual([2, []]);
    await press(page, '지우기: 내 휴대전화');
    expect(await dialog()).toBeTruthy();
  });
});
