/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { orNull, useServices, type RemoteDefinition, type ScreenArgs, type ShellServices } from '@hyangro/runtime';
import { readConfig } from '../config';
import { ALL_ROWS } from '../../testing/all-rows';
import type { Registry } from '../release/registry';
import { renderPage, type PageDeps } from './render-page';

const product = (services: ShellServices, productCd: string) =>
  queryOptions({
    queryKey: ['catalog', productCd],
    queryFn: () => orNull(services.api('GET /product/:productCd', { params: { productCd } })),
  });
const tree = (services: ShellServices) => queryOptions({ queryKey: ['catalog', 'tree'], queryFn: () => services.api('GET /categories') });

function Product() {
  const { data } = useSuspenseQuery(product(useServices(), 'P1'));
  return <h1>{data ? data.productNm : '없는 상품'}</h1>;
}
const none = async () => ({ default: {} });
/** A remote whose product screen asks for the product and the tree of categories. */
const catalog: RemoteDefinition = {
  name: 'catalog',
  contract: '1.0.0',
  surfaces: {},
  messages: { ko: none, en: none, cn: none },
  screens: {
    product: {
      load: async () => ({ default: Product }),
      prefetch: ({ services, params }) =>
        Promise.all([
          services.queryClient.prefetchQuery(product(services, params.productCd ?? '')),
          services.queryClient.prefetchQuery(tree(services)),
        ]),
      head({ services, params }: ScreenArgs) {
        const found = services.queryClient.getQueryData(product(services, params.productCd ?? '').queryKey);
        return found === null ? { title: '없는 상품', status: 404 } : { title: found?.productNm ?? '상품' };
      },
    },
  },
};
const registry = {
  routes: () => ALL_ROWS,
  served: (remote: RemoteName) =>
    remote === 'catalog'
      ? [
          {
            path: '/remotes/catalog/1',
            release: { version: '1', entry: 'e.js', door: [], routes: [], integrity: {}, locales: { ko: [], en: [], cn: [] } },
          },
        ]
      : [],
} as unknown as Registry;

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));
async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusal = { exceptionName: 'NotFoundException', messageCode: 'common.a0003', args: [] };
/** An API by path; what it does not name is never answered. */
const api = (answers: Record<string, [status: number, body: unknown]>) =>
  listen(({ url }: IncomingMessage, response) => {
    const answer = answers[url?.split('?')[0] ?? ''];
    if (answer) json(response, ...answer);
  });

async function open(path: string, apiUrl: string, headers: Record<string, string> = {}, changes: Partial<PageDeps> = {}) {
  const warnings: string[] = [];
  const deps: PageDeps = {
    registry,
    config: { ...readConfig({}, '/'), apiUrl },
    loader: { load: async () => catalog, versionOf: () => '1', loaded: () => [] },
    scripts: [],
    fonts: () => ({ preload: [], rules: '', late: [], name: '' }),
    rate: async () => null,
    warn: (message) => void warnings.push(message),
    ...changes,
  };
  const client = { ip: '127.0.0.1', host: 'shop.test', protocol: 'http' } as const;
  const shop = await listen((request, response) => void renderPage(deps, request, response, new URL(path, 'http://shop.test'), client));
  const response = await fetch(shop + path, { headers });
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    retryAfter: header('retry-after'),
    cacheControl: header('cache-control'),
    html: await response.text(),
    warnings,
  };
}
const KNOWN = { '/product/P1': [200, { productNm: '로즈 판톰' }], '/categories': [200, []] } as const;

test('a product is rendered with all its answers', async () => {
  const { status, html, retryAfter } = await open('/product/P1', await api({ ...KNOWN } as never));
  expect([status, retryAfter]).toEqual([200, null]);
  expect(html).toContain('<h1>로즈 판톰</h1>');
});

test('no browser and no proxy keeps a preview, and no warning tells its token', async () => {
  const apiUrl = await api({ ...KNOWN, '/categories': [500, { ...refusal, exceptionName: 'FaultException' }] } as never);
  const { cacheControl, warnings } = await open('/product/P1?preview=3.abc.secret', apiUrl);
  expect(cacheControl).toBe('private, no-store');
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.join()).not.toContain('secret');
  expect((await open('/product/P1', apiUrl)).cacheControl).toBe('private, no-cache');
});

test('a page whose answers are missing is 503 with the time to come again: no skeleton is put into a search', async () => {
  const { status, retryAfter } = await open('/product/P1', await api({}));
  expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
});

test('a page of which one answer failed is 503', async () => {
  const failing = { ...KNOWN, '/categories': [500, { ...refusal, exceptionName: 'FaultException' }] };
  expect((await open('/product/P1', await api(failing as never))).status).toBe(503);
});

test('a page whose remote cannot be had is 503', async () => {
  const loader = { load: () => Promise.reject(new Error('no bundle')), versionOf: () => null, loaded: () => [] };
  expect((await open('/product/P1', await api({ ...KNOWN } as never), {}, { loader })).status).toBe(503);
});

test('R-OTH-22 an unknown product is 404, even while other answers of its page are missing', async () => {
  expect((await open('/product/P1', await api({ '/product/P1': [404, refusal] }))).status).toBe(404);
  expect((await open('/product/P1', await api({ ...KNOWN, '/product/P1': [404, refusal] } as never))).status).toBe(404);
});

test('a shopper’s page begins at once although its answers are late', async () => {
  const before = Date.now();
  const { status, html } = await open('/product/P1', await api({}), { 'sec-fetch-dest': 'document' });
  expect([status, html.includes('data-skeleton')]).toEqual([200, true]);
  expect(Date.now() - before).toBeLessThan(4000);
});

test('pages without a screen of a remote miss no answers: not found, and a member’s frame', async () => {
  const dead = await api({});
  expect((await open('/no/such/page', dead)).status).toBe(404);
  expect((await open('/mypage', dead, { cookie: 'hy_session=x' })).status).toBe(200);
});

test('NF-01 the page says the same to a browser as to a search engine: title and origin are in its data', async () => {
  const { html } = await open('/product/P1', await api({ ...KNOWN } as never));
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { title?: string; origin?: string };
  expect(boot).toMatchObject({ title: '로즈 판톰', origin: 'http://shop.test' });
  expect(html).toContain('<link rel="canonical" href="http://shop.test/product/P1">');
});

test('GEN-17 the server draws the layout of a new customer at once', async () => {
  const answers = await api({ ...KNOWN } as never);
  const known = await open('/product/P1', answers);
  expect([known.html.includes('data-layout="default"'), known.html.includes('<aside')]).toEqual([true, false]);
  const fresh = await open('/product/P1', answers, { cookie: 'hy_new_customer=1' });
  expect([fresh.html.includes('data-layout="new"'), fresh.html.includes('<aside')]).toEqual([true, true]);
});
