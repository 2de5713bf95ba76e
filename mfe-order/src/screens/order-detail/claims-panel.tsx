import styled from '@emotion/styled';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { PanelRow } from './panel-row';

/** Cancels and returns of the order, each with the way to it; nothing without one. */
export const ClaimsPanel = ({ order: { orderCd, claims } }: { order: Pick<Order, 'orderCd' | 'claims'> }) => {
  const t = useMessages();
  if (claims.length === 0) return null;
  return (
    <Panel title={t('detail.claims')}>
      <ul>
        {claims.map(({ claimCd, claimType, state }) => (
          <li key={claimCd}>
            <Row to={pathOf('Claim', { claimType: claimType.toLowerCase(), orderCd, claimCd })}>
              <span>{t(`detail.claim.${claimType}`)}</span>
              <b>{t(`detail.claimState.${state}`)}</b>
              <small>{claimCd}</small>
              <ChevronRight size={16} />
            </Row>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Row = styled(PanelRow)`
  small { margin-left: auto; font-size: 12px; color: var(--color-text-3); }
`;
