import { WITHDRAWAL_MESSAGE_MAX, WITHDRAWAL_REASONS, withdrawalForm } from './withdrawal.rules';

const FORM = { reason: 'PRICE', message: '' };
/** Message codes by field; nothing when the form is right. */
const wrong = (changes: object) =>
  (withdrawalForm.safeParse({ ...FORM, ...changes }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test('each reason of the list is taken, and no other', () => {
  for (const reason of WITHDRAWAL_REASONS) expect(wrong({ reason })).toEqual([]);
  for (const reason of ['', 'BORED', 'x'.repeat(21)]) expect(wrong({ reason }).map(([field]) => field)).toEqual(['reason']);
  expect(wrong({ reason: '' })).toEqual([['reason', 'validation.v0019']]);
});

test('a message is free, has an end, and its edges do not count', () => {
  const longest = '향'.repeat(WITHDRAWAL_MESSAGE_MAX);
  expect(withdrawalForm.parse({ reason: 'OTHER' }).message).toBe('');
  expect(withdrawalForm.parse({ ...FORM, message: ` ${longest} ` }).message).toBe(longest);
  expect(wrong({ message: `${longest}.` })).toEqual([['message', 'validation.v0022']]);
  expect(wrong({ message: '😊'.repeat(WITHDRAWAL_MESSAGE_MAX) })).toEqual([]);
});
