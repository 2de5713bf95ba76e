import type { PriceHistory, ProductForMe } from '@hyangro/contracts/catalog/product.contract';
import type { Db } from '../../../platform/db/db';
import type { CallContext, MemberContext } from '../../../platform/http/call';
import { findBeautyProfile, findPoints } from '../../member/public';
import { beautyFit, type Fitting } from './beauty-fit.rules';
import { findMakeup, findTagNames } from './for-me.repository';
import { findPrices } from '../price/price-history.repository';
import { priceLine, priceLineStart } from '../price/price-line.rules';
import { findSalePrice } from './product.repository';

/** Prices of a product's last days. */
export async function readPriceHistory(
  db: Db,
  productCd: string,
  { now, refuse }: Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'now' | 'refuse'>,
): Promise<PriceHistory> {
  const salePrice = (await findSalePrice(db, productCd)) ?? refuse('PRODUCT_NOT_FOUND');
  return priceLine(await findPrices(db, productCd, priceLineStart(now)), salePrice, now);
}

/** What one member sees beside a product. */
export async function readForMe(
  db: Db,
  productCd: string,
  { member, locale, refuse }: Pick<MemberContext<'PRODUCT_NOT_FOUND'>, 'member' | 'locale' | 'refuse'>,
): Promise<ProductForMe> {
  const product = (await findMakeup(db, productCd)) ?? refuse('PRODUCT_NOT_FOUND');
  const profile = await findBeautyProfile(db, member.memCd);
  const fit = beautyFit(product, profile);
  const names = fit
    ? await findTagNames(
        db,
        fit.skinType?.tag ?? null,
        fit.concerns.map(({ tag }) => tag),
        locale,
      )
    : new Map<string, string>();
  const named =
    (kind: string) =>
    ({ tag, fits }: Fitting) => ({ name: names.get(`${kind}/${tag}`) ?? tag, fits });
  const avoided = new Set(profile.avoid);
  return {
    points: await findPoints(db, member.memCd),
    avoided: product.ingredients.filter((name) => avoided.has(name)),
    fit: fit && { skinType: fit.skinType && named('SKIN_TYPE')(fit.skinType), concerns: fit.concerns.map(named('CONCERN')) },
  };
}
