import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container, VisuallyHidden } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { NO_CONDITION, chosenCount } from '../../data/review-filter.model';
import { reviewQueries } from '../../data/review.queries';
import { PhotoMosaic } from '../../features/photo-mosaic/photo-mosaic';
import { RatingSummary } from '../../features/rating-summary/rating-summary';
import { WriteLink } from '../../features/review/write-link';
import { ReviewSheet } from '../../features/post/review-sheet.lazy';
import { TraitMeters } from '../../features/common/trait-meters';
import { useMessages } from '../../messages';
import { FilterBar } from './filter-bar';
import { LikeMeUnknown } from './like-me';
import { ReviewedProduct } from './reviewed-product';
import { ReviewList } from './review-list';
import { ReviewsSkeleton } from './reviews-skeleton';
import { useReviewFilter } from './use-review-filter';

export default function ProductReviewsScreen() {
  const t = useMessages();
  const services = useServices();
  const { productCd } = useRouteParams('ProductReviews');
  const { filter, shown, change } = useReviewFilter();
  const [opened, setOpened] = useState<{ ugcCd: string; isOpen: boolean } | null>(null);
  const query = useInfiniteQuery({
    ...reviewQueries.ofProduct(services, productCd, shown),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const pages = query.data?.pages;
  if (!pages) return <ReviewsSkeleton />;
  const first = pages[0];
  if (!first) {
    return <NotFoundPanel title={t('notFound.product')} text={t('notFound.productText')} />;
  }
  const open = (ugcCd: string) => setOpened({ ugcCd, isOpen: true });
  const { summary, knowsMe } = first;
  const isUnknown = shown.likeMe && !knowsMe && !query.isPlaceholderData;
  const reviews = pages.flatMap((page) => page?.items ?? []);
  if (summary.count === 0)
    return (
      <Container>
        <ReviewedProduct productCd={productCd} />
        <EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')} action={<WriteLink productCd={productCd} isMain />} />
      </Container>
    );

  return (
    <Container>
      <ReviewedProduct productCd={productCd} />
      <Sides>
        <Sum>
          <RatingSummary summary={summary} rating={filter.rating} onRating={(rating) => change({ rating })} />
          {summary.traits.length > 0 && (
            <Felt>
              <h2>{t('trait.title')}</h2>
              <TraitMeters traits={summary.traits.map(({ trait, average, count }) => ({ trait, value: average, count }))} />
            </Felt>
          )}
          <PhotoMosaic summary={summary} onOpen={open} allHref={`${pathOf('ProductReviews', { productCd })}?photos=1`} />
          <WriteLink productCd={productCd} />
        </Sum>
        <div>
          <FilterBar {...{ filter, summary, knowsMe }} totalCount={first.totalCount} onChange={change} />
          <VisuallyHidden as="h2">{t('review.title')}</VisuallyHidden>
          {isUnknown ? (
            <LikeMeUnknown />
          ) : (
            <ReviewList
              query={query}
              reviews={reviews}
              isNarrowed={chosenCount(shown) > 0}
              onOpen={({ ugcCd }) => open(ugcCd)}
              onReset={() => change(NO_CONDITION)}
            />
          )}
        </div>
      </Sides>
      {opened && (
        <Suspense>
          <ReviewSheet
            ugcCd={opened.ugcCd}
            known={reviews.find((review) => review.ugcCd === opened.ugcCd)}
            open={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </Container>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 0 56px;
  ${media.pc} {
    grid-template-columns: 380px minmax(0, 1fr);
    gap: 56px;
    align-items: start;
  }
`;
const Felt = styled.section`
  padding-top: 4px;
  h2 { margin-bottom: 10px; font: 700 14px/1.5 var(--font-sans); }
`;
const Sum = styled.div`
  display: grid;
  gap: 16px;
  ${media.pc} { position: sticky; top: calc(var(--sticky-top, 0px) + 24px); }
`;
