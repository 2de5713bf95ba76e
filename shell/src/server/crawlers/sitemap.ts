import type { Api } from '@hyangro/contracts/api';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import { alternatesOf } from '../../seo/page-head';
import { XML_HEAD, element, escapeXml } from './xml';

type Sitemap = ResponseOf<Api['GET /catalog/sitemap']> & { notices: ResponseOf<Api['GET /help/sitemap']> };

/** One page of the shop in a sitemap. */
export interface SitemapEntry {
  path: string;
  /** ISO instant of the last change. */
  changedAt?: string;
  /** Root-relative or whole addresses of its pictures. */
  images?: readonly string[];
}

const URLSET = `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;

/** A sitemap, a line for each page; with its addresses in the other languages unless the shop has one alone. */
export function* urlset(entries: Iterable<SitemapEntry>, origin: string, hasOneLanguage: boolean): Generator<string> {
  yield URLSET;
  for (const { path, changedAt, images = [] } of entries) {
    const alternates = hasOneLanguage ? [] : alternatesOf(origin + path);
    yield [
      '<url>',
      element('loc', origin + path),
      element('lastmod', changedAt),
      ...alternates.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`),
      ...images.map((url) => `<image:image>${element('image:loc', new URL(url, origin).href)}</image:image>`),
      '</url>\n',
    ].join('');
  }
  yield '</urlset>\n';
}

/** The list of all sitemaps: pages, categories, brands, notices, and the products in files of some thousand. */
export function* sitemapIndex({ categories, brands, notices, products }: Sitemap, origin: string): Generator<string> {
  const youngest = (rows: readonly { changedAt: string }[]) =>
    rows
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1);
  const files = [
    { name: 'pages', changedAt: undefined },
    ...Object.entries({ categories, brands, notices }).flatMap(([name, rows]) =>
      rows.length > 0 ? [{ name, changedAt: youngest(rows) }] : [],
    ),
    ...products.map(({ page, changedAt }) => ({ name: `products-${page}`, changedAt })),
  ];
  yield `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const { name, changedAt } of files)
    yield `<sitemap>${element('loc', `${origin}/sitemap-${name}.xml`)}${element('lastmod', changedAt)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}
