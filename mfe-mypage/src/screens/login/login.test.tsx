import { screen, waitFor } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import LoginScreen from './login.screen';
import { returnPath } from './login.url';

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
} as MemberDetails;
const visitor = { 'GET /login/v2/ping': { isLogin: false } } as const;
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
  expect(page.calls).toEqual(['GET /login/v2/ping', 'POST /login']);
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

test('R-ACC-21 an address in toName leads to the main page', () => {
  expect(returnPath(new URLSearchParams('toName=https://evil.example'))).toBe('/');
});

test('ST-LOG-02 whoever the server still knows goes straight back', async () => {
  const page = await open({
    at: '/login?toName=OrderCart',
    endpoints: { 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': member },
  });
  expect(page.address()).toBe('/order/cart');
  expect(page.calls).toEqual(['GET /login/v2/ping', 'GET /login/simple-details']);
});

test('ST-LOG-02 a server of two minds sends nobody round in circles', async () => {
  const endpoints = { 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': member };
  const first = await open({ at: '/login?toName=OrderCart', endpoints });
  expect(first.address()).toBe('/order/cart');
  first.unmount();
  const second = await open({ at: '/login?toName=OrderCart', after: first });
  expect(second.address()).toBe('/login?toName=OrderCart');
  expect(second.calls).toEqual(['GET /login/v2/ping', 'GET /login/simple-details', 'GET /login/v2/ping']);
});

test('a wrong password keeps what was typed; from the third on the lock is explained', async () => {
  const page = await open({ at: '/login', endpoints: { ...visitor, 'POST /login': refusal('LOGIN_FAILED', [3, 5]) } });
  await fill(page);
  expect(page.shown.errors).toHaveLength(1);
  expect(screen.getByText(/5번 틀리면 10분/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('demo01');
  expect(page.address()).toBe('/login');
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
