import { ALL_ROWS } from '../testing/all-rows';
import { BOOT_ID } from '../boot/boot-data';
import { bootRoutes } from '../server/page/page-plan';
import { readBoot } from './boot';

test('what the server leaves out of the route rows is there again in the browser', () => {
  const rows = [...ALL_ROWS, { name: 'NewHere', path: '/new/here', owner: 'layout', screen: 'new' } as const];
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${JSON.stringify({ routes: bootRoutes(rows) })}</script>`;
  expect(readBoot().routes).toEqual(rows);
});
