import type * as z from 'zod';
import { birthday, email, emailSignUp, genderChoice, loginId, nickname, password, passwordSignUp, phone } from './sign-up.rules';

const cases: [id: string, schema: z.ZodType, good: string[], bad: string[]][] = [
  [
    'V-PW1 a sign-up password',
    passwordSignUp,
    ['abcdefg1', `a1${'b'.repeat(18)}`, 'a1!@#$%^'],
    ['abcde1x', `a1${'b'.repeat(19)}`, 'abcdefgh', '12345678', ''],
  ],
  ['V-PW2 a password elsewhere', password, ['abcdefg1', `a1${'b'.repeat(14)}`], [`a1${'b'.repeat(15)}`, 'abcdefgh', '']],
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
