import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Spinner } from '.';

export default { title: 'spinner', component: Spinner } satisfies Meta<never>;

export const Loading = drawn((w) => <Spinner label={w.busy} />);

export const Silent = drawn(() => <Spinner size={40} />);
