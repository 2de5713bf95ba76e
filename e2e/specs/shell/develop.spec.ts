import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../fixtures/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PORTS = { PORT: '24600', API_PORT: '24601' };

/** Runs `pnpm dev` of one remote in its folder until the test has seen enough; `say` resolves once a line matches. */
function develop(remote: string) {
  const data = mkdtempSync(path.join(tmpdir(), 'hyangro-dev-'));
  const child = spawn(process.execPath, ['../tools/dev.mjs', remote], {
    cwd: path.join(ROOT, `mfe-${remote}`),
    env: { ...process.env, ...PORTS, DATA_DIR: path.join(data, 'db'), UPLOAD_DIR: path.join(data, 'uploads') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const said = (line: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [, found] = line.exec(output) ?? [];
        if (found) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          output += String(text);
          look();
        });
      child.once('close', () => reject(new Error(`pnpm dev ended.\n${output}`)));
    });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { said, stop };
}

// A header of ours would make each call to the development server's own origin ask for leave first.
test.use({ extraHTTPHeaders: {} });

test('MFE-02 `pnpm dev` in a remote shows its screens on a page of their own, and in the whole shop', async ({ page }) => {
  test.setTimeout(180_000);
  const { said, stop } = develop('raffle');
  try {
    const alone = new URL(await said(/raffle alone: (\S+)/));
    await page.goto(new URL('/raffles', alone).href);
    await expect(page.locator('[data-mfe="raffle"] a[href^="/raffle/"]').first()).toBeVisible();
    await page.goto(`http://127.0.0.1:${PORTS.PORT}/raffles`);
    await expect(page.locator('[data-mfe="raffle@dev"] a[href^="/raffle/"]').first()).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await stop();
  }
});
