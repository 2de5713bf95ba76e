import styled from '@emotion/styled';
import type { ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { Skeleton } from '@hyangro/ui/skeleton';
import { RefundSlip } from '../../features/claim/refund-slip';
import { useDay } from '../../features/day/use-day';
import { useMessages } from '../../messages';

interface Props {
  order: Pick<Order, 'exchangeRate'>;
  preview: ClaimPreview | null;
  isChanging: boolean;
  hasPieces: boolean;
}

/** What goes back for the chosen pieces; it follows the choice. */
export const RefundPreview = ({ order, preview, isChanging, hasPieces }: Props) => {
  const t = useMessages();
  const day = useDay();
  if (!hasPieces) return <Hint>{t('claim.refund.choose')}</Hint>;
  if (!preview) return <Skeleton w="100%" h={200} radius="var(--radius-sheet)" />;
  const { refund, payMethod, couponsReturned, refundFrom, refundTo } = preview;
  return (
    <Changing aria-live="polite" aria-busy={isChanging || undefined}>
      <RefundSlip
        refund={refund}
        exchangeRate={order.exchangeRate}
        note={
          <>
            {refund.payment > 0 && (
              <Note>
                {t('claim.refund.when', {
                  method: payMethod ? t(`payMethod.${payMethod}`) : '',
                  from: day(refundFrom),
                  to: day(refundTo),
                })}
              </Note>
            )}
            {couponsReturned.map((name) => (
              <Note key={name}>{t('claim.refund.couponBack', { name })}</Note>
            ))}
          </>
        }
      />
    </Changing>
  );
};

const Changing = styled.div`
  transition: opacity var(--dur-fast);
  &[aria-busy] { opacity: 0.6; }
`;
const Note = styled.span`display: block;`;
const Hint = styled.p`
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--color-bg);
  font-size: 14px;
  color: var(--color-text-2);
`;
