import type { CategoryNode, ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { customsOf } from '@hyangro/rules/customs';
import { unitPrice } from '@hyangro/rules/prices';
import type { Db } from '../../platform/db/db';
import { kept, readLooking } from '../../platform/db/kept';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { bestPublicCoupon } from '../coupon/public';
import { arrivesOn } from './product/arrival.rules';
import { categoryTree } from './category/category.presenter';
import { goodsByCategory } from './category/category.repository';
import { readFreshProduct } from './product/fresh-product';
import { categoriesOf } from './category/kept-category';
import { toggleLike } from './wishlist/wishlist.repository';

const keptTrees = kept<CategoryNode[]>();

/** The tree of categories. It comes from memory while nobody changes the catalogue. */
export async function readCategories(db: Db, { locale, now }: Pick<CallContext, 'locale' | 'now'>): Promise<CategoryNode[]> {
  const build = async () => categoryTree(await categoriesOf(db, now), await goodsByCategory(db), locale);
  return readLooking(db, () => keptTrees(db, locale, now, build));
}

export async function readProduct(
  db: Db,
  productCd: string,
  { locale, member, now, refuse }: Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'member' | 'now' | 'refuse'>,
  exchangeRate: ExchangeRate,
): Promise<ProductDetail> {
  const { row, product } = (await readFreshProduct(db, productCd, locale, member?.memCd ?? null, now)) ?? refuse('PRODUCT_NOT_FOUND');
  const couponFor = (salePrice: number) => bestPublicCoupon(db, { ...row, salePrice }, locale, now);
  const options = product.options.map(async (option) => ({ ...option, bestCoupon: await couponFor(unitPrice(row, option)) }));
  return {
    ...product,
    options: await Promise.all(options),
    bestCoupon: await couponFor(row.salePrice),
    arrivesOn: arrivesOn(row.productType, now),
    isCustomsTaxed: customsOf([{ ...row, quantity: 1 }], exchangeRate).passedLimit !== null,
  };
}

export async function toggleZzim(
  db: Db,
  productCd: string,
  { member, now, refuse }: Pick<MemberContext<'PRODUCT_NOT_FOUND'>, 'member' | 'now' | 'refuse'>,
): Promise<{ isZzim: boolean }> {
  return { isZzim: (await toggleLike(db, member.memCd, productCd, now)) ?? refuse('PRODUCT_NOT_FOUND') };
}
