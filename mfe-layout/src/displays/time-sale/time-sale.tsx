import { useNow } from '@hyangro/runtime';
import { runningAt, salesOf } from '../../data/time-sale.model';
import type { DisplayProps } from '../display.props';
import { Leaving } from './leaving';
import { TimeSaleShelf } from './time-sale-shelf';

/** Type 16: products whose price ends at an hour. An item leaves when its time is up, the block with its last one (ST-TIME). */
export const TimeSale = ({ display, items, layout, readAt }: DisplayProps) => {
  const sales = salesOf(layout, items);
  // Drawn anew when a sale ends; each second only its clock is.
  const running = useNow(readAt, (now) => runningAt(sales, now)).split(' ');
  return sales.map(({ item, endMs, products }) => (
    <Leaving key={item.seq} isOver={!running.includes(String(item.seq))}>
      <TimeSaleShelf
        display={display}
        isFirst={running[0] === String(item.seq)}
        name={item.virtualCategoryNm}
        endMs={endMs}
        readAt={readAt}
        products={products}
      />
    </Leaving>
  ));
};
