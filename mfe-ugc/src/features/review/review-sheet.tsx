import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { ErrorState } from '@hyangro/ui/error-state';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { Sheet } from '@hyangro/ui/sheet';
import { Skeleton } from '@hyangro/ui/skeleton';
import { clamp } from '@hyangro/ui/theme';
import { reviewQueries } from '../../data/review.queries';
import { useMessages } from '../../messages';
import { ReviewCard } from './review-card';

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
  const { data: review, isError, refetch } = useQuery({ ...reviewQueries.detail(services, ugcCd), placeholderData: known });
  return (
    <Sheet open={open} onClose={onClose} title={t('review.title')} closeLabel={term('action.close')}>
      {review && (
        <>
          <Product to={pathOf('Product', { productCd: review.product.productCd })}>
            <Tile>
              <Picture src={review.product.imgMainUrl} alt="" sizes="52px" />
            </Tile>
            <span>
              <b>{review.product.brandNm}</b>
              <Name>{review.product.productNm}</Name>
            </span>
            <ChevronRight size={18} />
          </Product>
          <ReviewCard review={review} large />
        </>
      )}
      {review === undefined && !isError && <Skeleton h={320} />}
      {review === null && <p>{t('notFound.title')}</p>}
      {isError && <ErrorState title={term('reviews.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
    </Sheet>
  );
}

const Product = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 10px 8px 8px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  line-height: 1.4;
  > span { flex: 1; min-width: 0; }
  b { display: block; font-size: 12px; }
`;
const Tile = styled.i`flex: none; width: 52px; border-radius: var(--radius-tile); overflow: hidden;`;
const Name = styled.span`${clamp(1)} font-size: 13px; color: var(--color-text-2);`;
