import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf, useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { reviewQueries } from '../../data/review.queries';
import { bestCardId } from '../../features/review-columns/best-card';
import { MorePages } from '../../features/review-columns/more-pages';
import { ReviewColumns } from '../../features/review-columns/review-columns';
import { ReviewSheet } from '../../features/review/review-sheet.lazy';
import { useMessages } from '../../messages';

export default function BestReviewsScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const navigate = useNavigate();
  const { ugcCd } = useRouteParams('BestReviews');
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(reviewQueries.best(services));
  const pages = data.pages;

  const [opened, setOpened] = useState<{ ugcCd: string; isOpen: boolean } | null>(null);
  const reviews = pages.flatMap((page) => page.items);

  // The review an address names: brought into sight in the list and opened over it.
  useEffect(() => {
    if (!ugcCd) return;
    document.getElementById(bestCardId(ugcCd))?.scrollIntoView({ block: 'center' });
    setOpened({ ugcCd, isOpen: true });
  }, [ugcCd]);

  const close = () => {
    setOpened((now) => now && { ...now, isOpen: false });
    if (ugcCd) void navigate(pathOf('BestReviews'), { replace: true });
  };

  if (reviews.length === 0) {
    return (
      <EmptyState
        title={t('best.empty')}
        text={t('best.emptyText')}
        action={
          <LinkButton variant="primary" to={pathOf('Main')}>
            {term('action.home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Container>
      <Head>
        <h1>{t('best.title')}</h1>
        <p>{t('best.sub')}</p>
      </Head>
      <ReviewColumns pages={pages} onOpen={(code) => setOpened({ ugcCd: code, isOpen: true })} />
      <MorePages pageCount={pages.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
      {opened && (
        <Suspense>
          <ReviewSheet
            ugcCd={opened.ugcCd}
            known={reviews.find((review) => review.ugcCd === opened.ugcCd)}
            open={opened.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </Container>
  );
}

const Head = styled.header`
  padding: 20px 0 16px;
  h1 { ${text.displayS} }
  p { ${text.bodyS} margin-top: 2px; color: var(--color-text-2); }
  ${media.pc} {
    padding: 48px 0 28px;
    h1 { ${text.displayM} }
  }
`;
