import { maskedContact } from './mask-contact.rules';

test('of a phone the first three and the last four digits are told', () => {
  expect(maskedContact({ by: 'phone', phone: '01012345678' })).toBe('010-****-5678');
});

test.each([
  ['abcdef@example.com', 'ab***@example.com'],
  ['abc@example.com', 'ab***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"a@b"@example.com', '"a***@example.com'],
])('of the mailbox %s two letters are told, never all of several: %s', (email, told) => {
  expect(maskedContact({ by: 'email', email })).toBe(told);
});
