import { hashOneTimeCode, newOneTimeCode, oneTimeCodeFits } from './one-time-code.rules';

test('a code has six digits, also when it begins with zeros', () => {
  const codes = Array.from({ length: 2_000 }, newOneTimeCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
  // One in ten begins with a zero, one in ten with a nine.
  for (const digit of ['0', '9']) expect(codes.some((code) => code.startsWith(digit))).toBe(true);
});

test('the code that was sent fits where it was sent to, and nowhere else', () => {
  const stored = hashOneTimeCode('01012345678', '012345');
  expect(oneTimeCodeFits(stored, '01012345678', '012345')).toBe(true);
  expect(oneTimeCodeFits(stored, '01012345678', '012346')).toBe(false);
  expect(oneTimeCodeFits(stored, '01012345679', '012345')).toBe(false);
  expect(oneTimeCodeFits(stored, '01012345678', '')).toBe(false);
});

test('what is stored does not show the code, and something else that is stored fits nothing', () => {
  expect(hashOneTimeCode('01012345678', '012345')).toMatch(/^[\w-]{43}$/);
  expect(oneTimeCodeFits('', '01012345678', '012345')).toBe(false);
  expect(oneTimeCodeFits('012345', '01012345678', '012345')).toBe(false);
});
