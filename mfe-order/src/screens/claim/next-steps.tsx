import styled from '@emotion/styled';
import type { ClaimType } from '@hyangro/contracts/order/order.schemas';
import { useMessages } from '../../messages';

/** What happens after a claim was sent. */
export const NextSteps = ({ claimType }: { claimType: ClaimType }) => {
  const t = useMessages();
  const steps =
    claimType === 'CANCEL'
      ? [t('claim.next.cancel1'), t('claim.next.cancel2'), t('claim.next.refund')]
      : [t('claim.next.return1'), t('claim.next.return2'), t('claim.next.return3'), t('claim.next.refund')];
  return (
    <Steps>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  );
};

const Steps = styled.ol`
  display: grid;
  gap: 6px;
  padding-left: 20px;
  list-style: decimal;
  font-size: 14px;
  line-height: 1.5;
  color: var(--color-text-2);
`;
