import type { Order } from '@hyangro/contracts/order/order.schemas';

type Goods = Pick<Order['lines'][number], 'productCd' | 'optionCd' | 'quantity' | 'salePrice'>;

/** Lines of a cart or an order as analytics name them; prices in won. */
export const toldItems = (lines: readonly Goods[]) =>
  lines.map(({ productCd, optionCd, quantity, salePrice }) => ({
    item_id: productCd,
    item_variant: optionCd,
    quantity,
    price: salePrice,
  }));

/** An order as analytics name it: what is paid, in won, and for what. */
export const toldSale = ({ lines, amounts }: Pick<Order, 'lines' | 'amounts'>) => ({
  value: amounts.payment,
  items: toldItems(lines),
});
