import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry, type RemoteRegistry } from '../../shared/contracts/src/release/release';
import { promoted, published } from '../../shared/contracts/src/release/registry.rules';

// The first command loads the whole program.
jest.setTimeout(60_000);

const store = mkdtempSync(path.join(tmpdir(), 'hyangro-store-'));
const file = path.join(store, 'remotes/ugc/registry.json');
afterAll(() => rmSync(store, { recursive: true, force: true }));

/** Three versions, the third of them stable. */
beforeEach(() => {
  const on = { by: 'lee', at: '2026-01-01T00:00:00.000Z', why: 'before' };
  const release = (version: string) => ({ version }) as Parameters<typeof published>[2];
  let registry = published(null, 'ugc', release('1'), on);
  for (const version of ['2', '3']) registry = promoted(published(registry, 'ugc', release(version), on), version, on);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(registry));
});
const registry = (): RemoteRegistry => readRegistry(JSON.parse(readFileSync(file, 'utf8')));
/** `pnpm release …` or `pnpm shop …` on that store. */
async function run(command: 'release' | 'shop', ...args: string[]) {
  process.env.RELEASE_STORE = store;
  const { runReleaseCommand } = await import('./release-command');
  const { runShopCommand } = await import('./shop-command');
  const lines = (...calls: unknown[][]) => calls.map((call) => `${call.join(' ')}\n`).join('');
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const status = await (command === 'shop' ? runShopCommand(args) : runReleaseCommand(args));
    return { stdout: lines(...log.mock.calls), stderr: lines(...error.mock.calls), status };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

test('`pnpm shop rollback ugc` makes the version before stable again, says from what to what, and it stands in the history', async () => {
  const { stdout, status } = await run('shop', 'rollback', 'ugc', '--why', 'reviews are blank', '--by', 'kim');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/ugc: rollback 3 → 2 \(\d.*\n.*within 2 s.*3 stays served.* 30 days/)]);
  expect(registry()).toMatchObject({ stable: '2', previous: '1' });
  expect(registry().history.at(-1)).toMatchObject({ by: 'kim', action: 'rollback', from: '3', to: '2', why: 'reviews are blank' });
});

test('a canary begins, is listed with its history, and becomes stable', async () => {
  expect(
    (await run('release', 'canary', 'ugc', '1', '--percent', '10', '--plan', '10,50,100', '--why', 'new list', '--by', 'kim')).stdout,
  ).toMatch(/ugc: canary 3 → 1 at 10 %.*\n.*10 of 100 visitors/);
  expect(registry().canary).toMatchObject({ version: '1', percent: 10, plan: [50, 100] });
  const { stdout } = await run('release', 'list', 'ugc');
  expect(stdout).toMatch(/ugc +stable 3 · canary 1 at 10 % · before 2 · 3 versions/);
  expect(stdout).toMatch(/kim {2}canary 10 % {2}3 → 1 {2}new list/);
  expect((await run('release', 'promote', 'ugc', '1', '--why', 'good')).status).toBe(0);
  expect(registry()).toMatchObject({ stable: '1', previous: '3', canary: null });
});

test.each([
  ['nothing', [], 'pnpm release <remote'],
  ['another remote', ['shop'], 'no remote “shop”'],
  ['an unknown option', ['promote', 'ugc', '1', '--now'], '--now'],
  ['no reason', ['promote', 'ugc', '1'], 'why'],
  ['no version', ['promote', 'ugc', '--why', 'x'], 'version'],
  ['no percent', ['canary', 'ugc', '1', '--why', 'x'], 'percent'],
  ['a percent that is none', ['canary', 'ugc', '1', '--percent', 'ten', '--why', 'x'], 'percent'],
  ['too large a percent', ['canary', 'ugc', '1', '--percent', '120', '--why', 'x'], 'whole percent from 1 to 99'],
  ['a version that is not there', ['promote', 'ugc', '9', '--why', 'x'], 'ugc has no version 9'],
  ['a remote that was never released', ['rollback', 'order'], 'order was never released'],
  ['a reviewer’s link to no shop', ['link', 'ugc', '1', '--why', 'x'], 'pnpm release link'],
  ['a version that visitors get', ['retire', 'ugc', '3', '--force', '--why', 'x'], 'what visitors get now'],
])('with %s it says what is wrong, changes nothing and ends with 1', async (_, args, words) => {
  const before = readFileSync(file, 'utf8');
  const { stderr, status } = await run('release', ...args);
  expect([status, stderr.includes(words), /\n\s+at /.test(stderr)]).toEqual([1, true, false]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
