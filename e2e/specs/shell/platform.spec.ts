import { get } from 'node:http';
import { remoteContractSchema } from '@hyangro/contracts/release/remote-contract';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { REMOTES, ROUTES } from '@hyangro/contracts/routes/table';
import { OWN_HEADER } from '@hyangro/contracts/wire-names';
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
  remotes: Record<string, { entry: string; integrity: string }[]>;
}

/** Status of a path that is sent unnormalised, as browsers never do. */
const statusOf = (origin: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

test('MFE-01 MFE-04 every remote is a release of its own whose manifest and contract say what it brings and takes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Boot;
  expect(Object.keys(boot.remotes).sort()).toEqual([...REMOTES].sort());
  for (const remote of REMOTES) {
    const { entry = '', integrity } = boot.remotes[remote]?.[0] ?? {};
    expect(integrity).toMatch(/^sha256-/);
    const { metaData } = (await (await request.get(entry.replace(/[^/]+$/, 'mf-manifest.json'))).json()) as Manifest;
    expect(metaData).toMatchObject({ globalName: `hyangro_${remote}`, contract: CONTRACT_VERSION });
    expect(Object.keys(metaData.locales).sort()).toEqual(['cn', 'en', 'ko']);
    const own = Object.entries(ROUTES)
      .filter(([, { owner }]) => owner === remote)
      .map(([name, { path }]) => `${name} ${path}`);
    expect(metaData.routes.map(({ name, path }) => `${name} ${path}`).sort()).toEqual(own.sort());
    expect(metaData.routes.every(({ owner }) => owner === remote)).toBe(true);
    const contract = remoteContractSchema.parse(await (await request.get(entry.replace(/[^/]+$/, 'contract.json'))).json());
    expect(contract).toMatchObject({ remote, contract: CONTRACT_VERSION, exposes: ['./remote', './lifecycles'] });
    expect(contract.routes.map(({ name, path }) => `${name} ${path}`).sort()).toEqual(own.sort());
    expect(contract.offers).toEqual(remote === 'ugc' ? ['ugc/review-list@1'] : []);
  }
});

test('an address that cannot be read, a file outside the shop and a call as big as a book each get one clear answer', async ({
  request,
  baseURL,
}) => {
  const page = await request.get('/%E0%A4%A', { headers: { 'accept-language': 'ko' } });
  expect([page.status(), page.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('찾으시는 화면이 없어요');
  const call = await request.get('/api/product/%E0%A4%A');
  expect([call.status(), (await call.json()).messageCode]).toEqual([400, 'common.a0016']);
  const headers = { [OWN_HEADER]: 'hyangro' };
  const big = await request.post('/api/login', { headers, data: { loginId: 'a'.repeat(400_000), password: 'x' } });
  expect([big.status(), (await big.json()).messageCode]).toEqual([413, 'common.a0014']);
  expect(await statusOf(`${baseURL}`, '/assets/../../package.json')).toBe(404);
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

test('MFE-22 from the first touch on a link in view brings the entry of its remote', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await ready(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => loaded.some((path) => path.startsWith('/remotes/catalog/') && path.includes('remoteEntry'))).toBe(true);
  expect(loaded.some((path) => path.includes('screen-product'))).toBe(false);
});

test('MFE-22 a change of screen, warm, takes less than 300 ms for three of four', async ({ page }) => {
  const stops = ['/raffles', '/category/C01', '/product/P0001', '/best-reviews'];
  await page.goto('/');
  await ready(page);
  const go = (to: string) =>
    page.evaluate(
      (path) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: String(began) }, '', path);
          window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          const look = () => {
            const stands = [...document.querySelectorAll(`[data-screen="${path}"] [data-mfe] :is(h1, h2)`)].some((one) =>
              one.checkVisibility(),
            );
            if (stands) resolve(performance.now() - began);
            else requestAnimationFrame(look);
          };
          look();
        }),
      to,
    );
  for (const stop of stops) await go(stop);
  const times: number[] = [];
  for (const stop of [...stops, ...stops, ...stops]) times.push(await go(stop));
  times.sort((a, b) => a - b);
  expect(times[Math.ceil(times.length * 0.75) - 1]).toBeLessThan(300);
});
