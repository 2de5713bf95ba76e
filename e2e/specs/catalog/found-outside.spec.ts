import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

test.use({ pictures: true });

/** Texts of an element's name in a well-formed document, in their order; fails where a crawler's parser would. */
const readXml = (page: Page, xml: string, name: string) =>
  page.evaluate(
    ([text, element]) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const error = parsed.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? 'not well formed');
      return [...parsed.getElementsByTagName(element)].map(({ textContent }) => textContent ?? '');
    },
    [xml, name] as const,
  );
const pathIn = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

interface Ld {
  '@type': string;
  offers?: { price?: number; offers?: { sku: string; price: number; availability: string }[] };
  itemListElement?: { item?: string; url?: string }[];
  review?: { reviewRating: { ratingValue: number } }[];
}
const ldIn = (html: string): Ld[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? '{}') as Ld);

test('NF-01 a search engine comes from robots.txt over the index to every kind of page, and each address answers', async ({
  page,
  request,
}) => {
  const robots = await textOf(request, '/robots.txt');
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const files = await readXml(page, await textOf(request, pathIn(index)), 'loc');
  expect(files.map(pathIn)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-categories.xml',
    '/sitemap-brands.xml',
    '/sitemap-notices.xml',
    '/sitemap-products-1.xml',
  ]);
  for (const file of files) {
    const xml = await textOf(request, pathIn(file));
    const addresses = await readXml(page, xml, 'loc');
    expect(new Set(addresses).size).toBe(addresses.length);
    const pictures = await readXml(page, xml, 'image:loc');
    // The first, the last, and some between.
    const sample = addresses.filter((_address, at) => at % Math.ceil(addresses.length / 4) === 0 || at === addresses.length - 1);
    for (const address of [...sample, ...pictures.slice(0, 2)]) {
      const answer = await request.get(pathIn(address));
      expect([address, answer.status(), (await answer.text()).includes('name="robots" content="noindex"')]).toEqual([address, 200, false]);
    }
  }
});

test('NF-01 a product tells its address in each language, and each of them answers in that language', async ({ playwright, baseURL }) => {
  // A crawler keeps no cookie of the language it read last.
  const read = async (path: string) => {
    const request = await playwright.request.newContext({ baseURL });
    return textOf(request, path).finally(() => request.dispose());
  };
  const html = await read('/product/P0001');
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = '', href = '']) => ({
    tag,
    href: href.replaceAll('&amp;', '&'),
  }));
  expect(alternates.map(({ tag }) => tag)).toEqual(['ko', 'en', 'zh-CN', 'x-default']);
  for (const { tag, href } of alternates) {
    const page = await read(pathIn(href));
    expect([href, /<html lang="([^"]+)"/.exec(page)?.[1]]).toEqual([href, tag === 'x-default' ? 'ko' : tag]);
    expect(page).toMatch(/<link rel="canonical" href="[^"?]*\/product\/P0001"/);
  }
});

test('GAP-40 NF-01 product, lists and reviews carry structured data: offers by size, the trail, the goods in order, stars', async ({
  request,
}) => {
  const [product, trail] = ldIn(await textOf(request, '/product/P0001'));
  expect([product?.['@type'], trail?.['@type']]).toEqual(['Product', 'BreadcrumbList']);
  expect(product?.offers?.offers?.map(({ sku }) => sku)).toEqual(['P0001-01', 'P0001-02', 'P0001-03']);
  expect(trail?.itemListElement?.at(-1)?.item).toMatch(/^https?:\/\/[^/]+\/product\/P0001$/);

  for (const path of ['/category/C01', '/brand/B01']) {
    const list = ldIn(await textOf(request, path)).find((each) => each['@type'] === 'ItemList');
    expect(list?.itemListElement?.length).toBeGreaterThan(4);
    expect((await request.get(pathIn(list?.itemListElement?.[0]?.url ?? ''))).status()).toBe(200);
  }
  const [reviewed] = ldIn(await textOf(request, '/review/product/P0001'));
  expect(reviewed?.['@type']).toBe('Product');
  expect(reviewed?.review?.[0]?.reviewRating.ratingValue).toBeGreaterThan(0);
  const types = ldIn(await textOf(request, '/')).map((each) => each['@type']);
  expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization']));
});

test('GAP-40 a price comparison reads the feed in three languages; its prices are those of the pages', async ({ page, request }) => {
  for (const [locale, title] of [
    ['ko', /로즈 판톰/],
    ['en', /Rose Fantôme/],
    ['cn', /幻影玫瑰/],
  ] as const) {
    const answer = await request.get(`/feed/products.xml?locale=${locale}`);
    const xml = await answer.text();
    const ids = await readXml(page, xml, 'g:id');
    expect(ids.length).toBeGreaterThan(144);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await readXml(page, xml, 'g:title'))[ids.indexOf('P0001-02')]).toMatch(title);
    const etag = answer.headers()['etag'] ?? '';
    const again = await request.get(`/feed/products.xml?locale=${locale}`, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    const link = (await readXml(page, xml, 'g:link'))[ids.indexOf('P0001-02')] ?? '';
    const [product] = ldIn(await textOf(request, pathIn(link)));
    const offer = product?.offers?.offers?.find(({ sku }) => sku === 'P0001-02');
    const item = xml.split('<item>').find((each) => each.includes('<g:id>P0001-02<')) ?? '';
    expect(item).toContain(`<g:sale_price>${offer?.price} KRW<`);
  }
});
