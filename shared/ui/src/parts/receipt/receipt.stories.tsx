import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Receipt } from '.';

export default { title: 'receipt', component: Receipt } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Receipt
    title={w.total}
    rows={[
      { label: w.list, value: w.listPrice },
      { label: w.discount, value: w.price, tone: 'minus', note: w.value },
      { label: w.shipping, value: w.price, tone: 'strong' },
    ]}
    total={{ label: w.total, value: w.price, sub: w.dollars }}
    note={w.note}
  />
));

export const Empty = drawn((w) => <Receipt rows={[]} total={{ label: w.total, value: w.price, sub: w.dollars }} />);

export const LongWords = drawn((w) => (
  <Receipt
    title={w.long}
    rows={[{ label: w.long, value: w.listPrice, note: w.longWord }]}
    total={{ label: w.total, value: w.price, sub: w.dollars }}
    note={w.long}
  />
));
