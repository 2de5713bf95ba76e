import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import { scratchCopy } from './scratch';

/** The remote whose surfaces most others show. */
const REMOTE = 'ugc';
const DIR = `mfe-${REMOTE}`;
const LIMIT_S = 60;

interface Break {
  what: string;
  file: string;
  /** The file as it is then. */
  change(text: string): string;
  /** What the test answers. */
  says: string;
}
const BREAKS: readonly Break[] = [
  {
    what: 'a call that it does not declare',
    file: 'src/data/undeclared.ts',
    change: () => "export const call = 'GET /orders';\n",
    says: `${DIR}/contract.json is not what its sources use`,
  },
  {
    what: 'a surface that is gone, and that others show',
    file: 'src/remote.ts',
    change: (text) => text.replace('ugc/review-list@1', 'ugc/review-list@2'),
    says: 'catalog@committed: surface ugc/review-list@1: is not offered',
  },
];

/**
 * Tests a remote against its contract in a copy of the workspace without any other remote, shell, API and journeys (MFE-20): it passes
 * within a minute, and fails once the remote breaks its contract. Throws what was otherwise.
 */
export async function tryAlone(): Promise<void> {
  const others = REMOTES.map((remote) => `mfe-${remote}`).filter((dir) => dir !== DIR);
  const { root, remove } = scratchCopy([...others, 'shell', 'api', 'e2e']);
  try {
    const started = Date.now();
    const { status, output } = testContract(root);
    const seconds = Math.round((Date.now() - started) / 1000);
    const [, passed] = /^Tests: +(\d+) passed/m.exec(output) ?? [];
    if (status !== 0 || !passed) throw new Error(`${DIR} alone does not pass.\n${output}`);
    if (seconds > LIMIT_S) throw new Error(`${DIR} alone took ${seconds} s, and may take ${LIMIT_S} s.`);
    console.log(`${DIR} alone: ${passed} tests of its screens in ${seconds} s`);
    for (const one of BREAKS) mustFail(root, one);
  } finally {
    remove();
  }
}

function mustFail(root: string, { what, file, change, says }: Break): void {
  const place = path.join(root, DIR, file);
  const before = existsSync(place) ? readFileSync(place, 'utf8') : null;
  writeFileSync(place, change(before ?? ''));
  const { status, output } = testContract(root);
  if (status === 0 || !output.includes(says)) throw new Error(`${what} was not refused.\n${output}`);
  if (before === null) rmSync(place);
  else writeFileSync(place, before);
}

/** The command of its package, as its team runs it. */
function testContract(root: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'test:contract'], { cwd: path.join(root, DIR), encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
