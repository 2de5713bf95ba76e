import { maskedId } from './mask-id.rules';

test.each([
  ['abcdefgh', 'abc***'],
  ['abcde', 'abc***'],
  ['ab', 'ab***'],
])('of the id %s the first three letters are told: %s', (loginId, told) => {
  expect(maskedId(loginId)).toBe(told);
});
