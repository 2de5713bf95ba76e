import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_TAG, LOCALES, SYSTEM_LOCALE, type Locale } from '@hyangro/contracts/locales';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { createApiClient } from '@hyangro/runtime';
import { publicPaths, robotsTxt } from '../../seo/robots';
import { SITE_DESCRIPTION, siteNameOf } from '../../seo/site';
import type { ShellConfig } from '../config';
import { originOf } from '../http/client';
import { PAGE_MESSAGES } from '../page/messages';
import type { Registry } from '../release/registry';
import { FAVICON } from './favicon';
import { generatedFiles } from './generated-files';
import { productFeed } from './product-feed';
import { sitemapIndex, urlset, type SitemapEntry } from './sitemap';

/** Crawlers read these files daily at most; a new product is in them within minutes. */
const MAX_AGE_SECONDS = 600;
const RETRY_AFTER_SECONDS = 120;
const CALL_MS = 10_000;

/** Routes whose pages are listed one by one. */
type Listed = 'Category' | 'Brand' | 'Product' | 'Notice';
type Parts = Iterable<string> | AsyncIterable<string>;

/** robots.txt, the sitemaps and the product feed: what search engines and price comparisons read of the shop (NF-01, GAP-40). */
export function answerCrawlers(app: FastifyInstance, registry: Registry, config: ShellConfig, warn: (message: string) => void): void {
  const files = generatedFiles({ maxAgeMs: MAX_AGE_SECONDS * 1_000 });
  app.addHook('onClose', () => files.close());
  const hasOneLanguage = config.pinnedLocale !== null;
  const apiIn = (locale: Locale) =>
    createApiClient({
      base: config.apiUrl,
      language: () => LANGUAGE_TAG[locale],
      headers: config.shellKey ? { [SHELL_KEY_HEADER]: config.shellKey } : {},
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(CALL_MS) }),
    });
  const api = apiIn(config.pinnedLocale ?? SYSTEM_LOCALE);
  /** Whether the screen of a route is built: what is coming stays out of searches. */
  const isBuilt = (name: Listed) => registry.routes().some((row) => row.name === name && !row.isComing);

  async function send(request: FastifyRequest, reply: FastifyReply, name: string, parts: (origin: string) => Promise<Parts | null>) {
    const origin = originOf(request, config);
    const file = await files
      .get(`${name} ${origin}`, () => parts(origin))
      .catch((error: unknown) => {
        warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
    if (file === undefined) return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).type('text/plain').send('');
    if (file === null) return reply.code(404).type('text/plain').send('');
    reply.header('etag', file.etag).header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    if (request.headers['if-none-match']?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === file.etag)) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(createReadStream(file.path));
  }

  app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robotsTxt(registry.routes(), originOf(request, config))));
  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, 'sitemap.xml', async (origin) => {
      const [{ categories, brands, products }, notices] = await Promise.all([api('GET /catalog/sitemap'), api('GET /help/sitemap')]);
      const of = <T>(name: Listed, rows: T[]) => (isBuilt(name) ? rows : []);
      const built = { categories: of('Category', categories), brands: of('Brand', brands), products: of('Product', products) };
      return sitemapIndex({ ...built, notices: of('Notice', notices) }, origin);
    }),
  );

  const sitemap = (name: string, entries: () => Promise<SitemapEntry[]>) => (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, name, async (origin) => {
      const found = await entries();
      return found.length > 0 ? urlset(found, origin, hasOneLanguage) : null;
    });
  app.get(
    '/sitemap-pages.xml',
    sitemap('sitemap-pages.xml', async () => publicPaths(registry.routes()).map((path) => ({ path }))),
  );
  app.get(
    '/sitemap-categories.xml',
    sitemap('sitemap-categories.xml', async () =>
      isBuilt('Category')
        ? (await api('GET /catalog/sitemap')).categories.map(({ cateCd, changedAt }) => ({
            path: pathOf('Category', { cateCd }),
            changedAt,
          }))
        : [],
    ),
  );
  app.get(
    '/sitemap-brands.xml',
    sitemap('sitemap-brands.xml', async () =>
      isBuilt('Brand')
        ? (await api('GET /catalog/sitemap')).brands.map(({ brandCd, changedAt }) => ({ path: pathOf('Brand', { brandCd }), changedAt }))
        : [],
    ),
  );
  app.get(
    '/sitemap-notices.xml',
    sitemap('sitemap-notices.xml', async () => {
      const notices = isBuilt('Notice') ? await api('GET /help/sitemap') : [];
      if (notices.length === 0) return [];
      // The list of notices is among the pages; the one of events is the same route.
      const events = { path: pathOf('Notices', { tab: 'event' }) };
      return [events, ...notices.map(({ noticeCd, changedAt }) => ({ path: pathOf('Notice', { noticeCd }), changedAt }))];
    }),
  );
  app.get<{ Params: { page: string } }>('/sitemap-products-:page(^\\d{1,4}).xml', (request, reply) =>
    sitemap(`sitemap-products-${request.params.page}.xml`, async () => {
      if (!isBuilt('Product') || Number(request.params.page) === 0) return [];
      const products = await api('GET /catalog/sitemap/products', { query: { page: request.params.page } });
      return products.map(({ productCd, changedAt, images }) => ({ path: pathOf('Product', { productCd }), changedAt, images }));
    })(request, reply),
  );

  app.get<{ Querystring: { locale?: string } }>('/feed/products.xml', (request, reply) => {
    const wanted = request.query.locale ?? config.pinnedLocale ?? SYSTEM_LOCALE;
    const locale = LOCALES.find((each) => each === wanted && (!hasOneLanguage || each === config.pinnedLocale));
    return send(request, reply, `products.xml ${locale ?? ''}`, async (origin) => {
      if (!locale) return null;
      const name = siteNameOf(PAGE_MESSAGES[locale].shell);
      return productFeed(feedPages(apiIn(locale)), { name, description: SITE_DESCRIPTION, origin, locale });
    });
  });

  app.get('/favicon.png', (_request, reply) => reply.type('image/png').header('cache-control', 'public, max-age=86400').send(FAVICON));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.png', 301));
}

async function* feedPages(api: ReturnType<typeof createApiClient>) {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await api('GET /catalog/feed', { query: { cursor } });
    yield items;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
