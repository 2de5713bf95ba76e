import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Amount, Price, Won } from '.';

const SIZES = ['xl', 'l', 'm', 's'] as const;

export default { title: 'price', component: Price } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <>
    {SIZES.map((size) => (
      <Price key={size} won={w.price} dollars={w.dollars} size={size} />
    ))}
  </>
));

export const Discounted = drawn((w) => (
  <Price won={w.price} discountRate={32} dollars={w.dollars} listPrice={w.listPrice} size="xl" srLabels={{ sale: w.sale, list: w.list }} />
));

export const InText = drawn((w) => (
  <p>
    <Won>{w.price}</Won> <Amount won={w.price} dollars={w.dollars} />
  </p>
));

export const LongWords = drawn((w) => (
  <Price
    won={w.price.replace('87', '987,654,387')}
    discountRate={99}
    dollars="$7,654,321.98"
    listPrice={w.listPrice}
    size="s"
    srLabels={{ sale: w.sale, list: w.list }}
  />
));
