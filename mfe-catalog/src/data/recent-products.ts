import { RECENT_PRODUCTS_CAP } from '@hyangro/contracts/constants';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { TypedStorage } from '@hyangro/runtime/storage';

/** Puts a product at the front of the recently seen ones: newest first, each once, fifty at most (LS-02, LS-03). */
export function rememberProduct({ local }: TypedStorage, product: ProductDetail): void {
  const { productCd, brandNm, productNm, imgMainUrl, salePrice, discountRate } = product;
  const codes = (local.get('recentProducts') ?? []).filter((code) => code !== productCd);
  local.set('recentProducts', [productCd, ...codes].slice(0, RECENT_PRODUCTS_CAP));
  const infos = (local.get('recentProductsInfo') ?? []).filter((info) => info.productCd !== productCd);
  local.set(
    'recentProductsInfo',
    [{ productCd, brandNm, productNm, imgMainUrl, salePrice, discountRate }, ...infos].slice(0, RECENT_PRODUCTS_CAP),
  );
}
