import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { pathOf } from '@hyangro/runtime';
import { MessageCircle } from '@hyangro/ui/icons';
import { Stars } from '@hyangro/ui/rating';
import { languageOf } from '../../data/review.model';
import { useMessages } from '../../messages';
import { LikeButton } from '../common/like-button';
import { PostAuthor } from '../common/post-author';
import { PostFacts } from '../common/post-facts';
import { WrittenText } from '../common/written-text';
import { ReviewMedia } from './review-media';

interface Props {
  review: Review;
  /** Pictures and films become buttons that open the review. */
  onOpen?: (review: Review) => void;
  /** Pictures and films in full width, one under the other. */
  large?: boolean;
  /** More of its author, behind type of skin and age. */
  about?: readonly string[];
  /** Below its words: what it measured. */
  measured?: ReactNode;
}

/** One review as it was written, in its own language; its comments and all else are behind its own address. */
export const ReviewCard = ({ review, onOpen, large, about, measured }: Props) => {
  const t = useMessages();
  const { author, rating, product, ugcCd } = review;
  const lang = languageOf(review);
  return (
    <Card>
      <PostAuthor author={author} about={about} />
      <PostFacts post={review} after={product.optionNm && <span>{product.optionNm}</span>}>
        <Stars score={rating} size={14} label={t('stars', { rating })} />
      </PostFacts>
      {review.title && <Title lang={lang}>{review.title}</Title>}
      <Content lang={lang}>
        <WrittenText text={review.content} />
      </Content>
      {measured}
      <ReviewMedia review={review} onOpen={onOpen} large={large} />
      <Foot>
        <LikeButton post={review} />
        <Comments to={pathOf('Reviews', { ugcCd })} preview={{ title: review.title }}>
          <MessageCircle size={16} strokeWidth={1.8} />
          {t('comments', { count: review.commentCnt })}
        </Comments>
      </Foot>
    </Card>
  );
};

const Card = styled.article`padding: 18px 0 20px;`;
const Title = styled.h3`margin-top: 8px; font: 700 15px/1.5 var(--font-sans);`;
const Content = styled.p`
  margin-top: 2px;
  font-size: 14px;
  line-height: 1.6;
  color: var(--color-text-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
  &:lang(ko) { word-break: keep-all; }
`;
const Foot = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-top: 12px;`;
const Comments = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 40px;
  padding: 0 8px;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  color: var(--color-text-3);
`;
