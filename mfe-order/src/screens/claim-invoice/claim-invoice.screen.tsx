import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { claimQueries } from '../../data/claim.queries';
import { ClaimNotFound } from '../../features/claim/claim-not-found';
import { InvoiceForm } from './invoice-form';

/** Waybill of the parcel that comes back (R-MY-08). A cancel has none. */
export default function ClaimInvoiceScreen() {
  const { claimCd } = useRouteParams('ClaimInvoice');
  const { data: claim } = useSuspenseQuery(claimQueries.detail(useServices(), claimCd));
  return claim?.claimType === 'RETURN' ? <InvoiceForm key={claimCd} claim={claim} /> : <ClaimNotFound />;
}
