import { PASSKEY_NAME_MAX } from '../constants';
import { passkeyNameForm } from './passkey.rules';

const faults = (name: string) => passkeyNameForm.safeParse({ name }).error?.issues.map(({ message }) => message) ?? [];

test('a passkey has a name of one to thirty letters, without blanks around it', () => {
  expect([faults(''), faults('   ')]).toEqual([['validation.v0019'], ['validation.v0019']]);
  expect([faults('가'.repeat(PASSKEY_NAME_MAX)), faults('가'.repeat(PASSKEY_NAME_MAX + 1))]).toEqual([[], ['validation.v0020']]);
  expect(passkeyNameForm.parse({ name: ' 내 휴대전화 ' })).toEqual({ name: '내 휴대전화' });
});
