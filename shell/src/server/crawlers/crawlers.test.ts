/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { ALL_ROWS } from '../../testing/all-rows';
import { readConfig } from '../config';
import type { Registry } from '../release/registry';
import { answerCrawlers } from './crawlers';

const CHANGED = '2026-11-02T00:00:00.000Z';
const product = (productCd: string) => ({
  productCd,
  brandNm: 'a',
  productNm: 'b',
  description: 'c',
  normalPrice: 1,
  salePrice: 1,
  images: ['/media/a.webp'],
  categories: [],
  options: [],
  stockCnt: 1,
});
/** The API as the crawlers' files ask it. */
let isAway = false;
const asked: { url: string; language: string | undefined }[] = [];
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/catalog/sitemap': {
    categories: [{ cateCd: 'C01', changedAt: CHANGED }],
    brands: [{ brandCd: 'B01', changedAt: CHANGED }],
    products: [{ page: 1, changedAt: CHANGED }],
  },
  '/catalog/sitemap/products?page=1': [{ productCd: 'P0001', changedAt: CHANGED, images: ['/media/a.webp'] }],
  '/help/sitemap': [{ noticeCd: 'NT001', changedAt: CHANGED }],
  '/catalog/feed': { items: [product('P0001')], nextCursor: 'next' },
  '/catalog/feed?cursor=next': { items: [product('P0002')], nextCursor: null },
};
let api: Server;
beforeAll(async () => {
  api = createServer(({ url = '', headers }, response) => {
    asked.push({ url, language: headers['accept-language'] });
    if (isAway) return void response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWERS[url] ?? []));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

let shell: FastifyInstance;
const open = (env: Record<string, string> = {}, rows: readonly RegistryRoute[] = ALL_ROWS) => {
  shell = Fastify();
  const config = readConfig(
    { API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, SITE_URL: 'https://shop.test', ...env },
    '/nowhere',
  );
  answerCrawlers(shell, { routes: () => rows } as Registry, config, () => undefined);
};
beforeEach(() => {
  isAway = false;
  asked.length = 0;
});
afterEach(() => shell.close());
const ask = (url: string, headers: Record<string, string> = {}) => shell.inject({ url, headers });
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('NF-01 robots.txt leads to the index, the index to files, the files to categories, brands, products and notices', async () => {
  open();
  expect((await ask('/robots.txt')).body).toContain('Sitemap: https://shop.test/sitemap.xml');
  const index = await ask('/sitemap.xml');
  expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const found: Record<string, (string | undefined)[]> = {};
  for (const address of locsIn(index.body)) {
    const file = await ask(new URL(address ?? '').pathname);
    expect([address, file.statusCode]).toEqual([address, 200]);
    found[new URL(address ?? '').pathname] = locsIn(file.body);
  }
  expect(found).toMatchObject({
    '/sitemap-categories.xml': ['https://shop.test/category/C01'],
    '/sitemap-brands.xml': ['https://shop.test/brand/B01'],
    '/sitemap-notices.xml': ['https://shop.test/notices/event', 'https://shop.test/notice/NT001'],
    '/sitemap-products-1.xml': ['https://shop.test/product/P0001'],
  });
  expect(found['/sitemap-pages.xml']).toEqual(
    expect.arrayContaining(['https://shop.test/', 'https://shop.test/brands', 'https://shop.test/notices']),
  );
});

test.each([
  ['Brand', '/sitemap-brands.xml'],
  ['Notice', '/sitemap-notices.xml'],
])('NF-01 %s stays out of the sitemaps while it is not built', async (name, file) => {
  open(
    {},
    ALL_ROWS.map((row) => (row.name === name ? { ...row, isComing: true as const } : row)),
  );
  expect(locsIn((await ask('/sitemap.xml')).body)).not.toContain(`https://shop.test${file}`);
  expect((await ask(file)).statusCode).toBe(404);
});

test.each([
  '/sitemap-products-2.xml',
  '/sitemap-products-0.xml',
  '/sitemap-products-x.xml',
  '/sitemap-products-12345.xml',
  '/feed/products.xml?locale=fr',
])('NF-01 %s is nowhere', async (url) => {
  open();
  expect((await ask(url)).statusCode).toBe(404);
});

test('GAP-40 the feed has all goods in the language asked for, and is made once: who has it is told that it has not changed', async () => {
  open();
  const feed = await ask('/feed/products.xml?locale=cn');
  expect(feed.body.match(/<g:id>[^<]+/g)).toEqual(['<g:id>P0001', '<g:id>P0002']);
  expect(asked).toEqual([
    { url: '/catalog/feed', language: 'zh-CN' },
    { url: '/catalog/feed?cursor=next', language: 'zh-CN' },
  ]);
  const { etag } = feed.headers;
  const again = await ask('/feed/products.xml?locale=cn', { 'if-none-match': `W/${String(etag)}` });
  expect([again.statusCode, again.body, asked.length]).toEqual([304, '', 2]);
  expect((await ask('/feed/products.xml?locale=en')).headers.etag).not.toBe(etag);
});

test('GAP-40 a shop of one language has a feed in that language alone', async () => {
  open({ LOCALE: 'en' });
  expect((await ask('/feed/products.xml')).statusCode).toBe(200);
  expect(asked[0]?.language).toBe('en');
  expect((await ask('/feed/products.xml?locale=ko')).statusCode).toBe(404);
});

test('NF-01 while the API is away crawlers are asked to come again, and nothing half is kept', async () => {
  open();
  isAway = true;
  for (const url of ['/sitemap.xml', '/sitemap-products-1.xml', '/feed/products.xml']) {
    const answer = await ask(url);
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '120']);
  }
  isAway = false;
  expect((await ask('/feed/products.xml')).body).toContain('</rss>');
});
