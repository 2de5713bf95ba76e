import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { Avatar } from '@hyangro/ui/avatar';
import { Picture } from '@hyangro/ui/picture';
import { Stars } from '@hyangro/ui/rating';
import { clamp } from '@hyangro/ui/theme';
import { pictureOf } from '../../../data/post.model';
import { languageOf, photoOf } from '../../../data/review.model';
import { useMessages } from '../../../messages';
import { CardCounts } from './card-counts';

interface Props {
  review: Review;
  /** Address that opens it. */
  to: string;
  eager: boolean;
}

/** A review in a list of pictures: the shopper's picture first, else the product's. */
export const ReviewTile = ({ review, to, eager }: Props) => {
  const t = useMessages();
  const hasPhoto = photoOf(review) !== undefined;
  const lang = languageOf(review);
  const { brandNm, productNm } = review.product;
  return (
    <Card to={to} preview={{ title: review.title || productNm, overline: brandNm }}>
      <Picture
        src={pictureOf(review)}
        alt=""
        ratio={hasPhoto ? '4/5' : '1/1'}
        sizes="(min-width: 1024px) 285px, (min-width: 768px) 30vw, 46vw"
        eager={eager}
      />
      <Words>
        <Stars score={review.rating} size={12} label={t('stars', { rating: review.rating })} />
        <Title lang={lang}>{review.title}</Title>
        <Content lang={lang}>{review.content}</Content>
        <Product>
          {brandNm} {productNm}
        </Product>
        <Author>
          <Avatar seed={review.author.avatarSeed} size={22} />
          <span translate={review.author.nickname ? 'no' : undefined}>{review.author.nickname || t('author.left')}</span>
        </Author>
        <CardCounts post={review} />
      </Words>
    </Card>
  );
};

const Card = styled(Link)`
  display: block;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-shoulder-s);
  overflow: hidden;
  transition: box-shadow var(--dur-fast);
  &:hover { box-shadow: var(--shadow-2); }
  &:focus-visible { outline-offset: -2px; }
`;
const Words = styled.div`padding: 10px 12px 12px;`;
const Title = styled.h2`${clamp(2)} margin-top: 6px; font: 700 14px/1.4 var(--font-sans);`;
const Content = styled.p`${clamp(3)} margin-top: 2px; font-size: 13px; line-height: 1.5; color: var(--color-text-2); overflow-wrap: anywhere;`;
const Product = styled.p`${clamp(1)} margin-top: 8px; font-size: 12px; color: var(--color-text-3);`;
const Author = styled.p`display: flex; align-items: center; gap: 6px; margin-top: 8px; font-size: 12px; font-weight: 600;`;
