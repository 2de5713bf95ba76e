import styled from '@emotion/styled';
import { Skeleton, SkeletonText } from '@hyangro/ui/skeleton';

/** The room of the reviews while they come. */
export const ReviewSkeleton = () => (
  <Boxes aria-busy>
    <Skeleton h={120} radius="var(--radius-control)" />
    <Skeleton ratio="5/2" />
    <div>
      <SkeletonText lines={6} />
    </div>
  </Boxes>
);

const Boxes = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;
