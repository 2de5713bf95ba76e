import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REVIEW_EXISTS } from '@hyangro/contracts/errors/known-refusals';
import type { Writable } from '@hyangro/contracts/ugc/review.contract';
import { newReview } from '@hyangro/contracts/ugc/review.rules';
import { isRefusal, pathOf, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { writtenQueries } from '../../data/written.queries';
import { PostPage } from '../../features/composer/post-page';
import { usePostForm } from '../../features/composer/use-post-form';
import { useWritten } from '../../features/composer/use-written';
import { useMessages } from '../../messages';
import { BLANK_REVIEW, bodyOfReview, readReview, slotOfLine } from './review.form';
import { ReviewFields } from './review-fields';
import { ReviewedLine } from './reviewed-line';

/** A review of one confirmed line, or why it cannot be written. */
export const NewReview = ({ orderCd, lineNo }: { orderCd: string; lineNo: number }) => {
  const t = useMessages();
  const services = useServices();
  const { data } = useSuspenseQuery(writtenQueries.line(services, orderCd, lineNo));
  if (data.line) return <NewReviewForm line={data.line} />;
  return (
    <EmptyState
      isScreen
      title={t(`write.review.refused.${data.refused}`)}
      text={t(`write.review.refusedText.${data.refused}`)}
      action={
        data.refused === 'UNCONFIRMED' ? (
          <LinkButton variant="primary" to={pathOf('ConfirmPurchase')}>
            {t('write.review.toConfirm')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to={pathOf('MyReviews', { tab: data.refused === 'EXISTS' ? 'written' : 'writable' })}>
            {t('write.myReviews')}
          </LinkButton>
        )
      }
    />
  );
};

const NewReviewForm = ({ line }: { line: Writable }) => {
  const t = useMessages();
  const services = useServices();
  const navigate = useNavigate();
  const written = useWritten();
  const [isUploading, setUploading] = useState(false);
  const { orderCd, lineNo, traits, rewards } = line;
  const leave = () => {
    written();
    void navigate(pathOf('MyReviews', { tab: 'written' }), { replace: true });
  };
  const bodyOf = useMemo(() => bodyOfReview(traits), [traits]);
  const { form, draft, submit, isPending } = usePostForm({
    draftKey: 'savedReview',
    slot: slotOfLine(orderCd, lineNo),
    blank: BLANK_REVIEW,
    read: readReview,
    schema: newReview,
    bodyOf: (values) => ({ ...bodyOf(values), orderCd, lineNo }),
    fields: { mediaKeys: 'media' },
    isUploading,
    send: (body, idempotencyKey) => services.api('POST /reviews', { body, idempotencyKey }),
    onSent({ rewardPoints, review }) {
      services.track('post_review', { items: [{ item_id: line.product.productCd }], rating: review.rating });
      services.toast(
        rewardPoints > 0 ? t('write.review.donePoints', { point: rewardPoints.toLocaleString('en') }) : t('write.review.done'),
      );
      leave();
    },
    // Another tab has sent it, or an earlier try whose answer was lost.
    onRefused(error) {
      if (!isRefusal(error, 'POST /reviews', REVIEW_EXISTS)) return false;
      services.toast(t('write.review.refused.EXISTS'));
      draft.end();
      leave();
      return true;
    },
  });
  return (
    <PostPage
      title={t('write.review.new')}
      draft={draft}
      send={t('write.review.send')}
      isPending={isPending}
      isUploading={isUploading}
      foot={
        rewards.photo > 0 && (
          <Worth>{t('write.review.worth', { text: rewards.text.toLocaleString('en'), photo: rewards.photo.toLocaleString('en') })}</Worth>
        )
      }
      onSend={(event) => void submit(event)}
    >
      <ReviewedLine line={line} />
      <ReviewFields form={form} traits={traits} onUploading={setUploading} />
    </PostPage>
  );
};

const Worth = styled.p`text-align: center; font-size: 13px; color: var(--color-genuine);`;
