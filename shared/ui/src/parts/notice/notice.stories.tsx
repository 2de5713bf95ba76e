import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Button } from '../button';
import { Notice } from '.';

const TONES = ['genuine', 'info', 'warn', 'danger'] as const;

export default { title: 'notice', component: Notice } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <>
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone} title={w.section}>
        {w.description}
      </Notice>
    ))}
  </>
));

export const Failed = drawn((w) => (
  <Notice
    tone="danger"
    role="alert"
    action={
      <Button type="button" variant="text" size="s">
        {w.again}
      </Button>
    }
  >
    {w.failed}
  </Notice>
));

export const LongWords = drawn((w) => (
  <Notice tone="warn" title={w.long}>
    {w.longWord}
  </Notice>
));
