import { useQuery } from '@tanstack/react-query';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { useServices, useTerms } from '@hyangro/runtime';
import { ErrorState } from '@hyangro/ui/error-state';
import { Sheet } from '@hyangro/ui/sheet';
import { Skeleton } from '@hyangro/ui/skeleton';
import { postQueries } from '../../data/post.queries';
import { useMessages } from '../../messages';
import { PostView } from '../post/post-view';

interface Props {
  ugcCd: string;
  /** When the list already has it. */
  known?: Review;
  open: boolean;
  onClose(): void;
}

/** One review in full, over the page it was found on. */
export default function ReviewSheet({ ugcCd, known, open, onClose }: Props) {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { data: review, isError, refetch } = useQuery({ ...postQueries.detail(services, ugcCd, 'REVIEW'), placeholderData: known });
  return (
    <Sheet open={open} onClose={onClose} title={t('review.title')} closeLabel={term('action.close')} wide>
      {review && <PostView post={review} onGone={onClose} headingLevel={3} />}
      {review === undefined && !isError && <Skeleton h={320} />}
      {review === null && <p>{t('notFound.title')}</p>}
      {isError && <ErrorState title={term('reviews.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
    </Sheet>
  );
}
