import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { media } from '../../theme/media';
import { clamp } from '../../theme/text';
import { Badge, Tag } from '../badge';
import { Picture } from '../picture';
import { Price } from '../price';
import { RatingLine } from '../rating';
import { frame, inner, thumb } from './layout';
import type { CardLook, ProductCardProps } from './product-card.props';
import { WishButton } from './wish-button';

const SIZES: Record<CardLook, string> = {
  grid: '(min-width: 1280px) 285px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 48vw',
  rail: '(min-width: 1280px) 285px, (min-width: 1024px) 24vw, 34vw',
  row: '88px',
  ranked: '(min-width: 1024px) 112px, 76px',
};

/** One product: the whole card is one link, the heart a button beside it. */
export const ProductCard = (props: ProductCardProps) => {
  const { look, to, brand, name, image, price, soldOutLabel, rating, tags, badge, rank, wish, eager, note } = props;
  const sizes = props.sizes ?? SIZES[look];
  return (
    <Frame data-look={look}>
      <Inner
        to={to}
        preview={{ title: name, overline: brand, price, picture: image.src ? { src: image.src, sizes } : undefined }}
        onClick={props.onClick}
      >
        {rank !== undefined && <Rank>{rank}</Rank>}
        <Thumb>
          <Picture src={image.src} alt={image.alt} sizes={sizes} eager={eager} />
          {badge && (
            <Corner>
              <Badge tone={badge.tone}>{badge.text}</Badge>
            </Corner>
          )}
          {soldOutLabel && <Veil>{soldOutLabel}</Veil>}
        </Thumb>
        <Meta>
          <Brand>{brand}</Brand>
          <Name>{props.drawnName ?? name}</Name>
          <PriceLine>
            <Price {...price} />
          </PriceLine>
          {rating && (
            <Gap>
              <RatingLine {...rating} />
            </Gap>
          )}
          {tags && tags.length > 0 && (
            <Tags>
              {tags.slice(0, 2).map((tag) => (
                <Tag key={tag.text} tone={tag.tone}>
                  {tag.text}
                </Tag>
              ))}
            </Tags>
          )}
          {note && <Gap>{note}</Gap>}
        </Meta>
      </Inner>
      {wish && <WishButton {...wish} />}
    </Frame>
  );
};

const Frame = styled.article(frame);
const Inner = styled(Link)(inner);
const Thumb = styled.span(thumb);

const Corner = styled.span`
  position: absolute;
  left: 0;
  top: 0;
  line-height: 0;
`;

const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--color-tile) 66%, transparent);
  font: 800 13px/1 var(--font-sans);
  letter-spacing: 0.12em;
  color: var(--color-text);
  [data-look='row'] &,
  [data-look='ranked'] & {
    font-size: 11px;
    letter-spacing: 0.04em;
    text-align: center;
  }
`;

const Rank = styled.span`
  font: 500 26px/1 var(--font-display);
  letter-spacing: -0.05em;
  color: var(--color-brand);
  [data-look='row'] &,
  [data-look='ranked'] & {
    flex: none;
    width: 32px;
    white-space: nowrap;
    text-align: center;
  }
  [data-look='grid'] &,
  [data-look='rail'] & {
    position: absolute;
    z-index: 1;
    left: 10px;
    top: 4px;
    font-size: 34px;
  }
  ${media.pc} {
    [data-look='ranked'] & {
      width: 48px;
      font-size: 34px;
    }
  }
`;

const Meta = styled.span`
  display: block;
  min-width: 0;
  flex: 1;
  padding-top: 8px;
  [data-look='row'] &,
  [data-look='ranked'] & {
    padding-top: 0;
  }
`;

const Brand = styled.span`
  display: block;
  font: 700 12px/1.5 var(--font-sans);
  letter-spacing: -0.01em;
  ${media.pc} {
    font-size: 13px;
  }
`;

const Name = styled.span`
  ${clamp(2)}
  margin-top: 1px;
  font: 400 13px/1.42 var(--font-sans);
  letter-spacing: -0.02em;
  color: var(--color-text-2);
  [data-look='ranked'] & {
    ${clamp(1)}
  }
  ${media.pc} {
    font-size: 14px;
  }
`;

const PriceLine = styled.span`
  display: block;
  margin-top: 4px;
  ${media.pc} {
    [data-size='m'],
    [data-size='s'] {
      font-size: 18px;
    }
  }
`;

const Gap = styled.span`
  display: block;
  margin-top: 4px;
`;
const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-top: 7px;
`;
