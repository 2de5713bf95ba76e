import { SITEMAP_PAGE_SIZE } from '@hyangro/contracts/catalog/crawler.contract';
import type { api } from '@hyangro/contracts/api';
import type { ReplyOf } from '@hyangro/contracts/kit/contract';
import type { Locale } from '@hyangro/contracts/locales';
import { decodeCursor, pageOf } from '../../../platform/db/cursor';
import type { Db } from '../../../platform/db/db';
import { findFeedPage, findListedBrands, findListedCategories, findProductPage, findProductPages } from './crawler.repository';

type Sitemap = ReplyOf<(typeof api)['GET /catalog/sitemap']>;
type SitemapProducts = ReplyOf<(typeof api)['GET /catalog/sitemap/products']>;
type Feed = ReplyOf<(typeof api)['GET /catalog/feed']>;

/** What a sitemap of the shop has beside its pages: lists with goods in them, and the pages of products. */
export async function readSitemap(db: Db): Promise<Sitemap> {
  const dated = <T extends { changedAt: Date | null }>(rows: readonly T[]) =>
    rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: (changedAt ?? new Date(0)).toISOString() }));
  return {
    categories: dated(await findListedCategories(db)),
    brands: dated(await findListedBrands(db)),
    products: dated(await findProductPages(db, SITEMAP_PAGE_SIZE)).map(({ page, changedAt }) => ({ page, changedAt })),
  };
}

export async function readSitemapProducts(db: Db, page: number): Promise<SitemapProducts> {
  const rows = await findProductPage(db, page, SITEMAP_PAGE_SIZE);
  return rows.map(({ productCd, changedAt, images }) => ({ productCd, images, changedAt: changedAt.toISOString() }));
}

export async function readFeed(db: Db, { cursor, limit }: { cursor?: string; limit: number }, locale: Locale): Promise<Feed> {
  const after = decodeCursor(cursor, 1, ([code]) => (typeof code === 'string' ? code : null)) ?? '';
  const { rows, nextCursor } = pageOf(await findFeedPage(db, after, limit + 1, locale), limit, ({ productCd }) => [productCd]);
  return {
    items: rows.map(({ categoryNm, parentNm, options, ...row }) => ({
      ...row,
      categories: [parentNm, categoryNm].filter((name) => name !== null),
      options,
    })),
    nextCursor,
  };
}
