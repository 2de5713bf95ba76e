import { Container, Stack } from '@hyangro/ui/section';
import { Skeleton } from '@hyangro/ui/skeleton';

export const ReviewsSkeleton = () => (
  <Container aria-busy>
    <Stack gap={4} style={{ padding: '12px 0' }}>
      <Skeleton h={80} radius="var(--radius-control)" />
      <Skeleton h={130} />
      <Skeleton h={180} radius="var(--radius-control)" />
      <Skeleton h={160} />
    </Stack>
  </Container>
);
