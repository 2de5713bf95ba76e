import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { FreeShippingProgress, StepDots } from '.';

export default { title: 'progress', component: FreeShippingProgress } satisfies Meta<never>;

export const Normal = drawn((w) => <FreeShippingProgress ratio={0.6} text={w.free} />);

export const Full = drawn((w) => <FreeShippingProgress ratio={1} text={w.freeReached} />);

export const Steps = drawn((w) => <StepDots steps={[w.first, w.second, w.third]} current={1} label={w.goOn} />);

export const LongWords = drawn((w) => (
  <>
    <FreeShippingProgress ratio={0} text={w.long} />
    <StepDots steps={[w.long, w.longWord]} current={0} label={w.goOn} />
  </>
));
