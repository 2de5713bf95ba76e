import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { reviewForm, TRAIT_NAMES, type Trait } from '@hyangro/contracts/ugc/review.rules';
import { pathOf, useServices } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { DeletePost } from '../../features/post/delete-post';
import { ForItsAuthor } from '../../features/composer/for-its-author';
import { PostPage } from '../../features/composer/post-page';
import { usePostForm } from '../../features/composer/use-post-form';
import { useWritten } from '../../features/composer/use-written';
import { useMessages } from '../../messages';
import { bodyOfReview, readReview, valuesOfReview } from './review.form';
import { ReviewFields } from './review-fields';
import { ReviewedLine } from './reviewed-line';

/** One's own review, while nobody liked it or commented on it (R-UGC-03, ST-REV-01). */
export const ModifyReview = ({ reviewCd }: { reviewCd: string }) => {
  const t = useMessages();
  const services = useServices();
  const { data: review } = useSuspenseQuery(writtenQueries.review(services, reviewCd));
  return (
    <ForItsAuthor
      post={review}
      locked={{
        title: t('write.review.locked'),
        text: t('write.review.lockedText'),
        to: pathOf('MyReviews', { tab: 'written' }),
        label: t('write.myReviews'),
      }}
    >
      {review && <ModifyReviewForm review={review} />}
    </ForItsAuthor>
  );
};

const ModifyReviewForm = ({ review }: { review: Review }) => {
  const t = useMessages();
  const services = useServices();
  const navigate = useNavigate();
  const written = useWritten();
  const [isUploading, setUploading] = useState(false);
  const { ugcCd } = review;
  const [blank] = useState(() => valuesOfReview(review));
  const traits = useMemo(() => TRAIT_NAMES.filter((name): name is Trait => review.traits[name] !== undefined), [review]);
  const leave = () => {
    written();
    void navigate(pathOf('MyReviews', { tab: 'written' }), { replace: true });
  };
  const { form, draft, submit, isPending } = usePostForm({
    draftKey: 'savedReview',
    slot: ugcCd,
    blank,
    read: readReview,
    schema: reviewForm,
    bodyOf: bodyOfReview(TRAIT_NAMES),
    fields: { mediaKeys: 'media' },
    isUploading,
    send: (body) => services.api('PUT /reviews/:ugcCd', { params: { ugcCd }, body }),
    onSent() {
      services.toast(t('write.changed'));
      leave();
    },
  });
  return (
    <PostPage
      title={t('write.review.modify')}
      draft={draft}
      send={t('write.change')}
      isPending={isPending}
      isUploading={isUploading}
      foot={
        <DeletePost
          post={review}
          onDeleted={() => {
            draft.end();
            leave();
          }}
        />
      }
      onSend={(event) => void submit(event)}
    >
      <ReviewedLine line={review} />
      <ReviewFields form={form} traits={traits} onUploading={setUploading} />
    </PostPage>
  );
};
