import { useSuspenseQuery } from '@tanstack/react-query';
import type { ClaimType } from '@hyangro/contracts/order/order.schemas';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { claimTypeOf } from '../../data/claim.model';
import { claimQueries } from '../../data/claim.queries';
import { orderQueries } from '../../data/order.queries';
import { ClaimNotFound } from '../../features/claim/claim-not-found';
import { OrderNotFound } from '../../features/order-not-found/order-not-found';
import { ClaimDetail } from './claim-detail';
import { ClaimForm } from './claim-form';

/** A new cancel or return, or one that was sent (R-MY-07). */
export default function ClaimScreen() {
  const { claimType: inPath, orderCd, claimCd } = useRouteParams('Claim');
  const claimType = claimTypeOf(inPath);
  if (claimType === null) return <ClaimNotFound />;
  if (claimCd) return <SentClaim key={claimCd} claimType={claimType} orderCd={orderCd} claimCd={claimCd} />;
  return <NewClaim key={`${claimType} ${orderCd}`} claimType={claimType} orderCd={orderCd} />;
}

const SentClaim = ({ claimType, orderCd, claimCd }: { claimType: ClaimType; orderCd: string; claimCd: string }) => {
  const { data: claim } = useSuspenseQuery(claimQueries.detail(useServices(), claimCd));
  const isAtItsAddress = claim?.claimType === claimType && claim.orderCd === orderCd;
  return claim && isAtItsAddress ? <ClaimDetail claim={claim} /> : <ClaimNotFound />;
};

const NewClaim = ({ claimType, orderCd }: { claimType: ClaimType; orderCd: string }) => {
  const { data: order } = useSuspenseQuery(orderQueries.detail(useServices(), orderCd));
  return order ? <ClaimForm order={order} claimType={claimType} /> : <OrderNotFound />;
};
