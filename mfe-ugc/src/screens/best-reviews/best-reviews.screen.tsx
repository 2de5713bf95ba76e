import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useInfiniteScroll, useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { loadsByItself } from '../../data/review.model';
import { reviewQueries } from '../../data/review.queries';
import { ReviewSheet } from '../../features/review/review-sheet.lazy';
import { useMessages } from '../../messages';
import { BestCard, bestCardId } from './best-card';

export default function BestReviewsScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const navigate = useNavigate();
  const { ugcCd } = useRouteParams('BestReviews');
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(reviewQueries.best(services));
  const pages = data.pages;
  const isAutomatic = hasNextPage && !isFetchingNextPage && loadsByItself(pages.length);
  const end = useInfiniteScroll<HTMLDivElement>(() => void fetchNextPage(), isAutomatic);

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
      {pages.map((page, at) => (
        <Columns key={page.items[0]?.ugcCd ?? at}>
          {page.items.map((review, n) => (
            <BestCard
              key={review.ugcCd}
              review={review}
              eager={at === 0 && n < 2}
              onOpen={() => setOpened({ ugcCd: review.ugcCd, isOpen: true })}
            />
          ))}
        </Columns>
      ))}
      <div ref={end} />
      {hasNextPage && (
        <More>
          <Button type="button" variant="line" size="l" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {term('action.more')}
          </Button>
        </More>
      )}
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
// Columns per page of the list: what is already read never moves when more comes.
const Columns = styled.ul`
  columns: 2;
  column-gap: var(--gutter);
  ${media.tablet} { columns: 3; }
  ${media.pc} { columns: 4; }
`;
const More = styled.div`max-width: 360px; margin: 8px auto 56px;`;
