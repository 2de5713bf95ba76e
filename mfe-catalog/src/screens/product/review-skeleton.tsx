import styled from '@emotion/styled';
import { Skeleton, SkeletonText } from '@hyangro/ui/skeleton';

/** The room of the reviews while they come. */
export const ReviewSkeleton = () => (
  <Boxes>
    <Skeleton h={120} radius="var(--radius-control)" />
    <Skeleton ratio="5/2" />
    <div>
      <SkeletonText lines={3} />
    </div>
    <div>
      <SkeletonText lines={3} />
    </div>
  </Boxes>
);

const Boxes = styled.div`
  display: grid;
  gap: 20px;
  min-height: 480px;
  align-content: start;
`;
