import styled from '@emotion/styled';
import type { Claim } from '@hyangro/contracts/order/claim.schemas';
import { StepDots } from '@hyangro/ui/progress';
import { useClaimStateName } from '../../features/claim/claim-state';
import { useMoment } from '../../features/day/use-day';
import { useMessages } from '../../messages';

/** The way of a claim: received, on its way back, decided. */
export const ClaimTimeline = ({ claim }: { claim: Claim }) => {
  const t = useMessages();
  const moment = useMoment();
  const stateName = useClaimStateName();
  const { claimType, state, invoiceNo, createdAt, closedAt } = claim;
  const isReturn = claimType === 'RETURN';
  const steps = [
    stateName({ claimType, state: 'RECEIVED' }),
    ...(isReturn ? [t('claim.step.parcel')] : []),
    t('claim.step.check'),
    stateName({ claimType, state: state === 'REJECTED' ? 'REJECTED' : 'REFUNDED' }),
  ];
  const current = state !== 'RECEIVED' ? steps.length - 1 : isReturn && !invoiceNo ? 0 : steps.length - 2;
  return (
    <Way>
      <StepDots steps={steps} current={current} label={t('claim.steps')} />
      <Times>
        <div>
          <dt>{t('claim.receivedAt')}</dt>
          <dd>{moment(createdAt)}</dd>
        </div>
        {closedAt && (
          <div>
            <dt>{t('claim.closedAt')}</dt>
            <dd>{moment(closedAt)}</dd>
          </div>
        )}
      </Times>
    </Way>
  );
};

const Way = styled.div`display: grid; gap: 16px; margin-bottom: 12px; > ol { margin-inline: -8px; }`;
const Times = styled.dl`
  display: grid;
  gap: 6px;
  font-size: 14px;
  div { display: flex; justify-content: space-between; gap: 12px; }
  dt { color: var(--color-text-2); }
  dd { font-variant-numeric: tabular-nums; text-align: right; }
`;
