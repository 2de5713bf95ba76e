import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf, useMoney, useShare, useTerms } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { ChevronRight, Share } from '@hyangro/ui/icons';
import { Price } from '@hyangro/ui/price';
import { Stars } from '@hyangro/ui/rating';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { SectionLink } from './section-nav';
import { Money, Name, Summary, Tags, Top, Voices, brand } from './title-layout';

/** Brand, name, reviews and price of the product. */
export const ProductTitle = ({ product }: { product: ProductDetail }) => {
  const t = useMessages();
  const term = useTerms();
  const share = useShare();
  const { won, dollars, integer } = useMoney();
  const { ratingAvg, reviewCount, normalPrice, salePrice, productCd } = product;
  return (
    <header>
      <Top>
        <Brand to={pathOf('Brand', { brandCd: product.brandCd })} preview={{ title: product.brandNm }}>
          {product.brandNm}
          <ChevronRight size={14} />
        </Brand>
        <Tags>
          {product.productType === 'OVERSEAS' && (
            <Link to={pathOf('ProductCs', { productType: product.productType })}>
              <Tag tone="info">{term('productType.OVERSEAS')}</Tag>
            </Link>
          )}
          {product.isBest && <Tag tone="brand">{term('card.best')}</Tag>}
          {product.isNew && <Tag tone="brand">{term('card.new')}</Tag>}
          <ShareButton type="button" aria-label={t('title.share')} onClick={() => void share()}>
            <Share size={20} />
          </ShareButton>
        </Tags>
      </Top>
      <Name>{product.productNm}</Name>
      <Summary>{product.summary}</Summary>
      <Voices>
        {ratingAvg !== null && reviewCount > 0 && (
          <>
            <Stars score={ratingAvg} size={14} label={t('title.stars', { score: ratingAvg.toFixed(1) })} />
            <b>{ratingAvg.toFixed(1)}</b>
          </>
        )}
        <SectionLink to="reviews">{t('title.reviews', { count: integer(reviewCount) })}</SectionLink>
        <Link to={pathOf('ProductQna', { productCd })}>{t('title.qna')}</Link>
      </Voices>
      <Money>
        <Price
          size="xl"
          won={won(salePrice)}
          discountRate={product.discountRate}
          dollars={dollars(salePrice)}
          listPrice={normalPrice > salePrice ? won(normalPrice) : undefined}
          srLabels={{ sale: t('title.salePrice'), list: t('title.listPrice') }}
        />
      </Money>
    </header>
  );
};

const Brand = styled(Link)(brand);
/* On phones it stands in the header. */
const ShareButton = styled.button`
  display: none;
  ${media.pc} {
    display: grid;
    place-items: center;
    width: 36px;
    height: 32px;
    color: var(--color-text-2);
  }
`;
