import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderTab } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useInfiniteScroll, useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { Skeleton } from '@hyangro/ui/skeleton';
import { Tabs, tabPanelProps } from '@hyangro/ui/tabs';
import { media, skipUntilNear, text } from '@hyangro/ui/theme';
import { TABS, tabOf } from '../../data/order.model';
import { orderQueries } from '../../data/order.queries';
import { useMessages } from '../../messages';
import { OrderCard } from './order-card';

export default function OrdersScreen() {
  const t = useMessages();
  const navigate = useNavigate();
  const { tab: inPath } = useRouteParams('Orders');
  const tab = tabOf(inPath);
  const counts = useTabCounts(tab);
  const [isMoving, startMove] = useTransition();
  useEffect(() => {
    if (inPath !== tab) void navigate(pathOf('Orders', { tab }), { replace: true });
  }, [inPath, tab, navigate]);
  return (
    <Container narrow>
      <Title>{t('orders.title')}</Title>
      <Tabs
        look="underline"
        label={t('orders.title')}
        value={tab}
        items={TABS.map((value) => {
          const label = t(`orders.tab.${value}`);
          return { value, label: counts?.[value] ? t('orders.tabCount', { label, count: counts[value] }) : label };
        })}
        onChange={(value) => startMove(() => navigate(pathOf('Orders', { tab: value }), { replace: true }))}
      />
      <Panel {...tabPanelProps(tab)} aria-busy={isMoving || undefined}>
        <Suspense fallback={<OrderSkeletons />}>
          <OrderList tab={tab} />
        </Suspense>
      </Panel>
    </Container>
  );
}

/** Orders under each tab, from the answer that the list shows; those of the last list while the next one comes. */
function useTabCounts(tab: OrderTab) {
  const { data } = useInfiniteQuery({ ...orderQueries.list(useServices(), tab), placeholderData: keepPreviousData });
  return data?.pages[0]?.counts;
}

const OrderList = ({ tab }: { tab: OrderTab }) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(orderQueries.list(services, tab));
  const orders = data.pages.flatMap((page) => page.items);
  const end = useInfiniteScroll<HTMLDivElement>(() => void fetchNextPage(), hasNextPage && !isFetchingNextPage);

  if (orders.length === 0) {
    return (
      <EmptyState
        title={t(`orders.empty.${tab}`)}
        text={t('orders.emptyText')}
        action={
          <LinkButton variant="primary" to={pathOf('Main')}>
            {t('cart.browse')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <List>
        {orders.map((order) => (
          <OrderCard key={order.orderCd} order={order} />
        ))}
      </List>
      <div ref={end} />
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {term('action.more')}
        </Button>
      )}
    </>
  );
};

const OrderSkeletons = () => (
  <List>
    {[0, 1, 2].map((n) => (
      <li key={n}>
        <Skeleton h={190} radius="var(--radius-card)" />
      </li>
    ))}
  </List>
);

const Title = styled.h1`
  ${text.titleL}
  padding: 16px 0 4px;
  ${media.pc} { ${text.displayM} padding: 40px 0 12px; }
`;
const Panel = styled.div`
  padding: 16px 0 56px;
  transition: opacity var(--dur-fast);
  &[aria-busy] { opacity: 0.6; }
`;
/** An order that was skipped remembers the width it once had: the column must not grow by it when the window becomes narrow. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 16px;
  > :nth-of-type(n + 5) { ${skipUntilNear('190px')} }
`;
