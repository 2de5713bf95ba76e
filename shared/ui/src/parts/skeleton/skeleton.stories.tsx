import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Skeleton, SkeletonText } from '.';

export default { title: 'skeleton', component: Skeleton } satisfies Meta<never>;

export const Loading = drawn(() => (
  <>
    <Skeleton h={120} />
    <Skeleton w={80} ratio="1/1" radius="50%" />
  </>
));

export const LoadingText = drawn(() => <SkeletonText lines={3} />);
