import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTBOX_PATH } from '@hyangro/contracts/wire-names';
import { buildShellServer } from './server-bundle';

const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['the demo’s server of the shop leads to the page of what was written to shoppers', true],
  ['the server in production knows nothing of that page', false],
])(
  '%s',
  async (_, isDemo) => {
    const file = path.join(folder, `${isDemo}.mjs`);
    await buildShellServer(isDemo, file);
    expect(readFileSync(file, 'utf8').includes(OUTBOX_PATH)).toBe(isDemo);
  },
  60_000,
);
