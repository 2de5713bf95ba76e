/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { BootData } from '../../boot/boot-data';
import type { AddressInfo } from 'node:net';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { FlagStates } from '@hyangro/contracts/flags/flags';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { orNull, useServices, type RemoteDefinition, type ScreenArgs, type ShellServices } from '@hyangro/runtime';
import { useFlag } from '@hyangro/runtime/flags';
import { readConfig } from '../config';
import { ALL_ROWS } from '../../testing/all-rows';
import type { Registry } from '../release/registry';
import { createKeptRoots, type DrawnRoot, type KeptRoots } from './kept-roots';
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
    shell: null,
    config: { ...readConfig({}, '/'), apiUrl },
    loader: { load: async () => catalog, versionOf: () => '1', loaded: () => [] },
    scripts: [],
    fonts: () => ({ preload: [], rules: '', late: [], known: null, name: '' }),
    rate: async () => null,
    flags: () => ({}),
    roots: createKeptRoots(),
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
  const boot = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { title?: string; origin?: string };
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

/** A shop that is asked for several pages, whose product says who looks at it; `renders` counts how often it was rendered. */
function shop(answers: () => Promise<string>, changes: Partial<PageDeps> = {}) {
  const roots = createKeptRoots();
  const found = new Set<DrawnRoot>();
  const seen: KeptRoots = {
    ...roots,
    async find(key) {
      const root = await roots.find(key);
      if (root) found.add(root);
      return root;
    },
  };
  let renders = 0;
  function Counted() {
    renders += 1;
    const services = useServices();
    const { data } = useSuspenseQuery(product(services, 'P1'));
    const { member } = services.session.get();
    return <h1>{`${data?.productNm ?? ''} for ${member?.memNm ?? 'a visitor'}`}</h1>;
  }
  const counting: RemoteDefinition = {
    ...catalog,
    screens: { product: { ...catalog.screens.product, load: async () => ({ default: Counted }) } as never },
  };
  return {
    roots,
    renders: () => renders,
    /** Packed forms of kept roots that were asked for. */
    forms: () => [...found].flatMap(({ forms }) => [...forms.values()]),
    async open(path = '/product/P1', headers: Record<string, string> = {}, more: Partial<PageDeps> = {}) {
      const loader = { load: async () => counting, versionOf: () => '1', loaded: () => [] };
      const { html } = await open(path, await answers(), headers, { roots: seen, loader, ...changes, ...more });
      return { html, heading: /<h1>(.*?)<\/h1>/.exec(html)?.[1], nonce: /nonce="(.*?)"/.exec(html)?.[1] ?? '' };
    },
  };
}
const known = () => api({ ...KNOWN } as never);

test('a page that visitors ask for again is rendered once, and each has its own nonce in all of it', async () => {
  const { open: visit, renders } = shop(known);
  const pages = [await visit(), await visit(), await visit()];
  expect(renders()).toBe(1);
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
  const withoutOwn = pages.map(({ html, nonce }) => html.replaceAll(nonce, '').replace(/data-at="\d+"/, ''));
  expect(new Set(withoutOwn).size).toBe(1);
  expect(withoutOwn[0]).toContain('로즈 판톰 for a visitor');
});

test.each(['br', 'gzip', 'identity'])('%s: a kept page is the page that was rendered, and is compressed once', async (encoding) => {
  const { open: visit, renders, forms } = shop(known);
  const pages = [await visit('/product/P1', { 'accept-encoding': encoding }), await visit('/product/P1', { 'accept-encoding': encoding })];
  const [packed] = forms();
  for (let visits = 0; visits < 2; visits += 1) pages.push(await visit('/product/P1', { 'accept-encoding': encoding }));
  expect([renders(), forms().length, forms()[0] === packed]).toEqual([1, encoding === 'identity' ? 0 : 1, true]);
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(4);
  expect(new Set(pages.map(({ html, nonce }) => html.replaceAll(nonce, '').replace(/data-at="\d+"/, ''))).size).toBe(1);
  expect(pages.every(({ html, nonce }) => html.split(nonce).length === pages[0]?.html.split(pages[0].nonce).length)).toBe(true);
  expect(pages[3]?.html).toMatch(/data-at="\d{13}">\{.*<\/html>$/);
});

test('a kept page that cannot be packed is rendered again', async () => {
  const roots = createKeptRoots();
  const noForms = { size: 0, get: () => Promise.reject(new Error('not the page')) } as unknown as DrawnRoot['forms'];
  const unpackable: KeptRoots = {
    ...roots,
    find: async (key) => (await roots.find(key)) && { ...((await roots.find(key)) as DrawnRoot), forms: noForms },
  };
  const { open: visit, renders } = shop(known, { roots: unpackable });
  await visit();
  const { heading, html } = await visit();
  expect([heading, renders(), html.endsWith('</html>')]).toEqual(['로즈 판톰 for a visitor', 2, true]);
});

test('who asks at the same moment waits for the one rendering', async () => {
  const { open: visit, renders } = shop(known);
  const pages = await Promise.all([visit(), visit(), visit()]);
  expect([renders(), new Set(pages.map(({ heading }) => heading))]).toEqual([1, new Set(['로즈 판톰 for a visitor'])]);
});

const bootOf = (html: string) => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as BootData;

test('nothing of a member is kept: member A, a visitor and member B each see their own page', async () => {
  const names: Record<string, string> = { 'hy_session=a': 'Ahn', 'hy_session=b': 'Baek' };
  const answers = () =>
    listen(({ url, headers }: IncomingMessage, response) => {
      const path = url?.split('?')[0];
      const memNm = names[headers.cookie ?? ''];
      if (path === '/login/simple-details') return void json(response, memNm ? 200 : 401, memNm ? { memCd: memNm, memNm } : refusal);
      json(response, 200, path === '/product/P1' ? { productNm: '로즈 판톰' } : path === '/common/cart-count' ? 7 : []);
    });
  const { open: visit, renders, roots } = shop(answers);
  expect((await visit('/product/P1', { cookie: 'hy_session=a' })).heading).toBe('로즈 판톰 for Ahn');
  expect(roots.bytes()).toBe(0);
  const visitor = await visit();
  expect([visitor.heading, visitor.html.includes('Ahn'), roots.bytes() > 0]).toEqual(['로즈 판톰 for a visitor', false, true]);
  const other = await visit('/product/P1', { cookie: 'hy_session=b' });
  expect([other.heading, other.html.includes('Ahn'), renders()]).toEqual(['로즈 판톰 for Baek', false, 3]);
  // A session that has ended is nobody's, and its page is kept for nobody either.
  const before = roots.bytes();
  await visit('/product/P1', { cookie: 'hy_session=gone' });
  expect([roots.bytes(), renders()]).toEqual([before, 4]);
});

test('a member’s page whose cart could not be counted in time lets the browser ask who is here, and shows no cart of nobody', async () => {
  let isCounted = false;
  const answers = () =>
    listen(({ url }: IncomingMessage, response) => {
      const path = url?.split('?')[0];
      if (path === '/login/simple-details') return void json(response, 200, { memCd: 'Ahn', memNm: 'Ahn' });
      if (path === '/common/cart-count') return void json(response, isCounted ? 200 : 503, isCounted ? 7 : refusal);
      json(response, 200, path === '/product/P1' ? { productNm: '로즈 판톰' } : []);
    });
  const { open: visit } = shop(answers);
  const told = async () => {
    const { html } = await visit('/product/P1', { cookie: 'hy_session=a' });
    const boot = bootOf(html);
    return [boot.session.isLogin, boot.isSessionUnknown, boot.cartCount];
  };
  expect(await told()).toEqual([false, true, 0]);
  isCounted = true;
  expect(await told()).toEqual([true, false, 7]);
});

test('another price, release, language, layout of the frame or address shows at once', async () => {
  let answer = { productNm: '로즈 판톰' };
  const { open: visit, renders } = shop(() => api({ ...KNOWN, '/product/P1': [200, answer] } as never));
  await visit();
  answer = { productNm: '로즈 노이르' };
  expect((await visit()).heading).toBe('로즈 노이르 for a visitor');
  await visit(
    '/product/P1',
    {},
    {
      registry: {
        ...registry,
        served: (remote: RemoteName) => registry.served(remote).map((one) => ({ ...one, path: '/remotes/catalog/2' })),
      } as Registry,
    },
  );
  await visit('/product/P1?lang=en');
  await visit('/product/P1', { cookie: 'hy_locale=en' });
  await visit('/product/P1', { cookie: 'hy_new_customer=1' });
  expect(renders()).toBe(6);
  await visit();
  expect(renders()).toBe(6);
});

test('a flag that is switched shows at once on a page that was kept, and the browser draws by the same', async () => {
  const Flagged = () => <h1>{useFlag('raffle/draw-check', true) ? 'on' : 'off'}</h1>;
  const flagged: RemoteDefinition = {
    ...catalog,
    screens: { product: { ...catalog.screens.product, load: async () => ({ default: Flagged }) } as never },
  };
  const { open: visit } = shop(known, { loader: { load: async () => flagged, versionOf: () => '1', loaded: () => [] } });
  const drawn = async (states: FlagStates) => {
    const { heading, html } = await visit('/product/P1', {}, { flags: () => states });
    const boot = bootOf(html);
    return [heading, boot.flags];
  };
  const off = { 'raffle/draw-check': false };
  expect([await drawn({}), await drawn(off), await drawn({})]).toEqual([
    ['on', {}],
    ['off', off],
    ['on', {}],
  ]);
});

test('a page that was rendered by the time, or from an answer that came while it was rendered, is not kept', async () => {
  const Timed = () => <h1>{useServices().now()}</h1>;
  const Asking = () => <h1>{String(useSuspenseQuery({ queryKey: ['late'], queryFn: () => 'late' }).data)}</h1>;
  for (const Screen of [Timed, Asking]) {
    const timed: RemoteDefinition = {
      ...catalog,
      screens: { product: { ...catalog.screens.product, load: async () => ({ default: Screen }) } as never },
    };
    const { open: visit, roots } = shop(known, { loader: { load: async () => timed, versionOf: () => '1', loaded: () => [] } });
    expect((await visit()).html).toContain('<h1>');
    expect(roots.bytes()).toBe(0);
  }
});

test('a preview is kept by nobody', async () => {
  const { open: visit, roots } = shop(known);
  await visit('/product/P1?preview=3.abc.secret');
  expect(roots.bytes()).toBe(0);
});
