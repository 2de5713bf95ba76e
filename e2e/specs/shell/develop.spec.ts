import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDev } from '../../fixtures/develop';
import { expect, test } from '../../fixtures/test';

const PORTS = { PORT: '24600', API_PORT: '24601' };

/** `pnpm dev` of one remote, on a shop of its own. */
function develop(remote: string) {
  const data = mkdtempSync(path.join(tmpdir(), 'hyangro-dev-'));
  const { said, stop } = startDev(remote, [], { ...PORTS, DATA_DIR: path.join(data, 'db'), UPLOAD_DIR: path.join(data, 'uploads') });
  return { said, stop: () => stop().finally(() => rmSync(data, { recursive: true, force: true })) };
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
