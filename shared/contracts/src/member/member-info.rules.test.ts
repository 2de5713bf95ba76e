import type * as z from 'zod';
import { contactCodeForm, contactForm, memberInfoForm } from './member-info.rules';

const faults = (schema: z.ZodType, values: object) =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('name, birthday and gender', () => {
  const GOOD = { memNm: '김지수', birthday: '19960608', gender: '02' };
  const of = (values: object) => faults(memberInfoForm, { ...GOOD, ...values });
  test('are taken as at the sign-up, the name without blanks around it', () => {
    expect([of({}), of({ memNm: '가'.repeat(30), gender: '01' })]).toEqual([[], []]);
    expect(memberInfoForm.parse({ ...GOOD, memNm: ' 김지수 ' })).toEqual(GOOD);
  });
  test('the id is no part of them', () => expect(memberInfoForm.parse({ ...GOOD, loginId: 'other', email: 'a@b.kr' })).toEqual(GOOD));
  test.each([
    ['no name', { memNm: '  ' }, 'memNm', 'validation.v0019'],
    ['a name of 31 letters', { memNm: '가'.repeat(31) }, 'memNm', 'validation.v0021'],
    ['V-BD1 a birthday of seven digits', { birthday: '1996060' }, 'birthday', 'validation.v0006'],
    ['V-BD2 a birthday that there was not', { birthday: '20010229' }, 'birthday', 'validation.v0007'],
    ['V-GD1 an open gender', { gender: '' }, 'gender', 'validation.v0008'],
  ])('%s is told at its field', (_, values, field, code) => expect(of(values)[0]).toEqual([field, code]));
});

describe('a new phone or mailbox', () => {
  test('is a phone of eleven digits, or an address by the general rule', () => {
    expect(contactForm.parse({ by: 'phone', phone: '010-1234-5678' })).toEqual({ by: 'phone', phone: '01012345678' });
    expect(faults(contactForm, { by: 'email', email: 'a@x.info' })).toEqual([]);
  });
  test.each([
    ['V-PH2 ten digits', { by: 'phone', phone: '0101234567' }, 'phone', 'validation.v0009'],
    ['V-EM2 an address that is none', { by: 'email', email: 'a@' }, 'email', 'validation.v0004'],
    ['no address', { by: 'email', email: '' }, 'email', 'validation.v0019'],
  ])('%s is told at its field', (_, values, field, code) => expect(faults(contactForm, values)[0]).toEqual([field, code]));
  test('is one of the two', () => expect(faults(contactForm, { by: 'letter', phone: '01012345678' })).toHaveLength(1));
});

test('a code is six digits, under a name of at most fifty letters, for one of the two ways', () => {
  const of = (values: object) => faults(contactCodeForm, { by: 'phone', verificationCd: 'VF1', code: '012345', ...values });
  expect([of({}), of({ by: 'email', verificationCd: 'v'.repeat(50) })]).toEqual([[], []]);
  expect(of({ code: '12345' })).toEqual([['code', 'validation.v0012']]);
  expect([of({ by: 'letter' }), of({ verificationCd: '' }), of({ verificationCd: 'v'.repeat(51) })].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ]);
});
