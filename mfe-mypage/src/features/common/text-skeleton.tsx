import styled from '@emotion/styled';
import { Container } from '@hyangro/ui/section';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { media } from '@hyangro/ui/theme';

/** Lines of a text on its way. */
export const TextSkeleton = () => (
  <Room narrow aria-busy>
    <SkeletonText lines={8} />
  </Room>
);

/* The footer stays below the fold. */
const Room = styled(Container)`
  min-height: 80vh;
  padding-block: 16px 64px;
  ${media.pc} {
    padding-top: 40px;
  }
`;
