import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Wordmark } from '.';

export default { title: 'wordmark', component: Wordmark } satisfies Meta<never>;

export const Normal = drawn((w) => <Wordmark small={w.shop} />);

export const Large = drawn((w) => <Wordmark small={w.shop} size={36} />);
