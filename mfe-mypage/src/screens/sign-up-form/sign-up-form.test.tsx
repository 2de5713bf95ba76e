import { screen, waitFor } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type MockRequest } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import SignUpFormScreen from './sign-up-form.screen';

const member = {
  memCd: 'M1',
  memNm: '지수',
  nickname: '새향기',
  email: 'a@b.kr',
  gender: '02',
  ageGroupStr: '20',
  grade: 'NEW',
  memberType: 'PERSON',
  avatarSeed: 'M1',
  newCustomer: true,
  hasRealName: false,
  rewardPoints: 1_000,
} as MemberDetails & { rewardPoints: number };
const proven = { phone: '01012345678', verificationCd: 'VF1' };
const free = { 'GET /member/check-id': { isFree: true } } as const;
const open = (options: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<SignUpFormScreen />, { at: '/member/sign-up/3', state: proven, messages: { mypage: ko, terms }, ...options });
type Page = Awaited<ReturnType<typeof open>>;

const good = {
  아이디: 'scent01',
  비밀번호: 'abcdefg1',
  '비밀번호 확인': 'abcdefg1',
  이름: '김지수',
  별명: '새향기',
  이메일: 'a.b@x.kr',
  생년월일: '19960608',
};
async function fill(page: Page, values: Partial<typeof good> = {}) {
  for (const [label, value] of Object.entries({ ...good, ...values })) await page.user.type(screen.getByLabelText(label), value);
  await page.user.click(screen.getByLabelText('여성'));
}
const checkId = (page: Page) => page.user.click(screen.getAllByRole('button', { name: '중복 확인' })[0]!);
const submit = (page: Page) => page.user.click(screen.getByRole('button', { name: '가입하기' }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('agreeTerms', JSON.stringify(['TERMS', 'PRIVACY', 'AGE14']));
});

test('R-ACC-06 a filled form joins with the proven phone and the agreed terms', async () => {
  let sent: unknown;
  const endpoints = { ...free, 'POST /member/sign-up': ({ body }: MockRequest) => ((sent = body), member) };
  const page = await open({ at: '/member/sign-up/3?toName=OrderCart', endpoints });
  await fill(page);
  await checkId(page);
  await submit(page);
  expect(sent).toMatchObject({
    loginId: 'scent01',
    phone: '01012345678',
    verificationCd: 'VF1',
    gender: '02',
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
  });
  expect(sent).not.toHaveProperty('passwordAgain');
  await waitFor(() => expect(page.address()).toBe('/member/sign-up/4?toName=OrderCart'));
  expect(localStorage.getItem('agreeTerms')).toBeNull();
});

test.each([
  ['a code fills the field', { refId: 'HR12AB' }, 'HR12AB', { referrer: 'HR12AB' }],
  ['a member alone is sent unseen', { refMemCd: 'M0005' }, '', { refMemCd: 'M0005' }],
  ['a broken code is left out', { refMemCd: 'M'.repeat(21) }, '', {}],
  ['a code comes before the member', { refId: 'HR12AB', refMemCd: 'M0005' }, 'HR12AB', { referrer: 'HR12AB' }],
])('LS-21 LS-22 an invitation is used at sign-up and then forgotten: %s', async (_, invitation, shown, sentWith) => {
  for (const [key, value] of Object.entries(invitation)) localStorage.setItem(key, JSON.stringify(value));
  let sent: unknown;
  const page = await open({ endpoints: { ...free, 'POST /member/sign-up': ({ body }: MockRequest) => ((sent = body), member) } });
  expect(screen.getByLabelText<HTMLInputElement>(/^추천인/).value).toBe(shown);
  await fill(page);
  await checkId(page);
  await submit(page);
  await waitFor(() => expect(page.address()).toBe('/member/sign-up/4'));
  expect(sent).toMatchObject(sentWith);
  expect(Object.keys(sent as object).filter((key) => /^ref/.test(key))).toEqual(Object.keys(sentWith));
  expect([localStorage.getItem('refId'), localStorage.getItem('refMemCd')]).toEqual([null, null]);
});

test('LS-21 a refused sign-up keeps the invitation', async () => {
  localStorage.setItem('refId', '"HR12AB"');
  const page = await open({ endpoints: { ...free, 'POST /member/sign-up': refusal('EMAIL_TAKEN') } });
  await fill(page);
  await checkId(page);
  await submit(page);
  expect(localStorage.getItem('refId')).toBe('"HR12AB"');
});

test('V-ID2 without the duplicate check nothing is sent', async () => {
  const page = await open({ endpoints: free });
  await fill(page);
  await submit(page);
  expect(screen.getByText(terms['validation.v0017'])).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test('V-ID2 an id that is changed after its check must be checked again', async () => {
  let sent: unknown;
  const page = await open({ endpoints: { ...free, 'POST /member/sign-up': ({ body }: MockRequest) => ((sent = body), member) } });
  await fill(page);
  await checkId(page);
  await page.user.type(screen.getByLabelText('아이디'), '2');
  await submit(page);
  expect(screen.getByText(terms['validation.v0017'])).toBeTruthy();
  expect(sent).toBeUndefined();
  await checkId(page);
  await submit(page);
  expect(sent).toMatchObject({ loginId: 'scent012' });
});

test('V-ID2 a taken id is told at its field', async () => {
  const page = await open({ endpoints: { 'GET /member/check-id': { isFree: false } } });
  await page.user.type(screen.getByLabelText('아이디'), 'scent01');
  await checkId(page);
  expect(screen.getByText(terms['join.a0001'])).toBeTruthy();
});

test.each([
  ['V-PW1 a password without a digit', { 비밀번호: 'abcdefgh' }, 'validation.v0001'],
  ['V-EM1 an e-mail with a four-letter end', { 이메일: 'a@x.info' }, 'validation.v0004'],
  ['V-ID1 an id with an underscore', { 아이디: 'ab_cd' }, 'validation.v0005'],
  ['V-BD1 a month that does not exist', { 생년월일: '20001301' }, 'validation.v0006'],
  ['V-BD2 a day that does not exist', { 생년월일: '20010229' }, 'validation.v0007'],
  ['V-NK1 a nickname of fourteen characters', { 별명: '가나다라마바사아자차카타파하' }, 'validation.v0010'],
] as const)('%s is told at its field', async (_, values, code) => {
  const page = await open({ endpoints: free });
  await fill(page, values);
  await submit(page);
  expect(screen.getByText(terms[code])).toBeTruthy();
  expect(page.calls.some((call) => call.startsWith('POST'))).toBe(false);
});

test('V-GD1 a missing gender is told', async () => {
  const page = await open({ endpoints: free });
  for (const [label, value] of Object.entries(good)) await page.user.type(screen.getByLabelText(label), value);
  await submit(page);
  expect(screen.getByText(terms['validation.v0008'])).toBeTruthy();
});

test.each([
  ['V-REF1 oneself', refusal('REFERRER_SELF'), terms['join.a0008']],
  ['V-REF2 one who has as many friends already as count', refusal('REFERRER_FULL', [60]), terms['join.a0009'].replace('{{max}}', '60')],
])('%s as the one who invited is told at the field', async (_, refused, text) => {
  const page = await open({ endpoints: { ...free, 'POST /member/sign-up': refused } });
  await fill(page);
  await page.user.type(screen.getByLabelText(/^추천인/), 'scent01');
  await checkId(page);
  await submit(page);
  const [id = ''] = (screen.getByLabelText(/^추천인/).getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
  expect(document.getElementById(id)?.textContent).toContain(text);
  expect(page.address()).toBe('/member/sign-up/3');
});

test('V-SRV1 what the server refuses shows at its field and nothing typed is lost', async () => {
  const page = await open({ endpoints: { ...free, 'POST /member/sign-up': refusal('EMAIL_TAKEN') } });
  await fill(page);
  await checkId(page);
  await submit(page);
  expect(screen.getByText(terms['join.a0004'])).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('별명').value).toBe('새향기');
});

test.each([
  ['nothing', null],
  ['a phone without its code', { phone: '01012345678' }],
  ['a phone that is no text', { phone: 1012345678, verificationCd: 'VF1' }],
  ['an empty code', { phone: '01012345678', verificationCd: '' }],
  ['a list', ['01012345678', 'VF1']],
])('without a proven phone the sign-up starts over: %s came along', async (_, state) => {
  const page = await open({ state });
  expect(page.address()).toBe('/member/sign-up/1');
});

test('of what the page before left only the proven phone is sent', async () => {
  let sent: unknown;
  const page = await open({
    state: { ...proven, loginId: 'someoneelse', memberType: 'COMPANY' },
    endpoints: { ...free, 'POST /member/sign-up': ({ body }: MockRequest) => ((sent = body), member) },
  });
  await fill(page);
  await checkId(page);
  await submit(page);
  expect(sent).toMatchObject({ loginId: 'scent01', ...proven });
  expect(sent).not.toHaveProperty('memberType');
});
