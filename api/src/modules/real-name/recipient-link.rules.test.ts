import { cipherOf } from '../../platform/cipher/cipher';
import { readRecipientLink, signRecipientLink } from './recipient-link.rules';

const { fingerprint: sign } = cipherOf({ REAL_NAME_KEY: 'ab'.repeat(32) });
const { fingerprint: otherKey } = cipherOf({ REAL_NAME_KEY: 'cd'.repeat(32) });
const END = new Date('2026-12-08T00:00:00Z');
const token = signRecipientLink('O-123ABC', END, sign);
const [orderCd = '', seconds = '', signature = ''] = token.split('.');

test('R-PUB-06 a link names its order and its end', () => {
  expect(readRecipientLink(token, sign)).toEqual({ orderCd: 'O-123ABC', expiresAt: END });
});

test.each([
  ['nothing', ''],
  ['an order alone', orderCd],
  ['another order', `O-123ABD.${seconds}.${signature}`],
  ['a later end', `${orderCd}.${(parseInt(seconds, 36) + 1).toString(36)}.${signature}`],
  ['another signature', `${orderCd}.${seconds}.${'x'.repeat(43)}`],
  ['more before it', `.${token}`],
  ['more behind it', `${token}x`],
  ['a cut one', token.slice(0, -1)],
])('R-PUB-06 a link is worth nothing with %s', (_, text) => {
  expect(readRecipientLink(text, sign)).toBeNull();
});

test('R-PUB-06 nor is one that was signed by another key', () => {
  expect(readRecipientLink(token, otherKey)).toBeNull();
});
