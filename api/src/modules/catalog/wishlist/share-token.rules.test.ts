import { cipherOf } from '../../../platform/cipher/cipher';
import { folderOfToken, isShareToken, signShare } from './share-token.rules';

const { fingerprint: sign } = cipherOf({ REAL_NAME_KEY: 'ab'.repeat(32) });
const { fingerprint: otherKey } = cipherOf({ REAL_NAME_KEY: 'cd'.repeat(32) });
const token = signShare('WF2345', 3, sign);

test('R-MY-02 a link names its folder and opens it alone', () => {
  expect(folderOfToken(token)).toBe('WF2345');
  expect(isShareToken(token, 'WF2345', 3, sign)).toBe(true);
});

test.each([
  ['of a link that was closed', 'WF2345', 4, sign],
  ['of another folder', 'WF2346', 3, sign],
  ['under another key', 'WF2345', 3, otherKey],
] as const)('R-MY-02 a link is worth nothing: %s', (_, folderCd, shareNo, key) => {
  expect(isShareToken(token, folderCd, shareNo, key)).toBe(false);
});

test.each([
  '',
  'WF2345',
  'WF2345.',
  `WF2345.${'x'.repeat(42)}`,
  `.${'x'.repeat(43)}`,
  `W/F.${'x'.repeat(43)}`,
  `${'W'.repeat(31)}.${'x'.repeat(43)}`,
  `${token}x`,
])('R-MY-02 %s is no link', (text) => {
  expect(folderOfToken(text)).toBeNull();
  expect(isShareToken(text, 'WF2345', 3, sign)).toBe(false);
});
