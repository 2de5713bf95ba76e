import type * as z from 'zod';
import { findIdForm, findPasswordForm } from './recovery.rules';

const PHONE = { by: 'phone', phone: '010-1234-5678' } as const;
const MAIL = { by: 'email', email: 'abc@example.com' } as const;
const faults = (schema: z.ZodType, values: object) =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe.each([
  ['who lost the id gives a name', findIdForm, 'memNm', 30],
  ['who lost the password gives an id', findPasswordForm, 'loginId', 50],
] as const)('%s', (_, schema, field, longest) => {
  test.each([PHONE, MAIL])('and the phone or the mailbox ($by)', (contact) => {
    const of = (value: string) => faults(schema, { ...contact, [field]: value });
    expect(of('김지수')).toEqual([]);
    expect([of(''), of('  ')]).toEqual([[[field, 'validation.v0019']], [[field, 'validation.v0019']]]);
    expect(of('가'.repeat(longest))).toEqual([]);
    expect(of('가'.repeat(longest + 1))).toEqual([[field, 'validation.v0021']]);
    expect(schema.parse({ ...contact, [field]: ' abc ' })).toMatchObject({ [field]: 'abc' });
  });

  test('a phone and a mailbox follow their rules, and one of them is needed', () => {
    expect(faults(schema, { ...PHONE, phone: '010', [field]: 'abc' })).toEqual([['phone', 'validation.v0009']]);
    expect(faults(schema, { ...MAIL, email: 'abc', [field]: 'abc' })).toEqual([['email', 'validation.v0004']]);
    expect(faults(schema, { by: 'phone', email: MAIL.email, [field]: 'abc' })).toHaveLength(1);
    expect(faults(schema, { by: 'letter', [field]: 'abc' })).toHaveLength(1);
  });
});
