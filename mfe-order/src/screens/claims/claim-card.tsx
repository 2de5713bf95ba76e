import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ClaimSummary } from '@hyangro/contracts/order/claim.schemas';
import { pathOf, useMoney } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { ChevronRight } from '@hyangro/ui/icons';
import { claimPathOf } from '../../data/claim.model';
import { ClaimStateTag } from '../../features/claim/claim-state';
import { ClaimLines } from '../../features/claim/claim-lines';
import { Money } from '../../features/common/money';
import { useDay } from '../../features/day/use-day';
import { useMessages } from '../../messages';

/** One claim of the list: its state, what goes back, and the waybill where it is still missing. */
export const ClaimCard = ({ claim }: { claim: ClaimSummary }) => {
  const t = useMessages();
  const day = useDay();
  const { integer } = useMoney();
  const { claimCd, orderCd, claimType, state, refund } = claim;
  const lacksParcel = claimType === 'RETURN' && state === 'RECEIVED' && claim.invoiceNo === null;
  return (
    <Card>
      <Head to={pathOf('Claim', { claimType: claimPathOf(claimType), orderCd, claimCd })}>
        <ClaimStateTag claimType={claimType} state={state} />
        <b>{day(claim.createdAt)}</b>
        <span>
          {t('orders.detail')}
          <ChevronRight size={16} />
        </span>
      </Head>
      <ClaimLines lines={claim.lines} exchangeRate={claim.exchangeRate} />
      {state !== 'REJECTED' && (
        <Sum>
          {t('claim.refund.total')}
          <span>
            <b>
              <Money of={refund.payment} rate={claim.exchangeRate} />
            </b>
            {refund.points > 0 && <small>{t('claim.refund.pointsToo', { points: integer(refund.points) })}</small>}
          </span>
        </Sum>
      )}
      {lacksParcel && (
        <LinkButton variant="line" block to={pathOf('ClaimInvoice', { claimCd })}>
          {t('claim.parcel.write')}
        </LinkButton>
      )}
    </Card>
  );
};

const Card = styled.li`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
const Head = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  font-size: 14px;
  span:last-of-type { display: flex; align-items: center; margin-left: auto; color: var(--color-text-2); font-size: 13px; }
`;
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--color-line);
  font-size: 14px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
  span { text-align: right; }
  b { color: var(--color-text); }
  small { display: block; font-size: 12px; }
`;
