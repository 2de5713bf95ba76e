import { isValidPreview, readPreview, signPreview } from './preview-token.rules';

const NOW = new Date('2026-11-21T03:00:00Z');
const claim = { layoutCd: 'MAIN', version: 3, expiresAt: new Date('2026-11-22T03:00:00Z') };
const token = signPreview(claim, 'key');
const opens = (given: string, { layoutCd = 'MAIN', key = 'key', now = NOW } = {}) => {
  const read = readPreview(given, layoutCd);
  return read !== null && isValidPreview(read, key, now);
};

test('a preview token opens its version of its page until it expires', () => {
  expect(readPreview(token, 'MAIN')).toMatchObject(claim);
  expect(opens(token)).toBe(true);
  expect(opens(token, { now: new Date('2026-11-22T02:59:59Z') })).toBe(true);
  expect(opens(token, { now: claim.expiresAt })).toBe(false);
});

test('a page has as many versions as it takes', () => {
  const hundredth = signPreview({ ...claim, version: 100 }, 'key');
  expect(readPreview(hundredth, 'MAIN')).toMatchObject({ version: 100 });
  expect(opens(hundredth)).toBe(true);
});

test('a preview token opens no other page, no other version, no later hour, and nothing without the key', () => {
  expect(opens(token, { layoutCd: 'EV01' })).toBe(false);
  expect(opens(token.replace(/^3/, '4'))).toBe(false);
  expect(opens(token.replace(/\.[0-9a-z]+\./, '.zzzzzz.'))).toBe(false);
  expect(opens(token, { key: 'other' })).toBe(false);
});

test.each(['', '3', '3.zz', '3.zz.short', `${token}x`, ` ${token}`, '-1.zz.aaaa', '3..'])('“%s” is no token', (given) => {
  expect(readPreview(given, 'MAIN')).toBeNull();
});
