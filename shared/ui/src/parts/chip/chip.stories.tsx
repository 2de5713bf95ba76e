import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Chip, ChipRow } from '.';

export default { title: 'chip', component: Chip } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <ChipRow label={w.choose}>
    <Chip selected>{w.first}</Chip>
    <Chip selected={false}>{w.second}</Chip>
    <Chip>{w.more}</Chip>
  </ChipRow>
));

export const Disabled = drawn((w) => <Chip disabled>{w.first}</Chip>);

export const LongWords = drawn((w) => (
  <ChipRow label={w.choose}>
    <Chip selected>{w.long}</Chip>
    <Chip selected={false}>{w.longWord}</Chip>
  </ChipRow>
));
