import { readXml, textsOf } from '../../testing/read-xml';
import { sitemapIndex, urlset } from './sitemap';

const ORIGIN = 'https://shop.test';

test('NF-01 the index names a file for pages, categories, brands, notices and each some thousand products, with the day of the last change', () => {
  const index = readXml(
    sitemapIndex(
      {
        categories: [{ cateCd: 'C01', changedAt: '2026-11-01T00:00:00.000Z' }],
        brands: [
          { brandCd: 'B01', changedAt: '2026-11-02T00:00:00.000Z' },
          { brandCd: 'B02', changedAt: '2026-11-01T00:00:00.000Z' },
        ],
        notices: [{ noticeCd: 'NT001', changedAt: '2026-11-03T00:00:00.000Z' }],
        products: [
          { page: 1, changedAt: '2026-11-02T00:00:00.000Z' },
          { page: 2, changedAt: '2026-10-01T00:00:00.000Z' },
        ],
      },
      ORIGIN,
    ),
  );
  expect(index.documentElement.nodeName).toBe('sitemapindex');
  expect(index.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(index, 'loc')).toEqual(
    ['pages', 'categories', 'brands', 'notices', 'products-1', 'products-2'].map((name) => `${ORIGIN}/sitemap-${name}.xml`),
  );
  expect(textsOf(index, 'lastmod')).toEqual(
    ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-02', '2026-10-01'].map((day) => `${day}T00:00:00.000Z`),
  );
});

test('NF-01 a shop without goods has its pages alone', () => {
  expect(textsOf(readXml(sitemapIndex({ categories: [], brands: [], notices: [], products: [] }, ORIGIN)), 'loc')).toEqual([
    `${ORIGIN}/sitemap-pages.xml`,
  ]);
});

test('NF-01 every page has its address in Korean, English and Chinese, its last change and its pictures', () => {
  const entry = { path: '/product/P&1', changedAt: '2026-11-02T03:04:05.000Z', images: ['/media/a.webp', 'https://cdn.test/b.webp'] };
  const map = readXml(urlset([entry], ORIGIN, false));
  expect(textsOf(map, 'loc')).toEqual(['https://shop.test/product/P&1']);
  expect(textsOf(map, 'lastmod')).toEqual(['2026-11-02T03:04:05.000Z']);
  expect(textsOf(map, 'image:loc')).toEqual(['https://shop.test/media/a.webp', 'https://cdn.test/b.webp']);
  const links = [...map.getElementsByTagName('xhtml:link')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['ko', 'https://shop.test/product/P&1'],
    ['en', 'https://shop.test/product/P&1?lang=en'],
    ['zh-CN', 'https://shop.test/product/P&1?lang=cn'],
    ['x-default', 'https://shop.test/product/P&1'],
  ]);
});

test('NF-01 a shop of one language names no others', () => {
  expect([...urlset([{ path: '/' }], ORIGIN, true)].join('')).not.toContain('hreflang');
});
