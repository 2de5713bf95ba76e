import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { claimQueries } from '../../data/claim.queries';
import { useMessages } from '../../messages';
import { ClaimCard } from './claim-card';

/** Cancels and returns of a member, newest first (R-MY-06). */
export default function ClaimsScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(claimQueries.list(services));
  const claims = data.pages.flatMap((page) => page.items);
  return (
    <Container narrow>
      <Title>{t('claims.title')}</Title>
      {claims.length === 0 ? (
        <EmptyState
          title={t('claims.empty')}
          text={t('claims.emptyText')}
          action={
            <LinkButton variant="primary" to={pathOf('Orders', { tab: 'all' })}>
              {t('orders.title')}
            </LinkButton>
          }
        />
      ) : (
        <List>
          {claims.map((claim) => (
            <ClaimCard key={claim.claimCd} claim={claim} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {term('action.more')}
        </Button>
      )}
    </Container>
  );
}

const Title = styled.h1`
  ${text.titleL}
  padding: 16px 0 12px;
  ${media.pc} { ${text.displayM} padding: 40px 0 20px; }
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 40px;
`;
