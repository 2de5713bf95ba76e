import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Claim, ReturnParcel } from '@hyangro/contracts/order/claim.schemas';
import { fieldErrorsOf, pathOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { claimPathOf } from '../../data/claim.model';
import { claimQueries } from '../../data/claim.queries';
import { useMessages } from '../../messages';
import type { ParcelForm } from './parcel.form';

/** Saves the waybill once, and leads back to the claim, which shows it. */
export function useSaveParcel({ claimCd, claimType, orderCd }: Claim, form: ParcelForm) {
  const services = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages();
  return useSingleMutation({
    mutationKey: ['order', 'claim-invoice', claimCd],
    mutationFn: (body: ReturnParcel) => services.api('PUT /claims/:claimCd/invoice', { params: { claimCd }, body }),
    onSuccess: (claim) => {
      queryClient.setQueryData(claimQueries.detail(services, claimCd).queryKey, claim);
      void queryClient.invalidateQueries({ queryKey: ['order', 'claims', 'list'] });
      services.toast(t('claim.parcel.saved'));
      void navigate(pathOf('Claim', { claimType: claimPathOf(claimType), orderCd, claimCd }), { replace: true });
    },
    onError: (error) => {
      const { logisticsCompany, invoiceNo } = fieldErrorsOf(error);
      if (logisticsCompany) form.setError('logisticsCompany', { message: logisticsCompany }, { shouldFocus: true });
      else if (invoiceNo) form.setError('invoiceNo', { message: invoiceNo }, { shouldFocus: true });
      else return services.reportError(error);
    },
  });
}
