import type * as z from 'zod';
import { REFERRER_CODE_MAX } from '../constants';
import {
  birthday,
  email,
  emailSignUp,
  genderChoice,
  joinForm,
  loginId,
  nickname,
  password,
  passwordSignUp,
  phone,
  profileForm,
  signUpForm,
} from './sign-up.rules';

const cases: [id: string, schema: z.ZodType, good: string[], bad: string[]][] = [
  [
    'V-PW1 K-PW a sign-up password of 8 to 20',
    passwordSignUp,
    ['abcdefg1', `a1${'b'.repeat(18)}`, 'a1!@#$%^'],
    ['abcde1x', `a1${'b'.repeat(19)}`, 'abcdefgh', '12345678', ''],
  ],
  [
    'V-PW2 K-PW a password of 8 to 16 elsewhere',
    password,
    ['abcdefg1', `a1${'b'.repeat(14)}`, 'a1!@#$%^'],
    [`a1${'b'.repeat(15)}`, 'abcdefgh', ''],
  ],
  ['V-EM1 a sign-up e-mail', emailSignUp, ['a.b-c@x-y.co.kr', 'abc@x.kr'], ['.a@x.kr', 'a@x.info', 'a@x', '']],
  ['V-EM2 an e-mail elsewhere', email, ['a@x.info', 'abc@x.kr'], ['a@', 'abc', '']],
  ['V-ID1 a login id', loginId, ['abcde', 'a1b2c3d4e5f6g7h'], ['abcd', 'a1b2c3d4e5f6g7h8', 'ab_cd', '']],
  ['V-NK1 a nickname', nickname, ['지수의서랍', '가나다라마바사아자차카타파'], ['가나다라마바사아자차카타파하', '']],
  ['V-BD1 V-BD2 a birthday', birthday, ['20000229', '19000101'], ['18991231', '20001301', '20000132', '20010229', '20990101', '']],
  ['V-PH1 a phone', phone, ['01012345678', '010-1234-5678'], ['0101234567', '010123456789', '']],
  ['V-GD1 a gender', genderChoice, ['01', '02'], ['', '03']],
];

test.each(cases)('%s is taken or refused as §5 says', (_, schema, good, bad) => {
  for (const value of good) expect([value, schema.safeParse(value).success]).toEqual([value, true]);
  for (const value of bad) expect([value, schema.safeParse(value).success]).toEqual([value, false]);
});

test('V-PH1 what is typed with dashes is kept as digits', () => {
  expect(phone.parse('010-1234-5678')).toBe('01012345678');
});

/** The codes a form shows, by field; a field is `-` when the value itself is judged. */
const codesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.') || '-'} ${message}`) ?? [];
const long = (length: number) => 'a'.repeat(length);

test.each([
  ['V-PW1', passwordSignUp, '', 'validation.v0019'],
  ['V-PW1', passwordSignUp, 'short1', 'validation.v0001'],
  ['V-PW2', password, '', 'validation.v0019'],
  ['V-PW2', password, 'short1', 'validation.v0002'],
  ['V-EM1', emailSignUp, '', 'validation.v0019'],
  ['V-EM1', emailSignUp, 'a@x', 'validation.v0004'],
  ['V-EM1', emailSignUp, `${long(96)}@x.kr`, 'validation.v0004'],
  ['V-EM2', email, '', 'validation.v0019'],
  ['V-EM2', email, 'a@', 'validation.v0004'],
  ['V-EM2', email, `a@${`${long(49)}.`.repeat(2)}kr`, 'validation.v0004'],
  ['V-ID1', loginId, '', 'validation.v0019'],
  ['V-ID1', loginId, 'abcd', 'validation.v0005'],
  ['V-NK1', nickname, '', 'validation.v0019'],
  ['V-NK1', nickname, '   ', 'validation.v0019'],
  ['V-NK1', nickname, long(14), 'validation.v0010'],
  ['V-BD1', birthday, '', 'validation.v0019'],
  ['V-BD1', birthday, '20001301', 'validation.v0006'],
  ['V-BD1', birthday, 'x20000229', 'validation.v0006'],
  ['V-BD2', birthday, '20010229', 'validation.v0007'],
  ['V-PH1', phone, '010', 'validation.v0009'],
  ['V-GD1', genderChoice, '03', 'validation.v0008'],
])('%s a wrong value is told by its code (case %#)', (_, schema, value, code) => {
  expect(codesOf(schema, value)[0]).toBe(`- ${code}`);
});

test.each([
  ['V-PW1 a password of spaces or other letters', passwordSignUp, ['abcdef 1', ' abcdefg1', 'abcdefg1 ', '비밀번호abcd1']],
  ['V-PW2 a password of spaces or other letters', password, ['abcdef 1', ' abcdefg1', 'abcdefg1 ', '12345678', 'abcdef1']],
  [
    'V-EM1 an address with something before, behind or doubled',
    emailSignUp,
    [' a@x.kr', 'a@x.kr ', 'a..b@x.kr', 'a@x..kr', 'a@x-.kr', 'a-@x.kr', 'a@x.k', 'a@x.krrr', 'a@x.k1', 'a@-x.kr'],
  ],
  ['V-ID1 a login id with something before or behind', loginId, [' abcde', 'abcde ', 'ab-cde']],
  [
    'V-BD1 a day with something before or behind, of another century, or unknown',
    birthday,
    ['x20000229', '200002291', '21000101', '20000001', '20000100', '2000a101', '20001332', '20000199', '20000140'],
  ],
  ['V-BD2 a day that is not in its month', birthday, ['20010431', '20230229', '19000229']],
])('%s is refused', (_, schema, bad) => {
  for (const value of bad) expect([value, schema.safeParse(value).success]).toEqual([value, false]);
});

test('V-EM1 the pattern takes dots, dashes and underscores between letters, and endings of two or three', () => {
  for (const value of ['a_b.c-d@x.kr', 'a1@1x.com', 'ab.cd.ef@mail.x-y.co.kr', `${long(95)}@x.kr`]) {
    expect([value, codesOf(emailSignUp, value)]).toEqual([value, []]);
  }
});

test('V-BD1 every month and kind of day is taken', () => {
  for (const value of ['19991231', '20000930', '20001001', '20001109', '20000110', '19700820']) {
    expect([value, codesOf(birthday, value)]).toEqual([value, []]);
  }
});

test('TRAP-04 a birthday is judged by its shape first, then by the calendar', () => {
  const firstOf = (value: string) => codesOf(birthday, value)[0];
  expect([firstOf('20001301'), firstOf('2001022')]).toEqual(['- validation.v0006', '- validation.v0006']);
  expect([firstOf('20010229'), firstOf('20000229')]).toEqual(['- validation.v0007', undefined]);
});

test('V-BD2 the future is no birthday, the day that has just begun is', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
  try {
    expect([codesOf(birthday, '20261121'), codesOf(birthday, '20261122')]).toEqual([[], ['- validation.v0007']]);
  } finally {
    jest.useRealTimers();
  }
});

test('K-NK a nickname of thirteen is the longest, counted as people count, without blanks around it', () => {
  expect(nickname.parse(` ${long(13)} `)).toBe(long(13));
  expect(nickname.safeParse('😀'.repeat(13)).success).toBe(true);
  expect(codesOf(nickname, '😀'.repeat(14))).toEqual(['- validation.v0010']);
});

const joining = {
  loginId: 'suyeon',
  nickname: '수연',
  birthday: '19960608',
  gender: '02',
  agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
  memNm: ' 김수연 ',
  password: 'abcdefg1',
  email: 'a@x.kr',
};
const signingUp = { ...joining, phone: '010-1234-5678', verificationCd: 'V1' };

test('a whole form is taken, blanks around the name are not', () => {
  expect(signUpForm.parse(signingUp)).toEqual({ ...signingUp, memNm: '김수연', phone: '01012345678' });
  expect(joinForm.parse({ ...joining, referrer: ' demo01 ' })).toEqual({ ...joining, memNm: '김수연', referrer: 'demo01' });
});

test.each([
  ['a name', { memNm: '  ' }, 'memNm validation.v0019'],
  ['a shorter name', { memNm: long(31) }, 'memNm validation.v0021'],
  ['a shorter referrer', { referrer: long(21) }, 'referrer validation.v0021'],
  ['the terms', { agreeTerms: ['PRIVACY', 'AGE14', 'MARKETING'] }, 'agreeTerms join.a0012'],
  ['consent to the use of personal data', { agreeTerms: ['TERMS', 'AGE14'] }, 'agreeTerms join.a0012'],
  ['fourteen years of age', { agreeTerms: ['TERMS', 'PRIVACY'] }, 'agreeTerms join.a0012'],
])('both forms want %s', (_, change, code) => {
  expect(codesOf(signUpForm, { ...signingUp, ...change })).toEqual([code]);
  expect(codesOf(joinForm, { ...joining, ...change })).toEqual([code]);
});

test('a name of thirty letters and a referrer of twenty are taken', () => {
  const most = { memNm: long(30), referrer: long(20) };
  expect([codesOf(signUpForm, { ...signingUp, ...most }), codesOf(joinForm, { ...joining, ...most })]).toEqual([[], []]);
});

test('TRAP-01 TRAP-03 the Korean form has rules of its own for password and e-mail, and wants a proven phone', () => {
  const elsewhere = { password: `a1${long(18)}`, email: 'a@x.info' };
  expect(codesOf(signUpForm, { ...signingUp, ...elsewhere })).toEqual(['email validation.v0004']);
  expect(codesOf(joinForm, { ...joining, ...elsewhere })).toEqual(['password validation.v0002']);
  expect(codesOf(signUpForm, { ...signingUp, verificationCd: '' })).toEqual(['verificationCd validation.v0012']);
  expect(codesOf(signUpForm, joining)).toHaveLength(2);
});

test('the member who sent the link is named by a code of its length', () => {
  expect(codesOf(joinForm, { ...joining, refMemCd: long(REFERRER_CODE_MAX) })).toEqual([]);
  expect(codesOf(joinForm, { ...joining, refMemCd: long(REFERRER_CODE_MAX + 1) })).toEqual(['refMemCd validation.v0021']);
});

test('a profile is saved with a nickname that the sign-up would take', () => {
  expect(profileForm.parse({ nickname: ' 지수 ' })).toEqual({ nickname: '지수' });
  expect([{}, { nickname: ' ' }, { nickname: '가'.repeat(14) }].map((profile) => profileForm.safeParse(profile).success)).toEqual([
    false,
    false,
    false,
  ]);
});
