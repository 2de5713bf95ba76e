import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Countdown } from '.';

export default { title: 'countdown', component: Countdown } satisfies Meta<never>;

export const Normal = drawn((w) => <Countdown parts={['02', '15', '09']} label={w.saleUntil} />);

export const Large = drawn((w) => <Countdown parts={['00', '00', '00']} label={w.saleUntil} size="l" />);
