import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { pathOf, useMoney, useServices, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { ErrorState } from '@hyangro/ui/error-state';
import { Skeleton } from '@hyangro/ui/skeleton';
import { reviewQueries } from '../../data/review.queries';
import { PhotoMosaic } from '../../features/photo-mosaic/photo-mosaic';
import { RatingSummary } from '../../features/rating-summary/rating-summary';
import { ReviewCard } from '../../features/review/review-card';
import { WriteLink } from '../../features/review/write-link';
import { useMessages } from '../../messages';

/** `ugc/review-list@1`: summary, pictures and the most helpful reviews of a product, inside another team's page. */
export default function ReviewListSurface({ productCd, pageSize = 3 }: Surfaces['ugc/review-list@1']) {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { integer } = useMoney();
  const { data, isError, refetch } = useInfiniteQuery(reviewQueries.ofProduct(services, productCd));
  const first = data?.pages[0];
  const all = pathOf('ProductReviews', { productCd });

  if (isError && !first)
    return <ErrorState title={term('reviews.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Box aria-busy>
        <Skeleton h={130} />
        <Skeleton h={180} radius="var(--radius-control)" />
        <Skeleton h={160} />
      </Box>
    );
  if (!first || first.summary.count === 0)
    return (
      <Box>
        <None>{t('surface.none')}</None>
        <WriteLink productCd={productCd} />
      </Box>
    );
  return (
    <Box>
      <RatingSummary summary={first.summary} ratingHref={(rating) => `${all}?rating=${rating}`} />
      <PhotoMosaic summary={first.summary} allHref={`${all}?photos=1`} />
      <List>
        {first.items.slice(0, pageSize).map((review) => (
          <li key={review.ugcCd}>
            <ReviewCard review={review} />
          </li>
        ))}
      </List>
      <LinkButton variant="line" size="l" block to={all}>
        {t('surface.all', { count: integer(first.summary.count) })}
      </LinkButton>
      <WriteLink productCd={productCd} />
    </Box>
  );
}

const Box = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px;`;
const List = styled.ul`li + li { border-top: 1px solid var(--color-line); }`;
const None = styled.p`padding: 24px 0; color: var(--color-text-2);`;
