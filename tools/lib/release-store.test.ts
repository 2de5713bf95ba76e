import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const store = mkdtempSync(path.join(tmpdir(), 'hyangro-store-'));
const ugc = path.join(store, 'remotes/ugc');
beforeEach(() => mkdirSync(ugc, { recursive: true }));
afterEach(() => rmSync(ugc, { recursive: true, force: true }));
afterAll(() => rmSync(store, { recursive: true, force: true }));

/** The store's module reads its folder from the environment, so each expression runs in a process of its own. */
function run(expression: string) {
  const module = JSON.stringify(path.join(__dirname, 'release-store.ts'));
  const script = `import * as store from ${module}; console.log(JSON.stringify(${expression} ?? null));`;
  const env = { ...process.env, RELEASE_STORE: store };
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env,
    encoding: 'utf8',
  });
  return { answer: status === 0 ? (JSON.parse(stdout) as unknown) : undefined, stderr };
}

test.each(['', '{', '{}', 'null', '{"stable":"1","versions":{}}', '{"versions":{"1":{}}}'])(
  'a damaged registry counts as none and is told: %s',
  (text) => {
    writeFileSync(path.join(ugc, 'registry.json'), text);
    const { answer, stderr } = run("await (await store.releaseStore()).registry('ugc')");
    expect([answer, stderr.includes('is damaged')]).toEqual([null, true]);
  },
);
