import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { REMOTES, ROUTES } from '@hyangro/contracts/routes/table';
import { expect, ready, test } from '../../fixtures/test';

interface Manifest {
  metaData: {
    globalName: string;
    contract: string;
    locales: Record<string, string[]>;
    routes: { name: string; path: string; owner: string }[];
    surfaces: Record<string, unknown>;
  };
}
interface Boot {
  remotes: Record<string, { entry: string; integrity: string }>;
}

test('MFE-01 MFE-04 every remote is a release of its own whose manifest says what it brings', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Boot;
  expect(Object.keys(boot.remotes).sort()).toEqual([...REMOTES].sort());
  for (const remote of REMOTES) {
    const { entry = '', integrity } = boot.remotes[remote] ?? {};
    expect(integrity).toMatch(/^sha384-/);
    const { metaData } = (await (await request.get(entry.replace(/[^/]+$/, 'mf-manifest.json'))).json()) as Manifest;
    expect(metaData).toMatchObject({ globalName: `hyangro_${remote}`, contract: CONTRACT_VERSION });
    expect(Object.keys(metaData.locales).sort()).toEqual(['cn', 'en', 'ko']);
    const own = Object.entries(ROUTES)
      .filter(([, { owner }]) => owner === remote)
      .map(([name, { path }]) => `${name} ${path}`);
    expect(metaData.routes.map(({ name, path }) => `${name} ${path}`).sort()).toEqual(own.sort());
    expect(metaData.routes.every(({ owner }) => owner === remote)).toBe(true);
  }
});

test('MFE-22 a link under the pointer brings its screen before the click', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  const ofRaffle = () => loaded.filter((path) => path.startsWith('/remotes/raffle/'));
  await page.goto('/');
  await ready(page);
  const link = page.locator('a[href="/raffles"]:visible').first();
  expect(ofRaffle()).toEqual([]);
  await link.hover();
  await expect.poll(() => ofRaffle().some((path) => path.includes('screen-raffles'))).toBe(true);
  const before = ofRaffle().length;
  await link.click();
  await page.waitForURL('**/raffles');
  await expect(page.locator('main h1:visible')).toBeVisible();
  expect(ofRaffle()).toHaveLength(before);
});
