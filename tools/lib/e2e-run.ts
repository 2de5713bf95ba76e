import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium';
import { startPostgres } from './postgres';
import { ROOT, runNode } from './proc.mjs';
import { pinVersions } from './version-set';
import { qaShopEnv, shellKey, startShop } from './shop-processes';

const JOURNEYS = 'e2e/playwright.config.ts';
const PORTS = { shop: 23_000, api: 23_001 };

/** What `SET=shell@1,ugc@2` names: without it the journeys run against what this working copy has built. */
const SET = process.env.SET ?? '';

/** Journeys whose title has this measure times, and run after the others, one at a time: beside others they would measure those, too. */
const QUIET = '@quiet';

/** Starts PostgreSQL, one shop on the embedded database in QA mode, and Playwright by the given configuration; answers the exit code. */
export async function runE2e(args: readonly string[], config = JOURNEYS): Promise<number> {
  const chromium = await ensureChromium();
  await runNode(['tools/build.mjs']);
  const postgres = await startPostgres();
  const data = mkdtempSync(path.join(tmpdir(), 'hyangro-e2e-'));
  const versions = pinVersions(SET, path.join(data, 'store'));
  // Journeys that start a shell of their own need it, too.
  const SHELL_KEY = shellKey();
  const shop = await startShop({
    port: PORTS.shop,
    apiPort: PORTS.api,
    env: { SHELL_KEY, ...qaShopEnv(data), STORE_URL: 'https://store.example/hyangro', ...versions.env },
  });
  const cli = createRequire(path.join(ROOT, 'e2e/package.json')).resolve('@playwright/test/cli');
  const env = {
    SHELL_KEY,
    SHOP_URL: shop.url,
    VERSION_SET: versions.set,
    ...versions.env,
    API_URL: shop.apiUrl,
    E2E_DATABASE_URL: postgres.url,
    CHROMIUM_PATH: chromium,
  };
  /** Whether all that was chosen passed. */
  const run = async (chosen: readonly string[], more: Record<string, string> = {}): Promise<boolean> => {
    try {
      await runNode([cli, 'test', '-c', config, ...chosen], { env: { ...env, ...more } });
      return true;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  };
  try {
    if (args.length > 0 || config !== JOURNEYS) return (await run(args)) ? 0 : 1;
    // What is counted over all journeys means nothing where some are chosen.
    const passed = [await run(['--grep-invert', QUIET], { ALL_JOURNEYS: '1' }), await run(['--grep', QUIET, '--workers=1'])];
    return passed.every(Boolean) ? 0 : 1;
  } finally {
    await shop.stop();
    postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
