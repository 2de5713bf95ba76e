import { get } from 'node:http';
import { remoteContractSchema } from '@hyangro/contracts/release/remote-contract';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { REMOTES, ROUTES } from '@hyangro/contracts/routes/table';
import { OWN_HEADER } from '@hyangro/contracts/wire-names';
import { expect, test } from '../../fixtures/test';

/** Surfaces by remote. */
const OFFERS: Readonly<Partial<Record<string, string[]>>> = {
  catalog: ['catalog/search-suggestions@1'],
  ugc: ['ugc/review-list@1', 'ugc/feed-rail@1', 'ugc/member-card@1'],
};

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
    expect(contract.offers).toEqual(OFFERS[remote] ?? []);
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
