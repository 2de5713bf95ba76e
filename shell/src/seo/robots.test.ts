/** @jest-environment node */
import { fillPath } from '@hyangro/contracts/routes/paths';
import { routeNames, routeRow } from '@hyangro/contracts/routes/table';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { ALL_ROWS } from '../testing/all-rows';
import { publicPaths, robotsTxt } from './robots';

const rows: RegistryRoute[] = ALL_ROWS;
const txt = robotsTxt(rows, 'https://shop.test');

/** The reading of a crawler (RFC 9309): the longest rule that fits decides, an allowing one among equals. */
function mayRead(pathname: string): boolean {
  let best = { length: -1, allows: true };
  for (const line of txt.split('\n')) {
    const [, word, rule = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
    if (!word) continue;
    const fits = new RegExp(`^${rule.replace(/[.?+^()]/g, '\\$&').replace(/\*/g, '.*')}`).test(pathname);
    const allows = word === 'Allow';
    if (fits && (rule.length > best.length || (rule.length === best.length && allows))) best = { length: rule.length, allows };
  }
  return best.allows;
}
const addressOf = (path: string) => fillPath(path, Object.fromEntries((path.match(/:\w+/g) ?? []).map((param) => [param.slice(1), 'X1'])));

test.each(routeNames)('NF-01 TRAP-05 robots.txt lets search engines to %s unless its row asks for a login', (name) => {
  const { path, auth } = routeRow(name);
  expect([name, mayRead(addressOf(path))]).toEqual([name, !auth]);
});

test('NF-01 robots.txt closes the API, opens everything else and names the sitemap', () => {
  expect(mayRead('/api/product/P1')).toBe(false);
  expect(mayRead('/assets/main.js')).toBe(true);
  expect(txt).toContain('Sitemap: https://shop.test/sitemap.xml');
});

test('NF-01 the sitemap names every public page that needs no code, each once, and none that is closed', () => {
  const found = publicPaths(rows);
  expect(found).toEqual(expect.arrayContaining(['/', '/categories', '/brands', '/raffles', '/best-reviews', '/notices', '/introduction']));
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((path) => !mayRead(path) || path.includes(':'))).toEqual([]);
  for (const hidden of ['/search/products', '/mypage', '/menu/categories', '/publ/index', '/login', '/join', '/image-viewer'])
    expect(found).not.toContain(hidden);
});

test('NF-01 a screen that is not there yet is not in the sitemap', () => {
  const coming = rows.map((row) => (row.name === 'Brands' ? { ...row, isComing: true as const } : row));
  expect(publicPaths(coming)).not.toContain('/brands');
});
