import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CLAIM_AMOUNT_CHANGED } from '@hyangro/contracts/errors/known-refusals';
import type { ClaimType } from '@hyangro/contracts/order/order.schemas';
import { fieldErrorsOf, isRefusal, pathOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { claimPathOf } from '../../data/claim.model';
import { claimQueries } from '../../data/claim.queries';
import { useMessages } from '../../messages';
import type { ClaimFormState } from './use-claim-form';

interface Sent {
  /** The refund that was shown. */
  expectedRefund: { payment: number; points: number } | undefined;
}

/** Sends a claim once, and leads to it. What was typed stays until the server has it. */
export function useSendClaim(orderCd: string, claimType: ClaimType, { draft, pieces, drop, setErrors }: ClaimFormState) {
  const services = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages();
  return useSingleMutation({
    mutationKey: ['order', 'claim', orderCd],
    mutationFn: ({ expectedRefund }: Sent) =>
      services.api('POST /claims', {
        body: {
          orderCd,
          claimType,
          lines: pieces,
          reason: draft.reason,
          photoKeys: draft.photos.map(({ photoKey }) => photoKey),
          expectedRefund,
        },
      }),
    onSuccess: (claim) => {
      drop();
      queryClient.setQueryData(claimQueries.detail(services, claim.claimCd).queryKey, claim);
      services.track('refund', { transaction_id: orderCd, value: claim.refund.payment });
      services.events.publish('order:changed', { orderCd });
      services.toast(t('claim.received'));
      void navigate(pathOf('Claim', { claimType: claimPathOf(claimType), orderCd, claimCd: claim.claimCd }), { replace: true });
    },
    onError: async (error) => {
      const fields = fieldErrorsOf(error);
      if (Object.keys(fields).length > 0) return setErrors(fields);
      await services.reportError(error);
      // The order moved on meanwhile: what the form shows is asked for anew.
      if (isRefusal(error, 'POST /claims', CLAIM_AMOUNT_CHANGED))
        await queryClient.refetchQueries({ queryKey: ['order', 'claims', 'preview'] });
      else await queryClient.invalidateQueries({ queryKey: ['order', 'detail', orderCd] });
    },
  });
}
