/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { readOverride, signOverride, type Override } from './override-token';

const KEY = 'a-key-that-only-this-shop-has-of-32-signs';
const NOW = Date.parse('2026-03-01T00:00:00Z');
const OVERRIDE: Override = {
  remote: 'ugc',
  manifest: 'http://localhost:3004/mf-manifest.json',
  until: NOW / 1000 + 60,
  by: 'token:pipeline',
};
/** A token with a right signature and any content. */
const signed = (content: unknown) => {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${createHmac('sha256', KEY).update(`override.${body}`).digest('base64url')}`;
};

test('a token is read as it was given, until its end', () => {
  const token = signOverride(OVERRIDE, KEY);
  expect(readOverride(token, KEY, NOW)).toEqual(OVERRIDE);
  expect(readOverride(token, KEY, NOW + 59_999)).toEqual(OVERRIDE);
  expect(readOverride(token, KEY, NOW + 60_000)).toBe('EXPIRED');
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
});

test.each([
  ['signed by another shop', signOverride(OVERRIDE, `${KEY}2`)],
  ['without a signature', signOverride(OVERRIDE, KEY).split('.')[0] ?? ''],
  ['with more behind it', `${signOverride(OVERRIDE, KEY)}.x`],
  [
    'whose signature belongs to another',
    `${signOverride({ ...OVERRIDE, until: 1 }, KEY).split('.')[0]}.${signOverride(OVERRIDE, KEY).split('.')[1]}`,
  ],
  ['that is empty', ''],
  ['of an unknown remote', signed({ ...OVERRIDE, remote: 'shell' })],
  ['for a line that others can change', signed({ ...OVERRIDE, manifest: 'http://evil.example/mf-manifest.json' })],
  ['without an end', signed({ ...OVERRIDE, until: undefined })],
  ['that is no object', signed('ugc')],
])('a token %s opens nothing', (_, token) => {
  expect(readOverride(token, KEY, NOW)).toBe('FORGED');
});
