/** @jest-environment node */
import { REMOTES, type RemoteName } from '@hyangro/contracts/routes/table';
import { tableRows } from '../../remotes/registry-route';
import type { Registry } from '../release/registry';
import type { Release } from '@hyangro/contracts/release/release';
import { localeOf } from './locale';
import { bootRemotes, bootRoutes, planPage, preloadsOf } from './page-plan';

const releaseOf = (remote: string): Release => ({
  version: '1',
  contract: '1.0.0',
  entry: 'remoteEntry.js',
  door: ['door.js'],
  routes: tableRows(remote).map((row) => ({
    ...row,
    files: [`screen-${row.screen}.js`],
    ...(row.name === 'Product' && { words: { ko: ['words-ko.js'], en: ['words-en.js'], cn: ['words-cn.js'] } }),
  })),
  locales: { ko: ['locale-ko.js'], en: ['locale-en.js'], cn: ['locale-cn.js'] },
  surfaces: {},
  integrity: { 'remoteEntry.js': 'sha256-x', 'door.js': 'sha256-d' },
  server: { file: 'remote.cjs', integrity: 'y' },
});
const registry = {
  routes: () => REMOTES.flatMap((owner) => releaseOf(owner).routes),
  served: (remote: RemoteName) => [{ release: releaseOf(remote), path: `/remotes/${remote}/${releaseOf(remote).version}` }],
} as unknown as Registry;
const plan = (address: string, cookie?: string, pinned: 'ko' | 'en' | 'cn' | null = null) =>
  planPage(new URL(address, 'http://shop.test'), cookie, registry, pinned, {}, 'shop.test');

test('R-MY-24 a visitor of a member’s page is sent to the login by the server already', () => {
  expect(plan('/mypage/order/O1').redirect).toBe('/login?toName=OrderDetail&orderCd=O1');
  expect(plan('/mypage/order/O1', 'hy_session=token').redirect).toBeNull();
  expect(plan('/mypage/order/O1', 'hy_session=token').isRenderable).toBe(false);
});

test('R-PUB-14 public pages are rendered where they were asked for', () => {
  for (const address of ['/', '/product/P1', '/mypage/customer-center/faq', '/order/payment-complete', '/no/such/page']) {
    expect(plan(address)).toMatchObject({ redirect: null, isRenderable: true });
  }
});

test('a route of another language build is left by the server already', () => {
  expect(plan('/join').redirect).toBe('/member/sign-up/1');
  expect(plan('/member/sign-up/2', 'hy_locale=en').redirect).toBe('/join');
  expect(plan('/join', 'hy_locale=cn').redirect).toBeNull();
});

test('without any wish the page is Korean', () => {
  expect(plan('/').locale).toBe('ko');
  expect(plan('/', 'hy_locale=xx').locale).toBe('ko');
});

test('the language comes from the deployment, the address, the host, the cookie, in this order', () => {
  const cookies = { hy_locale: 'cn' };
  expect(localeOf({ pinned: 'ko', host: 'en.shop.test', lang: 'en', cookies })).toBe('ko');
  expect(localeOf({ pinned: null, host: 'cn.shop.test', lang: 'en', cookies })).toBe('en');
  expect(localeOf({ pinned: null, host: 'en.shop.test', lang: null, cookies })).toBe('en');
  expect(localeOf({ pinned: null, host: 'shop.test', lang: 'fr', cookies })).toBe('cn');
});

test('MFE-23 a page preloads the files of its own remote only, in its own language', () => {
  const files = preloadsOf(plan('/').match, 'ko', registry, {}).map(({ href }) => href);
  expect(files).toEqual([
    '/remotes/layout/1/remoteEntry.js',
    '/remotes/layout/1/door.js',
    '/remotes/layout/1/screen-main.js',
    '/remotes/layout/1/locale-ko.js',
  ]);
  expect(preloadsOf(plan('/no/such/page').match, 'ko', registry, {})).toEqual([]);
});

test('a page whose screen has a set of words preloads that one and not the words of the whole remote', () => {
  const wordsOf = (address: string, locale: 'ko' | 'cn') =>
    preloadsOf(plan(address).match, locale, registry, {}).flatMap(({ href }) => /(?:words|locale)-.*$/.exec(href) ?? []);
  expect(wordsOf('/product/P1', 'ko')).toEqual(['words-ko.js']);
  expect(wordsOf('/product/P1', 'cn')).toEqual(['words-cn.js']);
  expect(wordsOf('/categories', 'ko')).toEqual(['locale-ko.js']);
});

test('each file is preloaded with the hash it will be checked by', () => {
  const [entry, door] = preloadsOf(plan('/').match, 'ko', registry, {});
  expect([entry?.integrity, door?.integrity]).toEqual(['sha256-x', 'sha256-d']);
  expect(bootRemotes(registry, {}).layout).toEqual([{ version: '1', entry: '/remotes/layout/1/remoteEntry.js', integrity: 'sha256-x' }]);
});

test('the browser gets the rows of all routes, without the file lists and the names and paths that it knows', () => {
  const sent = bootRoutes([...registry.routes(), { name: 'NewHere', path: '/new/here', owner: 'layout', screen: 'new' }]);
  expect(sent.some((row) => 'files' in row || 'words' in row)).toBe(false);
  expect(sent.filter((row) => row.path).map(({ name }) => name)).toEqual(['NewHere']);
  expect(sent.filter((row) => row.name).map(({ path }) => path)).toEqual(['/new/here']);
});
