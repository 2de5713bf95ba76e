import { askedOverrides, isOverrideManifest, overrideLink, overrideParam, withoutOverrides } from './override.rules';

test.each([
  'https://preview.example/ugc/mf-manifest.json',
  'https://preview.example:8443/mf-manifest.json?build=7',
  'http://localhost:3004/mf-manifest.json',
  'http://ugc.localhost:3004/mf-manifest.json',
  'http://my-desk.local/mf-manifest.json',
  'http://127.0.0.1:3004/mf-manifest.json',
  'http://127.100.20.30/mf-manifest.json',
  'http://[::1]:3004/mf-manifest.json',
  'http://10.20.130.70/mf-manifest.json',
  'http://192.168.100.70/mf-manifest.json',
  'http://172.16.100.70/mf-manifest.json',
  'http://172.29.0.7/mf-manifest.json',
  'http://172.31.0.7/mf-manifest.json',
])('a remote may come from %s', (address) => {
  expect(isOverrideManifest(address)).toBe(true);
});

test.each([
  ['over a line on which others can change it', 'http://preview.example/mf-manifest.json'],
  ['from a host that only begins like a near one', 'http://localhost.evil.example/mf-manifest.json'],
  ['from a host that only ends like a near one', 'http://evil-localhost/mf-manifest.json'],
  ['from a network that is no private one', 'http://172.32.0.7/mf-manifest.json'],
  ['from a network that is no private one either', 'http://172.15.0.7/mf-manifest.json'],
  ['from another file', 'https://preview.example/remoteEntry.js'],
  ['from no file', 'https://preview.example/'],
  ['by another scheme from near', 'ftp://localhost/mf-manifest.json'],
  ['by another scheme', 'ftp://preview.example/mf-manifest.json'],
  ['from the address itself', 'data:application/json,{}.json'],
  ['with a name', 'https://kim@preview.example/mf-manifest.json'],
  ['with a password', 'https://:secret@preview.example/mf-manifest.json'],
  ['by an address that browsers write otherwise', 'https://PREVIEW.example/mf-manifest.json'],
  ['by a path', '/mf-manifest.json'],
])('no remote comes %s: %s', (_, address) => {
  expect(isOverrideManifest(address)).toBe(false);
});

const MANIFEST = 'http://localhost:3004/mf-manifest.json?a=1&b=2';

test('a link asks for what it was made of, on the front page or another', () => {
  const { searchParams, pathname } = new URL(overrideLink('ugc', MANIFEST, 'a.b'), 'https://shop.example');
  expect([pathname, [...searchParams.keys()]]).toEqual(['/', [overrideParam('ugc'), 'token']]);
  expect(askedOverrides(searchParams)).toEqual({ manifests: new Map([['ugc', MANIFEST]]), tokens: ['a.b'] });
  expect(overrideLink('ugc', MANIFEST, 'a.b', '/feeds')).toMatch(/^\/feeds\?mfe\.ugc=/);
});

test('a token of another kind is left alone, and everything else stays', () => {
  const other = new URLSearchParams('token=of-a-recipient&page=2');
  expect(askedOverrides(other)).toEqual({ manifests: new Map(), tokens: [] });
  expect(`${withoutOverrides(other)}`).toBe('token=of-a-recipient&page=2');
  const both = new URLSearchParams(`sort=new&${overrideLink('ugc', MANIFEST, 'a.b').slice(2)}&page=2&page=3`);
  expect(`${withoutOverrides(both)}`).toBe('sort=new&page=2&page=3');
});
