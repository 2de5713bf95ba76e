import type { ClaimType, Order } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { claimPathOf } from '../../data/claim.model';
import { useClaimText } from '../../features/claim/use-claim-text';
import { useMessages } from '../../messages';

/** Why an order takes no such claim now, and what can be done instead (ST-ORD-03, ST-ORD-04). */
export const ClaimRefused = ({ order, claimType, code }: { order: Order; claimType: ClaimType; code: string }) => {
  const t = useMessages();
  const textOf = useClaimText();
  const { orderCd } = order;
  const open = order.claims.find(({ state }) => state === 'RECEIVED');
  const canReturn = claimType === 'CANCEL' && order.allowedActions.includes('RETURN');
  return (
    <EmptyState
      isScreen
      title={t(`claim.refused.${claimType}`)}
      text={textOf(code)}
      action={
        <>
          <LinkButton variant="line" to={pathOf('OrderDetail', { orderCd })}>
            {t('detail.title')}
          </LinkButton>
          {canReturn && (
            <LinkButton variant="primary" to={pathOf('Claim', { claimType: 'return', orderCd })}>
              {t('claim.form.RETURN')}
            </LinkButton>
          )}
          {open && (
            <LinkButton variant="primary" to={pathOf('Claim', { claimType: claimPathOf(open.claimType), orderCd, claimCd: open.claimCd })}>
              {t('claim.seeOpen')}
            </LinkButton>
          )}
        </>
      }
    />
  );
};
