import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { draftsOf } from '../../features/composer/drafts';
import { ChooseLine } from './choose-line';
import { ModifyReview } from './modify-review';
import { NewReview } from './new-review';
import { lineOfSlot } from './review.form';
import { lineOfUrl, productOfUrl } from './review-form.url';
import { ReviewOfProduct } from './review-of-product';

/** A review: a new one of a confirmed line (R-UGC-04), or one's own to change (R-UGC-03). */
export default function ReviewFormScreen() {
  const { reviewCd } = useRouteParams('ReviewNew', 'ReviewModify');
  const [search] = useSearchParams();
  const begun = useLastDraft();
  if (reviewCd) return <ModifyReview key={reviewCd} reviewCd={reviewCd} />;
  const named = lineOfUrl(search);
  const productCd = productOfUrl(search);
  if (!named && productCd) return <ReviewOfProduct key={productCd} productCd={productCd} />;
  const line = named ?? begun;
  return line ? <NewReview key={`${line.orderCd} ${line.lineNo}`} {...line} /> : <ChooseLine />;
}

/** The line of the review that was being written last (LS-04). */
function useLastDraft() {
  const services = useServices();
  const [slot] = useState(
    () => draftsOf(services, 'savedReview', services.session.get().member?.memCd ?? '').find((each) => lineOfSlot(each) !== null)?.slot,
  );
  return lineOfSlot(slot);
}
