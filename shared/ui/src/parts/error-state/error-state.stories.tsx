import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { ErrorState } from '.';

export default { title: 'error-state', component: ErrorState } satisfies Meta<never>;

export const Normal = drawn((w) => <ErrorState title={w.failed} retryLabel={w.again} onRetry={nothing} />);

export const Screen = drawn((w) => <ErrorState isScreen title={w.failed} text={w.description} retryLabel={w.again} onRetry={nothing} />);

export const LongWords = drawn((w) => <ErrorState title={w.long} text={w.longWord} retryLabel={w.again} onRetry={nothing} />);
