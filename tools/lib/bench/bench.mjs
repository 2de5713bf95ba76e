import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { ROOT, runNode } from '../proc.mjs';
import { startShop } from '../shop-processes.ts';
import { createReport } from './budgets.mjs';
import { cpuPerRequest } from './cpu.mjs';
import { firstScreenLevels, firstVisit, sum } from './first-visit.mjs';
import { cartBadge, heapGrowth, keptReturn, screenChange } from './in-shop.mjs';
import { startTime } from './start-time.mjs';

const PRODUCT = '/product/P0001';

/** Builds, starts a shop of its own, measures, prints; answers the exit code. */
export async function bench(/** @type {{ gatesOnly: boolean }} */ { gatesOnly }) {
  await runNode(['tools/build.mjs'], { quiet: gatesOnly });
  const data = mkdtempSync(path.join(tmpdir(), 'hyangro-bench-'));
  const env = { DATA_DIR: path.join(data, 'db'), UPLOAD_DIR: path.join(data, 'uploads'), TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };
  const shop = await startShop({ port: 24_000, apiPort: 24_001, env });
  const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const report = createReport();
  try {
    await bytes(report, browser, shop);
    if (!gatesOnly) await timings(report, browser, shop);
    await shop.stop();
    if (!gatesOnly) report.add('startAgain', await startTime(env));
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return report.print() ? 1 : 0;
}

async function bytes(
  /** @type {import('./budgets.mjs').Report} */ report,
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('../shop-processes.ts').ShopProcesses} */ shop,
) {
  for (const where of ['/', PRODUCT]) {
    const visit = await firstVisit(browser, shop.url + where);
    report.add('jsBytes', sum(visit.ofType('Script')), where);
    report.add('jsRequests', visit.ofType('Script').length, where);
    report.add('levels', firstScreenLevels(visit), where);
    if (where === '/') {
      report.add('htmlBytes', sum(visit.ofType('Document')), where);
      report.add('fontBytes', sum(visit.ofType('Font')), where);
    }
  }
  const remotes = path.join(ROOT, '.release/remotes');
  for (const remote of readdirSync(remotes)) report.add('remoteEntry', remoteEntryBytes(path.join(remotes, remote)), remote);
}

/** Brotli bytes of the stable version's remoteEntry. */
function remoteEntryBytes(/** @type {string} */ dir) {
  const { stable } = JSON.parse(readFileSync(path.join(dir, 'registry.json'), 'utf8'));
  const web = path.join(dir, stable, 'web');
  const file = readdirSync(web).find((name) => /^remoteEntry.*\.js\.br$/.test(name)) ?? '';
  return statSync(path.join(web, file)).size;
}

async function timings(
  /** @type {import('./budgets.mjs').Report} */ report,
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('../shop-processes.ts').ShopProcesses} */ shop,
) {
  // As many before as counted: the figure is that of a server that has been up for a while.
  const cpu = async (
    /** @type {keyof typeof import('./budgets.mjs').BUDGETS} */ name,
    /** @type {import('../shop-process.ts').ShopProcess} */ process_,
    /** @type {string} */ url,
    /** @type {string} */ where,
    /** @type {number} */ count,
  ) => {
    const value = await cpuPerRequest(process_.pid, url, { count, warmUp: count });
    if (value !== null) report.add(name, value, where);
  };
  await cpu('renderCpu', shop.shell, `${shop.url}/`, '/', 200);
  await cpu('renderCpu', shop.shell, shop.url + PRODUCT, PRODUCT, 200);
  await cpu('apiProduct', shop.api, `${shop.apiUrl}${PRODUCT}`, PRODUCT, 4_000);
  await cpu('apiLayout', shop.api, `${shop.apiUrl}/main/layouts/MAIN`, 'MAIN', 2_000);
  report.add('screenChange', await screenChange(browser, shop.url));
  report.add('keptReturn', await keptReturn(browser, shop.url));
  report.add('cartBadge', await cartBadge(browser, shop.url));
  report.add('heapGrowth', await heapGrowth(browser, shop.url));
}
