import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readVersionSet } from '@hyangro/contracts/release/qa.rules';
import { startShellAlone } from '../../../tools/lib/shop-processes';
import { pinVersions } from '../../../tools/lib/version-set';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { startOwnShell } from '../../fixtures/own-shell';
import { nextPort } from '../../fixtures/ports';
import { copyStore, stableRelease } from '../../fixtures/release-store';
import { servedVersions } from '../../fixtures/served-versions';
import { expect, test } from '../../fixtures/test';

const remotesOf = (set = '') => Object.fromEntries(readVersionSet(set)?.remotes ?? []);

test('QA-05 every shell of a run serves the set of versions that its report names: the common one and those of journeys', async ({
  baseURL,
}) => {
  const named = remotesOf(process.env.VERSION_SET);
  expect(Object.keys(named).sort()).toEqual(['catalog', 'layout', 'mypage', 'order', 'raffle', 'ugc']);
  expect(await servedVersions(baseURL ?? '')).toMatchObject(named);
  const shell = await startOwnShell();
  try {
    expect(await servedVersions(shell.url)).toMatchObject(named);
  } finally {
    await shell.stop();
  }
});

test('QA-05 a set names a version that is not stable: shoppers get it, and of the others what they had', async ({ page }) => {
  const store = copyStore();
  const dir = mkdtempSync(path.join(tmpdir(), 'hyangro-set-'));
  store.publish('raffle', 'asked-for', handMadeRemote('raffle', "const Screen = () => 'raffles of the set';"), { isHeld: true });
  const { set, env } = pinVersions('raffle@asked-for', dir, {
    store: store.dir,
    stamp: path.resolve(import.meta.dirname, '../../../shell/dist/.stamp'),
  });
  const port = nextPort();
  const shell = await startShellAlone({ port, apiUrl: process.env.API_URL ?? '', env });
  try {
    expect(remotesOf(set)).toEqual({ ...remotesOf(process.env.VERSION_SET), raffle: 'asked-for' });
    await page.goto(`http://127.0.0.1:${port}/raffles`);
    await expect(page.getByText('raffles of the set')).toBeVisible();
    expect(await servedVersions(`http://127.0.0.1:${port}`)).toMatchObject({ raffle: 'asked-for', ugc: stableRelease('ugc').version });
  } finally {
    await page.goto('about:blank');
    await shell.stop();
    store.remove();
    rmSync(dir, { recursive: true, force: true });
  }
});
