import { memberOf } from './profile-info.url';

test('R-PUB-11 the address names a member, or shows the reader’s own profile', () => {
  expect(memberOf(new URLSearchParams('memCd=M0005'), 'M0001')).toBe('M0005');
  expect(memberOf(new URLSearchParams('memCd='), 'M0001')).toBe('M0001');
  expect(memberOf(new URLSearchParams(), undefined)).toBeUndefined();
});
