import { act, screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { MemberExport } from '@hyangro/contracts/member/member-export.contract';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { memberInfoQueries } from '../../data/member-info.queries';
import { aMember } from '../../testing/member.samples';
import { aMemberInfo, anExport, someConsents } from '../../testing/member-info.samples';
import MemberInfoScreen from './member-info.screen';

const AT = '/mypage/member-info';
const open = (endpoints: EndpointMocks = {}, options: Omit<RenderScreenOptions, 'endpoints'> = {}) =>
  renderScreen(<MemberInfoScreen />, {
    at: AT,
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: aMember },
    endpoints: {
      'GET /member/info': aMemberInfo(),
      'GET /member/consents': someConsents(),
      'GET /member/export': anExport(),
      ...endpoints,
    },
    ...options,
  });
type Page = Awaited<ReturnType<typeof open>>;
const REAUTH = refusal('REAUTH_REQUIRED', []);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }));
const retype = async ({ user }: Page, label: string, value: string) => {
  await user.clear(field(label));
  if (value) await user.type(field(label), value);
};

describe('who may see it', () => {
  test('R-MY-18 R-MY-19 without a proof of the last ten minutes nothing is shown: the check comes first', async () => {
    const page = await open({ 'GET /member/info': REAUTH });
    await waitFor(() => expect(page.address()).toBe('/mypage/member-info/confirm'));
    expect(page.shown.errors).toEqual([]);
  });

  test('R-MY-18 what was shown is not kept once the screen is left', async () => {
    const page = await open();
    expect(screen.getByText('demo@example.com')).toBeTruthy();
    page.unmount();
    expect(page.services.queryClient.getQueryData(memberInfoQueries.detail(page.services).queryKey)).toBeUndefined();
  });

  test('R-MY-18 a proof that runs out while the screen is open does not take it away', async () => {
    let isOver = false;
    const page = await open({ 'GET /member/info': () => (isOver ? REAUTH : aMemberInfo()) });
    isOver = true;
    await act(() => page.services.queryClient.refetchQueries({ queryKey: memberInfoQueries.detail(page.services).queryKey }));
    expect([page.address(), screen.getByText('demo@example.com') !== null]).toEqual([AT, true]);
  });

  test('R-MY-18 data that does not load says so, and is tried again', async () => {
    let tries = 0;
    await open({ 'GET /member/info': () => ((tries += 1), tries === 1 ? refusal('TOO_MANY_REQUESTS') : aMemberInfo()) }, { canFail: true });
    expect(screen.getByRole('alert')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'retry' }).click());
    expect(await screen.findByText('demo@example.com')).toBeTruthy();
  });
});

describe('name, birthday and gender', () => {
  const save = (page: Page) => press(page, ko['profile.save']);

  test('R-MY-18 they are saved once, and said; the id cannot be typed over', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      'PUT /member/info': ({ body }) => (
        bodies.push(body),
        new Promise((done) => void setTimeout(done, 30, aMemberInfo({ memNm: '김향' })))
      ),
    });
    expect(field(ko['field.loginId']).readOnly).toBe(true);
    await retype(page, ko['field.memNm'], ' 김향 ');
    await page.user.dblClick(screen.getByRole('button', { name: ko['profile.save'] }));
    await waitFor(() => expect(page.shown.toasts).toEqual([terms['common.a0005']]));
    expect(bodies).toEqual([{ memNm: '김향', birthday: '19960608', gender: '02' }]);
    expect(field(ko['field.memNm']).value).toBe('김향');
  });

  test.each([
    ['a name', 'field.memNm', ' ', 'validation.v0019'],
    ['V-BD1 a birthday of eight digits', 'field.birthday', '1996', 'validation.v0006'],
    ['V-BD2 a day that there was', 'field.birthday', '20010229', 'validation.v0007'],
  ] as const)('%s is asked for at its field, and nothing is sent', async (_, label, typed, code) => {
    const page = await open();
    await retype(page, ko[label], typed);
    await save(page);
    expect(await screen.findByText(terms[code])).toBeTruthy();
    expect([field(ko[label]).getAttribute('aria-invalid'), page.calls.includes('PUT /member/info')]).toEqual(['true', false]);
  });

  test('V-GD1 a gender that is open is asked for', async () => {
    const page = await open({ 'GET /member/info': aMemberInfo({ gender: '' }) });
    await save(page);
    expect(await screen.findByText(terms['validation.v0008'])).toBeTruthy();
  });

  test('R-MY-18 who would be younger than fourteen is told at the birthday', async () => {
    const page = await open({ 'PUT /member/info': refusal('JOIN_TOO_YOUNG', []) });
    await retype(page, ko['field.birthday'], '20200101');
    await save(page);
    expect(await screen.findByText(terms['join.a0010'])).toBeTruthy();
    expect(document.activeElement).toBe(field(ko['field.birthday']));
  });

  test('ST-LOG-04 what is typed is still there after the check, and after a login on the way', async () => {
    const before = await open({ 'PUT /member/info': REAUTH });
    await retype(before, ko['field.memNm'], '김향기');
    await save(before);
    await waitFor(() => expect(before.address()).toBe('/mypage/member-info/confirm'));
    before.unmount();
    await open({}, { after: before });
    expect(field(ko['field.memNm']).value).toBe('김향기');
  });
});

describe('the mailbox and the phone', () => {
  const SENT = { verificationCd: 'VF1', sentTo: 'ne***@example.com', expiresInSeconds: 180, resendInSeconds: 30 };
  const change = (page: Page, name: string) => press(page, `${name} 바꾸기`);
  const sendTo = async (page: Page, label: string, value: string) => {
    await page.user.type(field(label), value);
    await press(page, ko['code.send']);
  };
  const enter = async (page: Page, code: string) => {
    await page.user.type(await screen.findByLabelText(ko['code.label']), code);
    await press(page, ko['code.confirm']);
  };

  test('R-MY-18 another mailbox counts once its code is right; the new one is shown and said', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      'POST /member/contact-code': ({ body }) => (bodies.push(body), SENT),
      'PUT /member/contact': ({ body }) => (bodies.push(body), aMemberInfo({ email: 'new@example.com' })),
    });
    await change(page, '이메일');
    await sendTo(page, ko['memberInfo.newEmail'], 'new@example.com');
    expect(await screen.findByText('ne***@example.com로 인증 번호를 보냈어요', { exact: false })).toBeTruthy();
    expect(screen.getByText('demo@example.com')).toBeTruthy();
    await enter(page, '123456');
    await waitFor(() => expect(page.shown.toasts).toEqual([ko['memberInfo.emailChanged']]));
    expect(bodies).toEqual([
      { by: 'email', email: 'new@example.com' },
      { by: 'email', verificationCd: 'VF1', code: '123456' },
    ]);
    expect(screen.queryByLabelText(ko['memberInfo.newEmail'])).toBeNull();
  });

  test('R-MY-18 V-PH2 another phone likewise; who has none reads so', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      'GET /member/info': aMemberInfo({ phone: null }),
      'POST /member/contact-code': ({ body }) => (bodies.push(body), { ...SENT, sentTo: '010-****-0000' }),
      'PUT /member/contact': aMemberInfo({ phone: '01000000000' }),
    });
    expect(screen.getByText(ko['memberInfo.noPhone'])).toBeTruthy();
    await change(page, '휴대전화 번호');
    await sendTo(page, ko['memberInfo.newPhone'], '010-0000-0000');
    await enter(page, '000000');
    await waitFor(() => expect(page.shown.toasts).toEqual([ko['memberInfo.phoneChanged']]));
    expect(bodies).toEqual([{ by: 'phone', phone: '01000000000' }]);
  });

  test.each([
    ['V-EM2 an address that is none', '이메일', 'memberInfo.newEmail', 'no', undefined, 'validation.v0004'],
    ['V-EM2 an address that somebody has', '이메일', 'memberInfo.newEmail', 'taken@example.com', refusal('EMAIL_TAKEN', []), 'join.a0004'],
    ['V-PH1 ten digits', '휴대전화 번호', 'memberInfo.newPhone', '0101234567', undefined, 'validation.v0009'],
  ] as const)('%s is told at its field, and what was typed stays', async (_, name, label, typed, answer, code) => {
    const page = await open(answer && { 'POST /member/contact-code': answer });
    await change(page, name);
    await sendTo(page, ko[label], typed);
    expect(await screen.findByText(terms[code])).toBeTruthy();
    expect([field(ko[label]).value, field(ko[label]).getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  });

  test.each([
    ['a wrong code', refusal('VERIFICATION_WRONG', []), 'join.a0006'],
    ['a code that is over', refusal('VERIFICATION_EXPIRED', []), 'join.a0013'],
  ] as const)('R-MY-18 %s is told at its field', async (_, answer, code) => {
    const page = await open({ 'POST /member/contact-code': SENT, 'PUT /member/contact': answer });
    await change(page, '이메일');
    await sendTo(page, ko['memberInfo.newEmail'], 'new@example.com');
    await enter(page, '123456');
    expect(await screen.findByText(terms[code])).toBeTruthy();
  });

  test('V-REQ1 without a code its field says so', async () => {
    const page = await open({ 'POST /member/contact-code': SENT });
    await change(page, '이메일');
    await sendTo(page, ko['memberInfo.newEmail'], 'new@example.com');
    await press(page, ko['code.confirm']);
    expect(await screen.findByText(terms['validation.v0012'])).toBeTruthy();
  });

  test('R-MY-18 an address that somebody took meanwhile is told at the address', async () => {
    const page = await open({ 'POST /member/contact-code': SENT, 'PUT /member/contact': refusal('EMAIL_TAKEN', []) });
    await change(page, '이메일');
    await sendTo(page, ko['memberInfo.newEmail'], 'new@example.com');
    await enter(page, '123456');
    expect(await screen.findByText(terms['join.a0004'])).toBeTruthy();
  });

  test('R-MY-18 another address typed needs another code, and giving up leaves all as it is', async () => {
    const page = await open({ 'POST /member/contact-code': SENT });
    await change(page, '이메일');
    await sendTo(page, ko['memberInfo.newEmail'], 'new@example.com');
    expect(await screen.findByLabelText(ko['code.label'])).toBeTruthy();
    await page.user.type(field(ko['memberInfo.newEmail']), 'x');
    expect(screen.queryByLabelText(ko['code.label'])).toBeNull();
    await press(page, '이메일 바꾸기 그만두기');
    expect(screen.queryByLabelText(ko['memberInfo.newEmail'])).toBeNull();
  });

  test('ST-LOG-04 an address that is being typed, and the code on its way, are still there after the check', async () => {
    const before = await open({ 'POST /member/contact-code': SENT, 'PUT /member/contact': REAUTH });
    await change(before, '이메일');
    await sendTo(before, ko['memberInfo.newEmail'], 'new@example.com');
    await enter(before, '123456');
    await waitFor(() => expect(before.address()).toBe('/mypage/member-info/confirm'));
    before.unmount();
    await open({}, { after: before });
    expect([field(ko['memberInfo.newEmail']).value, field(ko['code.label']) !== null]).toEqual(['new@example.com', true]);
  });
});

test('R-MY-18 consents each say since when they hold, and change at a press', async () => {
  const calls: unknown[] = [];
  const page = await open({
    'PUT /member/consents/:agreementCd': ({ params, body }) => {
      calls.push([params, body]);
      return someConsents({ isAgreed: false, changedAt: '2026-11-24T03:00:00.000Z' });
    },
  });
  const marketing = screen.getByRole<HTMLInputElement>('switch', { name: ko['terms.MARKETING'] });
  expect([marketing.checked, screen.getByText('2026.11.01에 동의했어요.') !== null]).toEqual([true, true]);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: ko['terms.OVERSEAS_DATA'] }).checked).toBe(false);
  await page.user.click(marketing);
  expect(await screen.findByText('2026.11.24에 동의를 거뒀어요.')).toBeTruthy();
  expect([calls, marketing.checked]).toEqual([[[{ agreementCd: 'MARKETING' }, { isAgreed: false }]], false]);
});

test('R-MY-18 password, ways to log in, real name, addresses and leaving are a link away', async () => {
  await open();
  const links = within(screen.getByRole('region', { name: ko['memberInfo.more'] })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mypage/change-password',
    '/mypage/link-sns',
    '/mypage/member-info/real-name',
    '/mypage/address/change',
    '/mypage/withdrawal',
  ]);
});

describe('all of one’s own data as files', () => {
  const section = () => within(screen.getByRole('region', { name: ko['export.title'] }));
  const buttons = () =>
    section()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const EXPIRES = '2026-12-01T03:00:00.000Z';

  test.each([
    ['nothing yet', anExport(), null, [ko['export.start']]],
    [
      'ready',
      anExport({ state: 'READY', expiresAt: EXPIRES }),
      '준비됐어요. 2026.12.01까지 내려받을 수 있어요.',
      [ko['export.html'], ko['export.json'], ko['export.again']],
    ],
    [
      'gone',
      anExport({ state: 'EXPIRED', expiresAt: EXPIRES }),
      '2026.12.01에 파일을 지웠어요. 다시 모을 수 있어요.',
      [ko['export.again']],
    ],
    ['failed', anExport({ state: 'FAILED' }), ko['export.failed'], [ko['export.again']]],
  ])('NF-03 %s: it says so, and what can be done', async (_, state: MemberExport, told, offered) => {
    await open({ 'GET /member/export': state });
    expect(section().queryByRole('status')?.textContent ?? null).toEqual(told);
    expect(buttons()).toEqual(offered);
  });

  test('NF-03 it is started once and is under way: nothing more can be pressed', async () => {
    const page = await open({ 'POST /member/export': anExport({ state: 'RUNNING' }) });
    await page.user.dblClick(section().getByRole('button'));
    expect(await section().findByText(ko['export.running'])).toBeTruthy();
    expect([section().queryByRole('button'), page.calls.filter((call) => call.startsWith('POST'))]).toEqual([
      null,
      ['POST /member/export'],
    ]);
  });

  test('NF-03 one that is under way already is told, and where it stands is looked at again', async () => {
    let state = anExport();
    const page = await open({
      'GET /member/export': () => state,
      'POST /member/export': () => ((state = anExport({ state: 'RUNNING' })), refusal('EXPORT_RUNNING', [])),
    });
    await page.user.click(section().getByRole('button'));
    expect(await section().findByText(ko['export.running'])).toBeTruthy();
    expect(page.shown.errors).toHaveLength(1);
  });

  test('NF-03 the address of a file is asked for at the press; one that is gone is told, and the check comes where it is wanted', async () => {
    const formats: unknown[] = [];
    let isProofOver = false;
    const page = await open({
      'GET /member/export': anExport({ state: 'READY', expiresAt: EXPIRES }),
      'POST /member/export/link': ({ body }) => (formats.push(body), isProofOver ? REAUTH : refusal('EXPORT_GONE', [])),
    });
    await press(page, ko['export.json']);
    await waitFor(() => expect(page.shown.errors).toHaveLength(1));
    isProofOver = true;
    await press(page, ko['export.html']);
    await waitFor(() => expect(page.address()).toBe('/mypage/member-info/confirm'));
    expect(formats).toEqual([{ format: 'json' }, { format: 'html' }]);
  });
});
