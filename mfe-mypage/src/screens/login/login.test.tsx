import { act, screen, waitFor } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import LoginScreen from './login.screen';
import { returnPath } from '../../features/common/return-path';

const member = {
  memCd: 'M0001',
  memNm: '지수',
  nickname: '지수의서랍',
  email: 'a@b.kr',
  gender: '02',
  ageGroupStr: '20',
  grade: 'SILVER',
  memberType: 'PERSON',
  avatarSeed: 'M0001',
  newCustomer: false,
  hasRealName: false,
} as MemberDetails;
const buttons = { 'GET /login/sns': ['kakao', 'naver', 'google'] } satisfies EndpointMocks;
const visitor = { ...buttons, 'GET /login/v2/ping': { isLogin: false } } as const;
const open = (options: Parameters<typeof renderScreen>[1]) => renderScreen(<LoginScreen />, { messages: { mypage: ko }, ...options });
const fill = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.type(screen.getByLabelText('아이디'), 'demo01');
  await page.user.type(screen.getByLabelText('비밀번호'), 'hyangro123');
  await page.user.click(screen.getByRole('button', { name: '로그인' }));
};

test('R-ACC-18 after login the shopper is back where they wanted to go', async () => {
  const page = await open({ at: '/login?toName=OrderCart', endpoints: { ...visitor, 'POST /login': member } });
  await fill(page);
  await waitFor(() => expect(page.address()).toBe('/order/cart'));
  expect(page.services.session.get().isLogin).toBe(true);
  expect(page.calls).toEqual(['GET /login/sns', 'GET /login/v2/ping', 'POST /login']);
});

test('GAP-03 TRAP-14 a visitor with goods in the cart reads at the login that they wait', async () => {
  window.localStorage.setItem(
    'guestCart',
    JSON.stringify({ key: 'guest-key-1', items: ['P1', 'P2'].map((productCd) => ({ productCd, optionCd: null, quantity: 1 })) }),
  );
  await open({ at: '/login?toName=OrderCart', endpoints: visitor });
  expect(screen.getByText(/담아 두신 상품 2개가 기다리고 있어요/)).toBeTruthy();
  window.localStorage.clear();
});

test('R-ACC-18 a product keeps its code on the way through login', () => {
  expect(returnPath(new URLSearchParams('toName=Product&productCd=P0001'))).toBe('/product/P0001');
  expect(returnPath(new URLSearchParams('toName=Promotion&layoutCd=EV01'))).toBe('/promotion/EV01');
});

test('R-ACC-18 a part of a page is on the way through login, too, and to the other ways in', async () => {
  const page = await open({ at: '/login?toName=MyProfile#invite', endpoints: { ...visitor, 'POST /login': member } });
  for (const name of ['회원가입', '아이디 찾기'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/\?toName=MyProfile#invite$/);
  await fill(page);
  await waitFor(() => expect(page.address()).toBe('/mypage/profile#invite'));
  expect(returnPath(new URLSearchParams('toName=https://evil.example'), '#invite')).toBe('/');
});

test('R-ACC-21 an address in toName leads to the main page', () => {
  expect(returnPath(new URLSearchParams('toName=https://evil.example'))).toBe('/');
});

test('ST-LOG-02 whoever the server still knows goes straight back', async () => {
  const page = await open({
    at: '/login?toName=OrderCart',
    endpoints: { ...buttons, 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': member },
  });
  expect(page.address()).toBe('/order/cart');
  expect(page.calls).toEqual(['GET /login/sns', 'GET /login/v2/ping', 'GET /login/simple-details']);
});

test('ST-LOG-02 a server of two minds sends nobody round in circles', async () => {
  const endpoints = { ...buttons, 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': member };
  const first = await open({ at: '/login?toName=OrderCart', endpoints });
  expect(first.address()).toBe('/order/cart');
  first.unmount();
  const second = await open({ at: '/login?toName=OrderCart', after: first });
  expect(second.address()).toBe('/login?toName=OrderCart');
  expect(second.calls.filter((call) => call !== 'GET /login/sns')).toEqual([
    'GET /login/v2/ping',
    'GET /login/simple-details',
    'GET /login/v2/ping',
  ]);
});

test('a wrong password keeps what was typed; from the third on the lock is explained', async () => {
  const page = await open({ at: '/login', endpoints: { ...visitor, 'POST /login': refusal('LOGIN_FAILED', [3, 5]) } });
  await fill(page);
  expect(page.shown.errors).toHaveLength(1);
  expect(screen.getByText(/5번 틀리면 10분/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('demo01');
  expect(page.address()).toBe('/login');
});

test('a suspended member reads so beside the form, with the way to customer care, until another id is typed', async () => {
  const page = await open({ at: '/login', endpoints: { ...visitor, 'POST /login': refusal('MEMBER_LOCKED') } });
  await fill(page);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe(ko['login.suspended'] + ko['login.contact']);
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/introduction/company');
  expect([page.shown.errors, screen.getByLabelText<HTMLInputElement>('비밀번호').value]).toEqual([[], 'hyangro123']);
  await page.user.type(screen.getByLabelText('아이디'), '2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty form is told at its fields and sends nothing', async () => {
  const page = await open({
    at: '/login',
    endpoints: visitor,
    messages: { mypage: ko, terms: { 'validation.v0019': '꼭 적어야 하는 칸이에요.' } },
  });
  await page.user.click(screen.getByRole('button', { name: '로그인' }));
  expect(screen.getByLabelText('아이디').getAttribute('aria-invalid')).toBe('true');
  expect(page.calls.some((call) => call.startsWith('POST'))).toBe(false);
});

const inEnglish = { locale: 'en', messages: { mypage: en, terms: enTerms } } as const;
const inChinese = { locale: 'cn', messages: { mypage: cn, terms: cnTerms } } as const;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('R-ACC-01 Koreans are asked for id and password, may find both or sign up, and may come by Kakao, Naver and Google', async () => {
  await open({ at: '/login', endpoints: visitor });
  expect(screen.getByLabelText('아이디')).toBeTruthy();
  expect(screen.getByLabelText('비밀번호')).toBeTruthy();
  expect([hrefOf('아이디 찾기'), hrefOf('비밀번호 찾기'), hrefOf('회원가입')]).toEqual([
    '/login/find-id',
    '/login/find-password',
    '/member/sign-up/1',
  ]);
  expect((await screen.findAllByRole('button', { name: /계정으로 계속하기/ })).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('카카오'),
    expect.stringContaining('네이버'),
    expect.stringContaining('구글'),
  ]);
});

test('R-ACC-02 the English login stands beside what joining brings, with the way to /join', async () => {
  await open({ at: '/login', endpoints: visitor, ...inEnglish });
  const joining = screen.getByRole('region', { name: 'New to Hyangro?' });
  expect(joining.querySelectorAll('li')).toHaveLength(3);
  expect(joining.querySelector('a')?.getAttribute('href')).toBe('/join');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('R-ACC-03 the Chinese login takes a phone and its code, leads on, and has id and password beside it', async () => {
  const page = await open({
    at: '/login?toName=OrderCart',
    ...inChinese,
    endpoints: {
      ...visitor,
      'GET /login/sns': ['wechat'],
      'POST /login/phone': { verificationCd: 'VF1', sentTo: '138-****-5678', expiresInSeconds: 180, resendInSeconds: 30 },
      'POST /login/phone/confirm': member,
    },
  });
  expect(await screen.findByRole('button', { name: /微信/ })).toBeTruthy();
  await page.user.click(screen.getByRole('tab', { name: cn['login.byPassword'] }));
  expect(screen.getByLabelText(cn['field.password'])).toBeTruthy();
  expect(hrefOf(cn['login.findPassword'])).toBe('/login/find-password?toName=OrderCart');
  await page.user.click(screen.getByRole('tab', { name: cn['login.byPhone'] }));
  await page.user.type(screen.getByLabelText(cn['phone.phone']), '138 1234 5678');
  await page.user.click(screen.getByRole('button', { name: cn['code.send'] }));
  expect(screen.getByRole('status').textContent).toContain('138-****-5678');
  await page.user.type(screen.getByLabelText(cn['code.label']), '123456');
  await page.user.click(screen.getByRole('button', { name: cn['code.confirm'] }));
  await waitFor(() => expect(page.address()).toBe('/order/cart'));
  expect(page.services.session.get().isLogin).toBe(true);
});

test('V-PH1 a phone of ten digits gets no code to log in with', async () => {
  const page = await open({ at: '/login', endpoints: visitor, ...inChinese });
  await page.user.type(screen.getByLabelText(cn['phone.phone']), '1381234567');
  await page.user.click(screen.getByRole('button', { name: cn['code.send'] }));
  expect(screen.getByText(cnTerms['validation.v0009'])).toBeTruthy();
  expect(page.calls.some((call) => call.startsWith('POST'))).toBe(false);
});

test.each([
  ['ko', { messages: { mypage: ko } }, ['아이디', '비밀번호', '로그인'], '10:00 뒤에'],
  ['en', inEnglish, ['ID', 'Password', 'Log in'], 'in 10:00'],
] as const)(
  'K-LCK a locked id is counted down by the server’s word, another id may be tried, and the end opens it, in %s',
  async (_, texts, [id, password, submit], told) => {
    let now = 1_700_000_000_000;
    const endpoints = { ...visitor, 'POST /login': refusal('LOGIN_LOCKED', [600]) };
    const page = await open({ at: '/login', ...texts, endpoints, now: () => now });
    await page.user.type(screen.getByLabelText(id), 'demo01');
    await page.user.type(screen.getByLabelText(password, { exact: true }), 'hyangro123');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: submit });
    await page.user.click(button);
    expect(await screen.findByText(told, { exact: false })).toBeTruthy();
    expect([button.disabled, page.shown.errors.length]).toEqual([true, 1]);
    await page.user.type(screen.getByLabelText(id), '2');
    expect(button.disabled).toBe(false);
    await page.user.type(screen.getByLabelText(id), '{Backspace}');
    expect(button.disabled).toBe(true);
    now += 600_000;
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 3_000 });
  },
);

test('the id is remembered where that is wanted, and forgotten at once where it is not; a password never is', async () => {
  const first = await open({ at: '/login', endpoints: { ...visitor, 'POST /login': member } });
  await first.user.click(screen.getByLabelText('아이디 저장'));
  await fill(first);
  await waitFor(() => expect(first.address()).toBe('/'));
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('hyangro123');
  first.unmount();
  const second = await open({ at: '/login', endpoints: visitor });
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('demo01');
  await second.user.click(screen.getByLabelText('아이디 저장'));
  second.unmount();
  await open({ at: '/login', endpoints: visitor });
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('');
});

test('ST-LOG-04 the id that was being typed is there again after a look at another page', async () => {
  const first = await open({ at: '/login', endpoints: visitor });
  await first.user.type(screen.getByLabelText('아이디'), 'demo0');
  first.unmount();
  await open({ at: '/login', after: first });
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('demo0');
});

test('another language takes nothing out of the fields', async () => {
  const { user, services } = await open({ at: '/login', endpoints: visitor });
  await user.type(screen.getByLabelText('아이디'), 'demo01');
  await user.type(screen.getByLabelText('비밀번호'), 'hyangro123');
  services.i18n.addResourceBundle('en', 'mypage', en);
  await act(() => services.setLocale('en'));
  expect(screen.getByRole('heading', { name: en['login.newTitle'] })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(en['field.loginId']).value).toBe('demo01');
  expect(screen.getByLabelText<HTMLInputElement>(en['field.password']).value).toBe('hyangro123');
});

test('the promotion one came from goes along to lost ids and passwords', async () => {
  await open({ at: '/login?toName=Promotion&layoutCd=EV01', endpoints: visitor });
  expect([hrefOf('아이디 찾기'), hrefOf('비밀번호 찾기')]).toEqual([
    '/login/find-id?toName=Promotion&layoutCd=EV01',
    '/login/find-password?toName=Promotion&layoutCd=EV01',
  ]);
});
