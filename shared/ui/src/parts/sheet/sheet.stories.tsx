import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { Button } from '../button';
import { Sheet } from '.';

export default { title: 'sheet', component: Sheet } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Sheet
    open
    onClose={nothing}
    title={w.choose}
    closeLabel={w.close}
    footer={
      <Button type="button" variant="primary" block>
        {w.action}
      </Button>
    }
  >
    {w.description}
  </Sheet>
));

export const Wide = drawn((w) => (
  <Sheet open wide onClose={nothing} title={w.choose} closeLabel={w.close}>
    {w.description}
  </Sheet>
));

export const LongWords = drawn((w) => (
  <Sheet open onClose={nothing} title={w.long} closeLabel={w.close}>
    {w.longWord}
  </Sheet>
));
