import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.en.json';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { renderScreen, type MockRequest } from '@hyangro/testing';
import en from '../../../locales/en.json';
import JoinScreen from './join.screen';

const member = {
  memCd: 'M1',
  memNm: 'Rose Kim',
  nickname: 'Rose',
  email: 'rose@example.com',
  gender: '02',
  ageGroupStr: '20',
  grade: 'NEW',
  memberType: 'PERSON',
  avatarSeed: 'M1',
  newCustomer: true,
  hasRealName: false,
} as MemberDetails;
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<JoinScreen />, { at: '/join', locale: 'en', messages: { mypage: en, terms }, ...options });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const filledIn = () => [valueOf(en['field.email']), valueOf(en['field.nickname']), valueOf(en['field.loginId'])];
/** What a screen reader says of a field after its name. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
beforeEach(() => localStorage.clear());

test('R-ACC-08 a social profile that came along fills the form in, a plain visit finds it empty', async () => {
  const page = await open({ state: { email: 'rose@example.com', nickname: 'Rose' } });
  expect(filledIn()).toEqual(['rose@example.com', 'Rose', '']);
  page.unmount();
  await open();
  expect(filledIn()).toEqual(['', '', '']);
});

test.each([
  ['numbers', { email: 5, nickname: 7 }],
  ['a list', ['rose@example.com']],
  ['a text', 'rose@example.com'],
])('what is no profile fills nothing in: %s', async (_, state) => {
  await open({ state });
  expect(filledIn()).toEqual(['', '', '']);
});

test.each([
  ['V-PW2 a password of seventeen characters', 'password', `a1${'b'.repeat(15)}`, 'validation.v0002'],
  ['V-EM2 an address without a domain', 'email', 'rose@', 'validation.v0004'],
] as const)('%s is told at its field, one that fits is not', async (_, field, wrong, code) => {
  const page = await open();
  const input = screen.getByLabelText<HTMLInputElement>(en[`field.${field}`]);
  await page.user.type(input, wrong);
  await page.user.click(screen.getByRole('checkbox', { name: en['terms.all'] }));
  await page.user.click(screen.getByRole('button', { name: en['details.submit'] }));
  expect(descriptionOf(input)).toContain(terms[code]);
  await page.user.clear(input);
  await page.user.type(input, { password: `a1${'b'.repeat(14)}`, email: 'rose@example.info' }[field]);
  await page.user.click(screen.getByRole('button', { name: en['details.submit'] }));
  expect(descriptionOf(input)).not.toContain(terms[code]);
  expect(page.calls).toEqual([]);
});

test.each([
  [{}, '/join/complete?toName=MyProfile#invite'],
  [{ openId: 'sandbox:rose' }, '/join/sns/complete/sandbox%3Arose?toName=MyProfile#invite'],
])('API-D03 a filled form joins with what was agreed to, and goes on to link the account it came with: %j', async (account, completed) => {
  let sent: unknown;
  const page = await open({
    at: '/join?toName=MyProfile#invite',
    state: { email: 'rose@example.com', nickname: 'Rose', ...account },
    endpoints: {
      'GET /member/check-id': { isFree: true },
      'POST /member/join': ({ body }: MockRequest) => ((sent = body), member),
    },
  });
  for (const [field, value] of [
    ['loginId', 'scent01'],
    ['password', 'abcdefg1'],
    ['passwordAgain', 'abcdefg1'],
    ['memNm', 'Rose Kim'],
    ['birthday', '19960608'],
  ] as const)
    await page.user.type(screen.getByLabelText(en[`field.${field}`]), value);
  await page.user.click(screen.getByLabelText(en['field.female']));
  const join = screen.getByRole<HTMLButtonElement>('button', { name: en['details.submit'] });
  expect(join.disabled).toBe(true);
  await page.user.click(screen.getByRole('checkbox', { name: en['terms.all'] }));
  await page.user.click(screen.getAllByRole('button', { name: en['check.ask'] })[0]!);
  await page.user.click(join);
  await waitFor(() => expect(page.address()).toBe(completed));
  expect(sent).toMatchObject({
    loginId: 'scent01',
    email: 'rose@example.com',
    nickname: 'Rose',
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14', 'OVERSEAS_DATA', 'MARKETING'],
  });
});
