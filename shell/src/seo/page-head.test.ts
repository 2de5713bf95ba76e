/** @jest-environment node */
import { routeNames, routeRow } from '@hyangro/contracts/routes/table';
import cn from '../../locales/cn.json';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { matchScreen } from '../remotes/registry-route';
import { ALL_ROWS } from '../testing/all-rows';
import { pageHead, type PageHeadSource } from './page-head';

const rows: RegistryRoute[] = ALL_ROWS;
const headOf = (pathname: string, changes: Partial<PageHeadSource> = {}) =>
  pageHead({
    match: matchScreen(changes.routes ?? rows, pathname),
    head: null,
    routes: rows,
    pathname,
    origin: 'https://shop.test',
    isLocalePinned: false,
    t: (key) => ko[key],
    ...changes,
  });

test('GEN-16 every title ends with the shop’s one title', () => {
  for (const name of routeNames) {
    const { documentTitle } = headOf(routeRow(name).path, { head: { title: '오늘의 향' } });
    expect(documentTitle).toBe(`오늘의 향 | ${ko['site.title']}`);
  }
  expect(headOf('/').documentTitle).toBe(ko['site.title']);
  expect(headOf('/no/such/page').documentTitle).toBe(`${ko['notFound.title']} | ${ko['site.title']}`);
});

test('GEN-16 in English and Chinese the title ends with the shop’s name of that language', () => {
  for (const [texts, name] of [
    [en, 'hyangro'],
    [cn, '香路'],
  ] as const) {
    const { documentTitle } = headOf('/no/such/page', { t: (key) => texts[key] });
    expect(documentTitle).toContain(`| ${name}`);
    expect(documentTitle).not.toMatch(/[가-힣]/);
  }
});

test('NF-01 R-HOM-05 TRAP-11 twin addresses have one canonical address', () => {
  expect(headOf('/menu/categories').canonical).toBe('https://shop.test/categories');
  expect(headOf('/menu/category/C01/products').canonical).toBe('https://shop.test/category/C01');
  expect(headOf('/main/menu/2').canonical).toBe('https://shop.test/');
  expect(headOf('/categories').canonical).toBe('https://shop.test/categories');
});

test('NF-01 an answer may name the canonical address', () => {
  expect(headOf('/menu/category/01/products', { head: { title: '', canonical: '/category/C01' } }).canonical).toBe(
    'https://shop.test/category/C01',
  );
});

test.each([
  ['an unknown address', '/no/such/page', {}],
  ['a member’s page', '/mypage', {}],
  ['a row that says so', '/publ/index', {}],
  ['a screen that says so', '/', { head: { title: '', noIndex: true } }],
  ['an unknown product', '/product/NOPE', { head: { title: '', status: 404 } }],
  ['a screen that is not there yet', '/brands', { routes: rows.map((row) => ({ ...row, isComing: true as const })) }],
] as const)('NF-01 search engines leave out %s, in every language', (_, pathname, changes) => {
  expect(headOf(pathname, changes)).toMatchObject({ isHidden: true, alternates: [] });
});

test('NF-01 a public page names its address in each language; a shop of one language names no others', () => {
  expect(headOf('/product/P1')).toMatchObject({
    isHidden: false,
    alternates: [
      { tag: 'ko', href: 'https://shop.test/product/P1' },
      { tag: 'en', href: 'https://shop.test/product/P1?lang=en' },
      { tag: 'zh-CN', href: 'https://shop.test/product/P1?lang=cn' },
      { tag: 'x-default', href: 'https://shop.test/product/P1' },
    ],
  });
  expect(headOf('/product/P1', { isLocalePinned: true }).alternates).toEqual([]);
});

test('NF-01 a page of a list has its address in each language', () => {
  const { alternates } = headOf('/category/C01', { head: { title: '', canonical: '/category/C01?page=2' } });
  expect(alternates[1]?.href).toBe('https://shop.test/category/C01?page=2&lang=en');
});
