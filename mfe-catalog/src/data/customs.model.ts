import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { addLoads, customsLoadOf, customsRoom, customsTaxOf, passedLimitOf, type CustomsLoad } from '@hyangro/rules/customs';
import { unitPrice, unitVolumeMl } from '@hyangro/rules/prices';

export type CustomsVerdict =
  /** Goods sent from Korea. */
  | { kind: 'none' }
  /** Under both limits; `room` is how much more stays there: won of goods (null while the rate is unknown), ml of perfume. */
  | { kind: 'free'; isWithCart: boolean; room: { won: number | null; perfumeMl: number } }
  /** Over a limit; `isWithCart`: only together with what lies in the cart. */
  | { kind: 'price' | 'volume'; isWithCart: boolean; taxWon: number | null };

/**
 * What customs may say to the chosen pieces together with what lies in the cart (K-CUS, AHEAD-09). While the rate is unknown,
 * the API's word on the base option stands.
 * @param inCart overseas goods selected in the cart; null while unknown
 */
export function customsVerdict(
  product: ProductDetail,
  { option, quantity }: { option: ProductOption | null; quantity: number },
  inCart: CustomsLoad | null,
  rate: ExchangeRate | null,
): CustomsVerdict {
  if (product.productType !== 'OVERSEAS') return { kind: 'none' };
  const piece = { ...product, salePrice: unitPrice(product, option), volumeMl: unitVolumeMl(product, option), quantity };
  const chosen = customsLoadOf([piece]);
  const together = inCart ? addLoads(chosen, inCart) : chosen;
  const alone = passedLimitOf(chosen, rate) ?? (!rate && product.isCustomsTaxed ? 'price' : null);
  const passed = alone ?? passedLimitOf(together, rate);
  const isCartEmpty = !inCart || inCart.goodsWon === 0;
  if (!passed) return { kind: 'free', isWithCart: !isCartEmpty, room: customsRoom(together, rate) };
  return { kind: passed, isWithCart: alone === null, taxWon: rate && customsTaxOf(alone ? chosen : together, rate) };
}
