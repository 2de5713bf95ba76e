import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { Ticket, TicketPaper } from '.';

export default { title: 'ticket', component: Ticket } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Ticket
    value={w.value}
    title={w.coupon}
    text={w.conditions}
    onAction={nothing}
    state="download"
    actionLabel={w.download}
    note={w.dollars}
  />
));

export const Loading = drawn((w) => (
  <Ticket value={w.value} title={w.coupon} text={w.conditions} onAction={nothing} state="download" actionLabel={w.download} busy />
));

export const Downloaded = drawn((w) => (
  <Ticket value={w.value} title={w.coupon} text={w.conditions} onAction={nothing} state="downloaded" actionLabel={w.done} />
));

export const Exhausted = drawn((w) => (
  <Ticket value={w.value} title={w.coupon} text={w.conditions} onAction={nothing} state="exhausted" actionLabel={w.gone} />
));

export const Paper = drawn((w) => <TicketPaper value={w.price} title={w.coupon} text={w.conditions} />);

export const LongWords = drawn((w) => (
  <Ticket value={w.price} title={w.long} text={w.longWord} state="download" actionLabel={w.download} onAction={nothing} />
));
