import styled from '@emotion/styled';
import { Skeleton } from '@hyangro/ui/skeleton';
import { useMessages } from './messages';

/** Stands for a screen that takes longer than a second. */
export function ScreenSkeleton() {
  const t = useMessages();
  return (
    <Box role="status" aria-label={t('screen.loading')} data-skeleton>
      <Skeleton w="100%" h={220} />
      <Skeleton w="45%" h={26} />
      <Cards>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} w="100%" h={190} />
        ))}
      </Cards>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: var(--container);
  margin: 0 auto;
  padding: var(--space-4) var(--page-margin);
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--gutter);
`;
