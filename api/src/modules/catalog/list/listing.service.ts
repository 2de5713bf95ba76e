import type { Api } from '@hyangro/contracts/api';
import type { BrandItem } from '@hyangro/contracts/catalog/list.schemas';
import type { ParsedRequestOf, ReplyOf } from '@hyangro/contracts/kit/contract';
import type { Db } from '../../../platform/db/db';
import { readLooking } from '../../../platform/db/kept';
import type { CallContext } from '../../../platform/http/call';
import { writtenJson } from '../../../platform/http/written-json';
import { readCoupon } from '../../coupon/public';
import { brandHead, brandItemOf, brandsOf } from '../brand/kept-brands';
import { categoryHead } from '../category/kept-category';
import { listProducts, type ListRequest } from './list.service';

type Call<R extends 'CATEGORY_NOT_FOUND' | 'BRAND_NOT_FOUND' | 'COUPON_NOT_FOUND' | 'COUPON_EXPIRED'> = Pick<
  CallContext<R>,
  'locale' | 'member' | 'now' | 'refuse'
>;
type Query = ParsedRequestOf<Api['GET /category/:cateCd/products']>['query'];

/** A query as filter and page. */
export function listRequest({ orderByCd, cursor, page, limit, ...filter }: Query): Pick<ListRequest, 'filter' | 'page'> {
  return { filter, page: { orderByCd, cursor, page, limit } };
}

/** One page of a category, the categories below it included. */
export async function listCategory(db: Db, cateCd: string, query: Query, call: Call<'CATEGORY_NOT_FOUND'>) {
  const request = { source: { kind: 'category', cateCd }, ...listRequest(query) } as const;
  const list = await listProducts(db, request, call, () => categoryHead(db, cateCd, call.locale, call.now));
  if (!list) return call.refuse('CATEGORY_NOT_FOUND');
  return writtenJson<ReplyOf<Api['GET /category/:cateCd/products']>>(`${list.openJson},"category":${list.head}}`);
}

/** One page of a brand. */
export async function listBrand(db: Db, brandCd: string, query: Query, call: Call<'BRAND_NOT_FOUND'>) {
  const request = { source: { kind: 'brand', brandCd }, ...listRequest(query) } as const;
  const list = await listProducts(db, request, call, () => brandHead(db, brandCd, call.locale, call.now));
  if (!list) return call.refuse('BRAND_NOT_FOUND');
  return writtenJson<ReplyOf<Api['GET /brand/:brandCd/products']>>(`${list.openJson},"brand":${list.head}}`);
}

/** One page of exactly the products that a coupon works on (R-HOM-13). */
export async function listCoupon(db: Db, couponCd: number, query: Query, call: Call<'COUPON_NOT_FOUND' | 'COUPON_EXPIRED'>) {
  const { targets, coupon } = await readCoupon(db, couponCd, call);
  const request = { source: { kind: 'coupon', couponCd, targets }, ...listRequest(query) } as const;
  const list = await listProducts(db, request, call, async () => JSON.stringify(coupon));
  if (!list) return call.refuse('COUPON_NOT_FOUND');
  return writtenJson<ReplyOf<Api['GET /coupon/:couponCd/products']>>(`${list.openJson},"coupon":${list.head}}`);
}

/** All brands with counts, in the shop's order. They come from memory while nobody changes the catalogue. */
export async function readBrands(db: Db, { locale, now }: Pick<CallContext, 'locale' | 'now'>): Promise<BrandItem[]> {
  const brands = await readLooking(db, () => brandsOf(db, now));
  return brands.map((brand) => brandItemOf(brand, locale));
}
