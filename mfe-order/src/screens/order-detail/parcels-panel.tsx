import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { pathOf, useServices } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Skeleton } from '@hyangro/ui/skeleton';
import { orderQueries } from '../../data/order.queries';
import { currentStep } from '../../data/tracking.model';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { PanelRow } from './panel-row';

/** Parcels of the order: carrier, waybill and where each is, with the way to its page. They come after the order itself, into a room of one row. */
export const ParcelsPanel = ({ orderCd }: { orderCd: string }) => {
  const t = useMessages();
  const { data, isPending } = useQuery(orderQueries.tracking(useServices(), orderCd));
  if (isPending)
    return (
      <Panel title={t('tracking.title')}>
        <Skeleton w="100%" h="var(--size-tap)" />
      </Panel>
    );
  if (!data?.shipments.length) return null;
  return (
    <Panel title={t('tracking.title')}>
      <ul>
        {data.shipments.map((shipment) => {
          const step = shipment.steps[currentStep(shipment)]?.step ?? 'PICKED_UP';
          return (
            <li key={shipment.shipmentCd}>
              <Row to={pathOf('Tracking', { orderCd })}>
                <b>{t(`tracking.step.${step}`)}</b>
                <span>
                  {shipment.carrier.name} {shipment.invoiceNo}
                </span>
                <ChevronRight size={16} />
              </Row>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

const Row = styled(PanelRow)`
  span { flex: 1; color: var(--color-text-2); font-variant-numeric: tabular-nums; }
`;
