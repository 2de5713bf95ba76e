import { REFERRER_CODE_MAX } from '@hyangro/contracts/constants';
import type { PageState } from '@hyangro/runtime';

/** Who invited, as the sign-up sends it: the referrer of the form, else that of the invitation link. */
export function referralOf({ storage }: Pick<PageState, 'storage'>, typed: string | undefined): { referrer?: string; refMemCd?: string } {
  if (typed) return { referrer: typed };
  // A link with a code fills the field in; who emptied it again wants no referrer.
  const refMemCd = storage.local.get('refId') ? null : storage.local.get('refMemCd');
  // Nobody can mend what no field shows: a code that the server would refuse is left out.
  return refMemCd && refMemCd.length <= REFERRER_CODE_MAX ? { refMemCd } : {};
}
