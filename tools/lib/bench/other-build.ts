import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runNode, ROOT } from '../proc.mjs';

/** Another commit of this repository, installed and built in a folder of its own; `remove` takes it away. */
export async function otherBuild(commit: string) {
  const root = path.join(mkdtempSync(path.join(realpathSync(tmpdir()), 'hyangro-other-')), 'hyangro');
  await run('git', ['worktree', 'add', '--detach', '--quiet', root, commit], { cwd: ROOT });
  const remove = () => run('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
  try {
    await runNode(['tools/build.mjs'], { cwd: root, quiet: true });
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
