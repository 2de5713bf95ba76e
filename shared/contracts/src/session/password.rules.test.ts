import type * as z from 'zod';
import { changePasswordForm, confirmPasswordForm, newPasswordForm, resetPasswordBody } from './password.rules';

const NEW = 'abcdefg1';
const TWICE = { password: NEW, passwordAgain: NEW };
const faults = (schema: z.ZodType, values: object) =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe.each([
  ['the new password of whoever lost theirs', newPasswordForm, {}],
  ['the same with its proof', resetPasswordBody, { verificationCd: 'VC1' }],
  ['a change of the password', changePasswordForm, { currentPassword: 'old-word-1' }],
] as const)('%s', (_, schema, more) => {
  const of = (values: object) => faults(schema, { ...more, ...TWICE, ...values });
  test('is taken when it was typed the same twice', () => expect(of({})).toEqual([]));
  test('is refused at the second field when it differs', () =>
    expect(of({ passwordAgain: 'abcdefg2' })).toEqual([['passwordAgain', 'validation.v0003']]));
  test('is refused without the second', () => expect(of({ passwordAgain: '' })).toContainEqual(['passwordAgain', 'validation.v0019']));
  test('follows the rule of passwords', () =>
    expect(of({ password: 'abcdefgh', passwordAgain: 'abcdefgh' })).toEqual([['password', 'validation.v0002']]));
});

test('a password is not changed without its proof, or a proof of any length', () => {
  expect(faults(resetPasswordBody, { ...TWICE, verificationCd: '' })).toMatchObject([['verificationCd', expect.anything()]]);
  expect(faults(resetPasswordBody, { ...TWICE, verificationCd: 'v'.repeat(50) })).toEqual([]);
  expect(faults(resetPasswordBody, { ...TWICE, verificationCd: 'v'.repeat(51) })).toMatchObject([['verificationCd', expect.anything()]]);
});

test('a password is not changed without the current one, nor into the current one; the current one may be of any old rule', () => {
  const of = (currentPassword: string) => faults(changePasswordForm, { ...TWICE, currentPassword });
  expect(of('')).toEqual([['currentPassword', 'validation.v0019']]);
  expect(of(NEW)).toEqual([['password', 'validation.v0025']]);
  expect(of('x')).toEqual([]);
  expect(of('x'.repeat(100))).toEqual([]);
  expect(of('x'.repeat(101))).toEqual([['currentPassword', 'validation.v0021']]);
});

test('who is asked for the password once more has to give one', () => {
  expect(faults(confirmPasswordForm, { password: 'old-word-1' })).toEqual([]);
  expect(faults(confirmPasswordForm, { password: '' })).toEqual([['password', 'validation.v0019']]);
  expect(faults(confirmPasswordForm, { password: 'a'.repeat(101) })).toEqual([['password', 'validation.v0021']]);
});
