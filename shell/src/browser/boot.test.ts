import { ALL_ROWS } from '../testing/all-rows';
import { BOOT_ID } from '../boot/boot-data';
import { bootRoutes } from '../server/page/page-plan';
import { readBoot } from './boot';

test('what the server leaves out of the route rows is there again in the browser', () => {
  const rows = [...ALL_ROWS, { name: 'NewHere', path: '/new/here', owner: 'layout', screen: 'new' } as const];
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${JSON.stringify({ routes: bootRoutes(rows) })}</script>`;
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  expect(readBoot().routes.sort(byPath)).toEqual([...rows].sort(byPath));
});

test('a row that is missing on the server is missing in the browser, and the others keep their names', () => {
  const rows = ALL_ROWS.filter(({ name }) => name !== 'Login');
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${JSON.stringify({ routes: bootRoutes(rows) })}</script>`;
  expect(new Set(readBoot().routes.map(({ name, path }) => `${name} ${path}`))).toEqual(
    new Set(rows.map(({ name, path }) => `${name} ${path}`)),
  );
});
