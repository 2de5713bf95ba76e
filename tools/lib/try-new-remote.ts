import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import { LOCALES, type Locale } from '../../shared/contracts/src/locales';
import { ensureChromium } from './chromium';
import { ROOT, runNode } from './proc.mjs';
import { scratchCopy } from './scratch';
import { qaShopEnv, shellKey, startShop } from './shop-processes';

const REMOTE = 'gift';
/** What its screen says in its heading, as its team would write it. */
const HEADING: Readonly<Record<Locale, string>> = { ko: '선물', en: 'Gifts', cn: '礼物' };
const PORTS = { shop: 23_040, api: 23_041 };

/**
 * Takes a new remote from its scaffold to its visitors, by the commands that a team types, in a copy of the workspace (MFE-24): it is
 * tested against its contract, built and let through the gate of releases; the shell is built anew, as the table of routes is in it; and the
 * journey that came with the scaffold passes in a browser. What a new remote changes nothing of is what this working copy has
 * built: the API, the fonts and the releases of the others.
 */
export async function tryNewRemote(): Promise<void> {
  const chromium = await ensureChromium();
  await runNode(['tools/build.mjs']);
  const { root, linkPackages, remove } = scratchCopy();
  const command = (...args: readonly string[]) => runNode(args, { cwd: root, quiet: true });
  try {
    await command('tools/new.mjs', 'remote', REMOTE);
    linkPackages('mfe-raffle', `mfe-${REMOTE}`);
    await command('tools/new.mjs', 'screen', REMOTE, 'home', '--route', 'Gift', '--path', '/gift');
    writeHeadings(root);
    linkBuilt(root);
    const testAndRelease = async () => {
      await command('tools/test-contract.mjs', REMOTE);
      await command('tools/release.mjs', REMOTE, '--why', 'its first release');
    };
    await Promise.all([command('tools/build.mjs', 'shell'), testAndRelease()]);
    await visit(root, chromium);
  } finally {
    remove();
  }
}

function writeHeadings(root: string): void {
  for (const locale of LOCALES) {
    const file = path.join(root, `mfe-${REMOTE}/locales/${locale}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    writeFileSync(file, JSON.stringify({ ...texts, 'home.title': HEADING[locale] }));
  }
}

function linkBuilt(root: string): void {
  for (const built of ['shared/ui/dist', ...REMOTES.map((remote) => `.release/remotes/${remote}`)]) {
    mkdirSync(path.dirname(path.join(root, built)), { recursive: true });
    symlinkSync(path.join(ROOT, built), path.join(root, built));
  }
}

/** Runs the remote's journey in a shop of the copy. */
async function visit(root: string, chromium: string): Promise<void> {
  const SHELL_KEY = shellKey();
  const shop = await startShop({
    port: PORTS.shop,
    apiPort: PORTS.api,
    env: { SHELL_KEY, ...qaShopEnv(path.join(root, '.data')), RELEASE_STORE: path.join(root, '.release') },
    files: { shell: path.join(root, 'shell/dist/server/main.mjs') },
  });
  const cli = createRequire(path.join(root, 'e2e/package.json')).resolve('@playwright/test/cli');
  const env = { SHELL_KEY, SHOP_URL: shop.url, API_URL: shop.apiUrl, CHROMIUM_PATH: chromium };
  try {
    const journey = [`specs/${REMOTE}/`, '--workers=1', '--reporter=line'];
    const output = await runNode([cli, 'test', '-c', 'e2e/playwright.config.ts', ...journey], { cwd: root, env, quiet: true });
    if (!output.includes(`${LOCALES.length} passed`)) throw new Error(`Its screen was not opened in each language.\n${output}`);
  } finally {
    await shop.stop();
  }
}
