import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { OrderAmounts } from '@hyangro/contracts/order/order.schemas';
import { amountsOf } from '@hyangro/rules/amounts';
import { unitListPrice, unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import { couponOf } from './product.model';

/** No rate is needed: customs are no part of a payment. */
const NO_RATE = { main: 1, sub: 0 };

/**
 * The amounts of an order of one piece with the best coupon and all the points that it takes, in won: the shop's own rules, by
 * which checkout counts too.
 * @param balance points of the member; 0 for a visitor
 */
export function lowestPayment(product: ProductDetail, option: ProductOption | null, balance: number): OrderAmounts {
  const salePrice = unitPrice(product, option);
  const coupon = couponOf(product, option);
  return amountsOf({
    lines: [
      {
        normalPrice: unitListPrice(product, option),
        salePrice,
        quantity: 1,
        couponDiscount: coupon ? salePrice - coupon.price : 0,
        productType: product.productType,
        isPerfume: product.isPerfume,
        volumeMl: unitVolumeMl(product, option),
        isFreeShipping: product.freeShipping,
        isFirstPurchase: product.firstPurchaseOnly,
      },
    ],
    points: balance,
    earnPercent: 0,
    exchangeRate: NO_RATE,
  });
}
