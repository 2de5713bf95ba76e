import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
/** Reads the rules once and looks at one small tree after the other: a process for each would begin anew every time. */
const LOOK = `
  import { cruise } from 'dependency-cruiser';
  import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
  const options = await extractOptions('./.dependency-cruiser.cjs');
  process.on('message', async (house) => {
    process.chdir(house);
    const { output } = await cruise(['.'], options);
    process.send(output.summary.violations.map(({ rule }) => rule.name));
  });
  process.send([]);
`;
let scratch = '';
let looker: ChildProcess;
const answer = () =>
  new Promise<readonly string[]>((resolve, reject) => {
    const die = (code: number | null) => reject(new Error(`dependency-cruiser ended with ${code}`));
    looker.once('exit', die);
    looker.once('message', (names: readonly string[]) => {
      looker.off('exit', die);
      resolve(names);
    });
  });
beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'borders-'));
  looker = spawn(process.execPath, ['--input-type=module', '-e', LOOK], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await answer();
}, 30_000);
afterAll(() => {
  looker.kill();
  rmSync(scratch, { recursive: true });
});

/**
 * Rules that fire on a small tree of files.
 * @param files paths, each with the paths it imports
 */
async function brokenRules(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const house = mkdtempSync(path.join(scratch, 'house-'));
  writeFileSync(path.join(house, 'tsconfig.json'), '{}');
  for (const [file, imports] of Object.entries(files)) {
    const lines = imports.map((to) => `import './${path.relative(path.dirname(file), to.replace(/\.tsx?$/, ''))}';`);
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), `${lines.join('\n')}\nexport {};\n`);
  }
  looker.send(house);
  return [...new Set(await answer())];
}

test('a remote with every folder of the house, each floor on the one below, breaks no border', async () => {
  expect(
    await brokenRules({
      'mfe-layout/src/remote.ts': ['mfe-layout/src/screens/main/main.screen.ts', 'mfe-layout/src/surfaces/a/a.surface.ts'],
      'mfe-layout/src/lifecycles.ts': ['mfe-layout/src/remote.ts'],
      'mfe-layout/src/screens/main/main.screen.ts': ['mfe-layout/src/displays/display.ts'],
      'mfe-layout/src/surfaces/a/a.surface.ts': ['mfe-layout/src/features/rail/rail.ts'],
      'mfe-layout/src/displays/display.ts': ['mfe-layout/src/features/rail/rail.ts', 'mfe-layout/src/messages.ts'],
      'mfe-layout/src/features/rail/rail.ts': ['mfe-layout/src/data/a.model.ts', 'mfe-layout/src/features/common/box.ts'],
      'mfe-layout/src/features/common/box.ts': [],
      'mfe-layout/src/messages.ts': [],
      'mfe-layout/src/data/a.model.ts': [],
      'mfe-layout/src/data/a.model.test.ts': ['mfe-layout/src/testing/samples.ts', 'mfe-layout/src/data/a.model.ts'],
      'mfe-layout/src/testing/samples.ts': [],
    }),
  ).toEqual([]);
});

test.each([
  ['a folder of its own name', 'remote-folders', 'mfe-new/src/hooks/use-a.ts', []],
  ['a folder of its own name that is used', 'remote-folders', 'mfe-new/src/screens/a/a.ts', ['mfe-new/src/parts/b.ts']],
  ['a file at the top', 'remote-folders', 'mfe-new/src/helpers.ts', []],
  ['displays outside the layout remote', 'remote-folders', 'mfe-new/src/displays/a.ts', []],
  ['data that takes from a feature', 'remote-floors-data', 'mfe-new/src/data/a.ts', ['mfe-new/src/features/b/b.ts']],
  ['data that takes from a display', 'remote-floors-data', 'mfe-layout/src/data/a.ts', ['mfe-layout/src/displays/b.ts']],
  ['a feature that takes from a display', 'remote-floors-features', 'mfe-layout/src/features/a/a.ts', ['mfe-layout/src/displays/b.ts']],
  ['a feature that takes from a screen', 'remote-floors-features', 'mfe-new/src/features/a/a.ts', ['mfe-new/src/screens/b/b.ts']],
  ['a display that takes from a screen', 'remote-floors-displays', 'mfe-layout/src/displays/a.ts', ['mfe-layout/src/screens/b/b.ts']],
  ['a screen that takes from a surface', 'remote-floors-views', 'mfe-new/src/screens/a/a.ts', ['mfe-new/src/surfaces/b/b.ts']],
  ['a screen that takes from the door', 'remote-floors-views', 'mfe-new/src/screens/a/a.ts', ['mfe-new/src/remote.ts']],
  ['a feature that takes from another', 'feature-to-feature', 'mfe-new/src/features/a/a.ts', ['mfe-new/src/features/b/b.ts']],
  ['common code that takes from a feature', 'feature-to-feature', 'mfe-new/src/features/common/a.ts', ['mfe-new/src/features/b/b.ts']],
])('a remote is refused %s (%s)', async (_, rule, file, imports) => {
  expect(await brokenRules({ [file]: imports, ...Object.fromEntries(imports.map((to) => [to, []])) })).toContain(rule);
});

test.each([
  ['a rule that takes a schema', 'rules-are-pure', 'shared/rules/src/a.ts', 'shared/contracts/src/order/order.schemas.ts'],
  ['a rule that takes the runtime', 'rules-are-pure', 'shared/rules/src/a.ts', 'shared/runtime/src/index.ts'],
  ['the kit that takes a rule', 'ui-knows-no-wire', 'shared/ui/src/a.ts', 'shared/rules/src/b.ts'],
  ['the kit that takes a piece of the shop', 'commerce-serves-remotes', 'shared/ui/src/a.ts', 'shared/commerce/src/b/index.ts'],
  ['the API that takes a piece of the shop', 'api-to-browser', 'api/src/a.ts', 'shared/commerce/src/b/index.ts'],
  ['a piece of the shop that takes from a remote', 'shared-looks-up', 'shared/commerce/src/a/a.ts', 'mfe-order/src/remote.ts'],
])('shared packages are refused %s (%s)', async (_, rule, file, to) => {
  expect(await brokenRules({ [file]: [to], [to]: [] })).toContain(rule);
});

test('a rule may take the constants of the contract and other rules, and everybody may take a rule', async () => {
  expect(
    await brokenRules({
      'shared/rules/src/a.ts': ['shared/contracts/src/constants.ts', 'shared/rules/src/b.ts'],
      'shared/rules/src/b.ts': [],
      'shared/contracts/src/constants.ts': [],
      'api/src/a.ts': ['shared/rules/src/a.ts'],
      'mfe-order/src/data/a.ts': ['shared/rules/src/a.ts'],
      'shared/commerce/src/a/a.ts': ['shared/rules/src/a.ts'],
    }),
  ).toEqual([]);
});
