import type { CarrierCd } from '@hyangro/contracts/order/carriers';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { updateParcel } from './claim.repository';
import { ownClaim } from './claim-view.service';

type ParcelRefusal = 'CLAIM_NOT_FOUND' | 'CLAIM_CLOSED' | 'CLAIM_NO_PARCEL';

/** The member tells with which carrier, under which number, a return is on its way (R-MY-08). It may be corrected until the claim is decided. */
export async function tellParcel(
  db: Db,
  call: Pick<MemberContext<ParcelRefusal>, 'member' | 'refuse'>,
  claimCd: string,
  parcel: { logisticsCompany: CarrierCd; invoiceNo: string },
): Promise<void> {
  const { claimType, state } = await ownClaim(db, call, claimCd);
  if (claimType === 'CANCEL') call.refuse('CLAIM_NO_PARCEL');
  if (state !== 'RECEIVED') call.refuse('CLAIM_CLOSED');
  await updateParcel(db, claimCd, parcel);
}
