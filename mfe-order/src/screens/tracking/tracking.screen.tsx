import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Truck } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { stepOf } from '../../data/order.model';
import { orderQueries } from '../../data/order.queries';
import { useDay } from '../../features/day/use-day';
import { OrderNotFound } from '../../features/order-not-found/order-not-found';
import { useStateName } from '../../features/order-state/order-state';
import { useMessages } from '../../messages';
import { Parcel } from './parcel';
import { useTrackingItems } from './use-tracking-items';

const NO_SHIPMENTS: never[] = [];

export default function TrackingScreen() {
  const t = useMessages();
  const services = useServices();
  const stateName = useStateName();
  const { orderCd } = useRouteParams('Tracking');
  const { data: tracking } = useSuspenseQuery(orderQueries.tracking(services, orderCd));
  const { data: order } = useSuspenseQuery(orderQueries.detail(services, orderCd));
  const shipments = tracking?.shipments ?? NO_SHIPMENTS;
  useTrackingItems(shipments);
  if (!order || !tracking) return <OrderNotFound />;
  return (
    <Container narrow>
      <Title>{t('tracking.title')}</Title>
      <State>{stateName(order.state)}</State>
      <When order={order} />
      {shipments.length === 0 ? (
        <NothingSent order={order} />
      ) : (
        <>
          {shipments.map((shipment, at) => (
            <Parcel
              key={shipment.shipmentCd}
              shipment={shipment}
              order={order}
              title={shipments.length > 1 ? t('tracking.parcel', { n: at + 1 }) : undefined}
            />
          ))}
          <LinkButton variant="line" block to={pathOf('OrderDetail', { orderCd })}>
            {t('tracking.toOrder')}
          </LinkButton>
        </>
      )}
      <Foot />
    </Container>
  );
}

/** The day it comes, or came. */
const When = ({ order: { state, arrivesOn, deliveredAt } }: { order: Order }) => {
  const t = useMessages();
  const term = useTerms();
  const day = useDay();
  const words =
    deliveredAt !== null
      ? t('tracking.deliveredOn', { day: day(deliveredAt) })
      : arrivesOn !== null && state !== 'WAIT' && term('shipping.arrives', { day: day(arrivesOn) });
  return words ? (
    <Day>
      <Truck size={18} />
      {words}
    </Day>
  ) : null;
};

const NothingSent = ({ order: { orderCd, state } }: { order: Order }) => {
  const t = useMessages();
  const isOver = stepOf(state) < 0;
  return (
    <EmptyState
      title={isOver ? t('tracking.over') : t('tracking.none')}
      text={isOver ? t('tracking.overText') : t('tracking.noneText')}
      action={
        <LinkButton variant="line" to={pathOf('OrderDetail', { orderCd })}>
          {t('tracking.toOrder')}
        </LinkButton>
      }
    />
  );
};

const Title = styled.h1`
  ${text.titleL}
  padding: 16px 0 4px;
  ${media.pc} { ${text.displayM} padding: 40px 0 8px; }
`;
const State = styled.p`${text.titleM} color: var(--color-brand);`;
const Day = styled.p`display: flex; align-items: center; gap: 6px; margin: 4px 0 16px; color: var(--color-genuine); font-weight: 500;`;
const Foot = styled.div`height: 56px;`;
