import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleArrows, moduleCircles } from './module-borders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hyangro-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
function circlesOf(files: Readonly<Record<string, string>>): string[] {
  write(files);
  return moduleCircles(moduleArrows(folder));
}

test('two modules that use each other are found, with the files', () => {
  expect(
    circlesOf({
      'order/pay.service.ts': "import { charge } from '../payment/public';",
      'payment/payment.tables.ts': "import { orderTable } from '../order/order.tables';",
    }),
  ).toEqual(['order (order/pay.service.ts) → payment (payment/payment.tables.ts) → order']);
});

test('three modules in a circle are found, once', () => {
  expect(
    circlesOf({
      'a/a.ts': "import type { B } from '../b/public';",
      'b/deep/b.ts': "const c = await import('../../c/public');",
      'c/c.ts': "export { a } from '../a/public';",
    }),
  ).toHaveLength(1);
});

test('modules one above the other are fine, and so are tests and the platform', () => {
  expect(
    circlesOf({
      'order/a.ts': "import { b } from '../cart/public';\nimport { c } from '../../platform/db/db';\nimport { d } from './b';",
      'order/b.ts': "import { e } from '../member/public';",
      'cart/c.ts': "import { e } from '../member/public';",
      'cart/c.test.ts': "import { a } from '../order/public';",
    }),
  ).toEqual([]);
});

test('a query of another module’s table is refused, a foreign key is not', () => {
  write({
    'tsconfig.json': '{}',
    'api/src/modules/member/member.tables.ts': 'export const memberTable = 1;',
    'api/src/modules/order/order.repository.ts': "import { memberTable } from '../member/member.tables';\nexport const a = memberTable;",
    'api/src/modules/order/order.tables.ts': "import { memberTable } from '../member/member.tables';\nexport const b = memberTable;",
  });
  const root = path.resolve(__dirname, '../..');
  const config = path.join(root, '.dependency-cruiser.cjs');
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/depcruise'), ['--config', config, 'api'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('tables-of-another-module: api/src/modules/order/order.repository.ts');
  expect(stdout).not.toContain('api/src/modules/order/order.tables.ts →');
});
