import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { Avatar } from '@hyangro/ui/avatar';
import { Picture } from '@hyangro/ui/picture';
import { Stars } from '@hyangro/ui/rating';
import { clamp } from '@hyangro/ui/theme';
import { languageOf, photoOf } from '../../data/review.model';
import { useMessages } from '../../messages';

export const bestCardId = (ugcCd: string): string => `review-${ugcCd}`;

interface Props {
  review: Review;
  eager: boolean;
  onOpen(): void;
}

/** A review among the best: the shopper's picture first, else the product's. */
export const BestCard = ({ review, eager, onOpen }: Props) => {
  const t = useMessages();
  const photo = photoOf(review);
  const lang = languageOf(review);
  // A plain press opens it here; a new tab gets its own address.
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Item id={bestCardId(review.ugcCd)}>
      <Card to={pathOf('BestReviews', { ugcCd: review.ugcCd })} onClick={handleClick}>
        <Picture
          src={photo ?? review.product.imgMainUrl}
          alt=""
          ratio={photo ? '4/5' : '1/1'}
          sizes="(min-width: 1024px) 285px, (min-width: 768px) 30vw, 46vw"
          eager={eager}
        />
        <Words>
          <Stars score={review.rating} size={12} label={t('stars', { rating: review.rating })} />
          <Title lang={lang}>{review.title}</Title>
          <Content lang={lang}>{review.content}</Content>
          <Product>
            {review.product.brandNm} {review.product.productNm}
          </Product>
          <Author>
            <Avatar seed={review.author.avatarSeed} size={22} />
            {review.author.nickname}
          </Author>
        </Words>
      </Card>
    </Item>
  );
};

const Item = styled.li`
  break-inside: avoid;
  padding-bottom: var(--gutter);
`;
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
const Content = styled.p`${clamp(3)} margin-top: 2px; font-size: 13px; line-height: 1.5; color: var(--color-text-2);`;
const Product = styled.p`${clamp(1)} margin-top: 8px; font-size: 12px; color: var(--color-text-3);`;
const Author = styled.p`display: flex; align-items: center; gap: 6px; margin-top: 8px; font-size: 12px; font-weight: 600;`;
