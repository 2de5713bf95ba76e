import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { orderQueries } from '../../data/order.queries';
import { useMessages } from '../../messages';
import { ConfirmCard } from './confirm-card';

/** Orders that have arrived: those that wait for their confirmation, then those that were confirmed, newest first. */
export default function ConfirmPurchaseScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(orderQueries.list(services, 'done'));
  const orders = data.pages.flatMap(({ items }) => items);
  const waiting = orders.filter(({ allowedActions }) => allowedActions.includes('CONFIRM'));
  const confirmed = orders.filter(({ state }) => state === 'CONFIRM');
  return (
    <Container narrow>
      <Title>{t('confirm.title')}</Title>
      {orders.length === 0 ? (
        <EmptyState
          title={t('confirm.empty')}
          text={t('confirm.emptyText')}
          action={
            <LinkButton variant="line" to={pathOf('Orders', { tab: 'all' })}>
              {t('orders.title')}
            </LinkButton>
          }
        />
      ) : (
        <Group>
          <h2>{t('confirm.waiting')}</h2>
          {waiting.length === 0 && <p>{t('confirm.none')}</p>}
          <ul>
            {waiting.map((order) => (
              <ConfirmCard key={order.orderCd} order={order} />
            ))}
          </ul>
        </Group>
      )}
      {confirmed.length > 0 && (
        <Group>
          <h2>{t('confirm.done')}</h2>
          <ul>
            {confirmed.map((order) => (
              <ConfirmCard key={order.orderCd} order={order} />
            ))}
          </ul>
        </Group>
      )}
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {term('action.more')}
        </Button>
      )}
      <Foot />
    </Container>
  );
}

const Title = styled.h1`
  ${text.titleL}
  padding: 16px 0 4px;
  ${media.pc} { ${text.displayM} padding: 40px 0 12px; }
`;
const Group = styled.section`
  margin: 16px 0 32px;
  h2 { ${text.titleM} margin-bottom: 12px; }
  > p { font-size: 14px; color: var(--color-text-3); }
  ul { display: grid; gap: 12px; }
`;
const Foot = styled.div`height: 56px;`;
