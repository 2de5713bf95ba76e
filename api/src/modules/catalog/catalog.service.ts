import { MIN_RECENT_PRODUCTS, RECENT_PRODUCTS_CAP } from '@hyangro/contracts/constants';
import type { CategoryNode, ProductCard, ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { customsOf } from '@hyangro/rules/customs';
import type { Db } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { bestPublicCoupon } from '../coupon/public';
import { arrivesOn } from './arrival.rules';
import { cardsOf } from './card.presenter';
import { categoryPlace, categoryTree } from './category.presenter';
import { countByBrand, findCategories, goodsByCategory } from './category.repository';
import { readFreshProduct } from './fresh-product';
import { countProducts, listCards, type ListFilter, type ListPage } from './list.repository';
import { findRecommended } from './recommendation.repository';
import { toggleLike } from './wishlist.repository';

export async function readCategories(db: Db, locale: Locale): Promise<CategoryNode[]> {
  return categoryTree(await findCategories(db), await goodsByCategory(db), locale);
}

export async function listCategory(
  db: Db,
  cateCd: string,
  filter: Omit<ListFilter, 'cateCd'>,
  page: ListPage,
  { locale, member, refuse }: Pick<CallContext<'CATEGORY_NOT_FOUND'>, 'locale' | 'member' | 'refuse'>,
) {
  const categories = await findCategories(db);
  const category = categories.find((row) => row.cateCd === cateCd) ?? refuse('CATEGORY_NOT_FOUND');
  const within = { ...filter, cateCd };
  const { rows, nextCursor } = await listCards(db, within, page, locale, member?.memCd ?? null);
  return {
    items: cardsOf(rows),
    totalCount: await countProducts(db, within),
    nextCursor,
    category: categoryPlace(categories, category, locale),
    brands: page.cursor === undefined ? await countByBrand(db, cateCd, locale) : [],
  };
}

export async function readProduct(
  db: Db,
  productCd: string,
  { locale, member, now, refuse }: Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'member' | 'now' | 'refuse'>,
  exchangeRate: ExchangeRate,
): Promise<ProductDetail> {
  const { row, product } = (await readFreshProduct(db, productCd, locale, member?.memCd ?? null, now)) ?? refuse('PRODUCT_NOT_FOUND');
  return {
    ...product,
    bestCoupon: await bestPublicCoupon(db, row, locale, now),
    arrivesOn: arrivesOn(row.productType, now),
    isCustomsTaxed: customsOf([{ ...row, quantity: 1 }], exchangeRate).passedLimit !== null,
  };
}

/** Goods near the recently seen ones; none before two are known (K-REC). */
export async function recommend(
  db: Db,
  productCds: readonly string[],
  { locale, member }: Pick<CallContext, 'locale' | 'member'>,
): Promise<ProductCard[]> {
  const seen = [...new Set(productCds)].slice(0, RECENT_PRODUCTS_CAP);
  if (seen.length < MIN_RECENT_PRODUCTS) return [];
  return cardsOf(await findRecommended(db, seen, locale, member?.memCd ?? null));
}

export async function toggleZzim(
  db: Db,
  productCd: string,
  { member, now, refuse }: Pick<MemberContext<'PRODUCT_NOT_FOUND'>, 'member' | 'now' | 'refuse'>,
): Promise<{ isZzim: boolean }> {
  return { isZzim: (await toggleLike(db, member.memCd, productCd, now)) ?? refuse('PRODUCT_NOT_FOUND') };
}
