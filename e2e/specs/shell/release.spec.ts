import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, RemoteRegistry } from '@hyangro/contracts/release/release';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { startOwnShell } from '../../fixtures/own-shell';
import { countReactCopies } from '../../fixtures/react-copies';
import { stableRelease } from '../../fixtures/release-store';
import { smokeOf } from '../../fixtures/remotes';
import { expect, openInShell, ready, test } from '../../fixtures/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Everything that builds leave behind: files with their size and time. */
function outputs(): string[] {
  const folders = ['.release/remotes', 'shell/dist', 'api/dist', 'shared/ui/dist', ...REMOTES.map((remote) => `mfe-${remote}/dist`)];
  return folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => {
        const { mtimeMs, size } = statSync(path.join(ROOT, folder, String(file)));
        return `${folder}/${file} ${size} ${mtimeMs}`;
      });
    } catch {
      return [];
    }
  });
}

test('MFE-01 `pnpm build` of one remote makes that remote alone, with a manifest of its own, and touches no other', () => {
  test.setTimeout(180_000);
  const store = mkdtempSync(path.join(tmpdir(), 'hyangro-alone-'));
  const before = outputs();
  try {
    execFileSync('npm', ['run', '-s', 'build'], { cwd: path.join(ROOT, 'mfe-raffle'), env: { ...process.env, RELEASE_STORE: store } });
    expect(readdirSync(path.join(store, 'remotes'))).toEqual(['raffle']);
    const built = JSON.parse(readFileSync(path.join(store, 'remotes/raffle/registry.json'), 'utf8')) as RemoteRegistry;
    const release = built.versions[built.stable] as Release;
    expect(release.routes).toEqual(stableRelease('raffle').routes);
    expect(readdirSync(path.join(store, 'remotes/raffle', built.stable), { recursive: true }).map(String)).toContainEqual(
      expect.stringMatching(/mf-manifest\.json$/),
    );
    expect(outputs()).toEqual(before);
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
});

test('MFE-03 a remote built against another patch of every shared library runs on the shell’s one copy', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-patch-'));
  const script = path.join(ROOT, 'e2e/fixtures/build-against-patch.ts');
  const shell = await startOwnShell();
  try {
    const printed = execFileSync(process.execPath, ['--import', 'tsx', script, 'raffle', '0.1.1-patch', folder], { encoding: 'utf8' });
    const release = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Release;
    shell.store.adopt('raffle', release, folder);
    await shell.untilServed('raffle', release.version);
    const copies = await countReactCopies(page);
    const raffles = page.locator('[data-mfe="raffle@0.1.1-patch"]:visible a[href^="/raffle/"]');
    // Every visit shows raffles. A browser that is busy for longer than a release may take gets the release before; the next one gets this.
    for (let visit = 0; visit < 3 && (await raffles.count()) === 0; visit += 1) {
      await page.goto(shell.url + smokeOf('ugc').at);
      await ready(page);
      await openInShell(page, smokeOf('raffle').at);
      await expect(page.locator('[data-mfe^="raffle@"]:visible a[href^="/raffle/"]').first()).toBeVisible();
    }
    await expect(raffles.first()).toBeVisible();
    await raffles.first().click();
    await expect(page.locator('[data-mfe="raffle@0.1.1-patch"]:visible h1').first()).toBeVisible();
    expect(await copies()).toBe(1);
    await page.goto('about:blank');
  } finally {
    await shell.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
