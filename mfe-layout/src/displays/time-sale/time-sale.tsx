import { useNow } from '@hyangro/runtime';
import { endOf, secondsLeft } from '../../data/time-sale.model';
import { productsOf } from '../../data/layout.model';
import type { DisplayProps } from '../display.props';
import { TimeSaleShelf } from './time-sale-shelf';

/** Type 16: products whose price ends at an hour. An item leaves when its time is up, the block with its last one (ST-TIME). */
export const TimeSale = ({ display, items, layout, readAt }: DisplayProps) => {
  const now = useNow(readAt);
  const running = items
    .map((item) => ({ item, endMs: endOf(item.virtualCategoryEndTime), products: productsOf(layout, item) }))
    .map((sale) => ({ ...sale, left: secondsLeft(sale.endMs, now) }))
    .filter((sale) => sale.left > 0 && sale.products.length > 0);
  return running.map(({ item, endMs, products, left }, n) => (
    <TimeSaleShelf
      key={item.seq}
      display={display}
      isFirst={n === 0}
      name={item.virtualCategoryNm}
      endMs={endMs}
      left={left}
      products={products}
    />
  ));
};
