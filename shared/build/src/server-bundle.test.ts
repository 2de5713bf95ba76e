import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTBOX_PATH, SIMULATED_APP_COOKIE, SIMULATOR_PATH } from '@hyangro/contracts/wire-names';
import { buildShellServer } from './server-bundle';

const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['the demo’s server of the shop leads to the pages for developers', true],
  ['the server in production knows nothing of those pages', false],
])(
  '%s',
  async (_, isDemo) => {
    const file = path.join(folder, `${isDemo}.mjs`);
    await buildShellServer(isDemo, file);
    const text = readFileSync(file, 'utf8');
    for (const name of [OUTBOX_PATH, SIMULATOR_PATH, SIMULATED_APP_COOKIE]) expect([name, text.includes(name)]).toEqual([name, isDemo]);
  },
  60_000,
);
