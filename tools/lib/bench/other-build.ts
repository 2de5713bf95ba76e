import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runNode, ROOT } from '../proc.mjs';

/** Another commit of this repository, installed and built in a folder of its own; `remove` takes it away. */
export async function otherBuild(commit: string) {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'hyangro-other-'));
  const root = path.join(folder, 'hyangro');
  await run('git', ['worktree', 'add', '--detach', '--quiet', root, commit], { cwd: ROOT });
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runNode(['tools/build.mjs'], { cwd: root, quiet: true });
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
