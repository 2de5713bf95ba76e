import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { Toaster } from '.';

/** As long as anybody looks at a story. */
const FOREVER_MS = 2_000_000_000;

export default { title: 'toast', component: Toaster } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Toaster toast={{ id: 1, text: w.told, action: { label: w.open, onAction: nothing } }} stayMs={FOREVER_MS} onHide={nothing} />
));

export const Empty = drawn(() => <Toaster toast={null} stayMs={FOREVER_MS} onHide={nothing} />);

export const LongWords = drawn((w) => <Toaster toast={{ id: 1, text: w.long }} stayMs={FOREVER_MS} onHide={nothing} />);
