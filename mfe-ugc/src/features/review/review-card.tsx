import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { useRelativeTime } from '@hyangro/runtime';
import { MessageCircle, ThumbsUp } from '@hyangro/ui/icons';
import { Stars } from '@hyangro/ui/rating';
import { languageOf } from '../../data/review.model';
import { useMessages } from '../../messages';
import { ReviewAuthor } from './review-author';
import { ReviewMedia } from './review-media';

interface Props {
  review: Review;
  /** Pictures and films become buttons that open the review. */
  onOpen?: (review: Review) => void;
  /** Pictures and films in full width, one under the other. */
  large?: boolean;
}

/** One review as it was written, in its own language. */
export const ReviewCard = ({ review, onOpen, large }: Props) => {
  const t = useMessages();
  const ago = useRelativeTime();
  const { author, rating, product } = review;
  const lang = languageOf(review);
  return (
    <Card>
      <ReviewAuthor author={author} />
      <Facts>
        <Stars score={rating} size={14} label={t('stars', { rating })} />
        <time dateTime={review.createdAt} suppressHydrationWarning>
          {ago(review.createdAt)}
        </time>
        {product.optionNm && <span>{product.optionNm}</span>}
      </Facts>
      {review.title && <Title lang={lang}>{review.title}</Title>}
      <Content lang={lang}>{review.content}</Content>
      <ReviewMedia review={review} onOpen={onOpen} large={large} />
      {(review.likeCnt > 0 || review.commentCnt > 0) && (
        <Foot>
          {review.likeCnt > 0 && (
            <span>
              <ThumbsUp size={15} strokeWidth={1.8} />
              {t('helpful', { count: review.likeCnt })}
            </span>
          )}
          {review.commentCnt > 0 && (
            <span>
              <MessageCircle size={15} strokeWidth={1.8} />
              {t('comments', { count: review.commentCnt })}
            </span>
          )}
        </Foot>
      )}
    </Card>
  );
};

const Card = styled.article`padding: 18px 0 20px;`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin-top: 10px;
  font-size: 12px;
  color: var(--color-text-3);
  time + span::before { content: '·'; margin-right: 8px; }
`;
const Title = styled.h3`margin-top: 8px; font: 700 15px/1.5 var(--font-sans);`;
const Content = styled.p`
  margin-top: 2px;
  font-size: 14px;
  line-height: 1.6;
  color: var(--color-text-2);
  white-space: pre-line;
  &:lang(ko) { word-break: keep-all; }
`;
const Foot = styled.p`
  display: flex;
  gap: 14px;
  margin-top: 12px;
  font-size: 13px;
  color: var(--color-text-3);
  font-variant-numeric: tabular-nums;
  span { display: inline-flex; align-items: center; gap: 5px; }
`;
