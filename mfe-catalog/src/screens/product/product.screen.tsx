import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { ChevronRight } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { productQueries } from '../../data/product.queries';
import { rememberProduct } from '../../data/recent-products';
import { useMessages } from '../../messages';
import { BestPrice } from './best-price';
import { BuyArea } from './buy-area';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductHelp } from './product-help';
import { ProductLimits } from './product-limits';
import { ProductReviews } from './product-reviews';
import { ProductStory } from './product-story';
import { ProductTitle } from './product-title';
import { ScentOrder } from './scent-order';
import { SectionNav } from './section-nav';
import { usePurchase } from './use-purchase';

export default function ProductScreen() {
  const t = useMessages();
  const services = useServices();
  const { productCd } = useRouteParams('Product');
  const { data: product } = useSuspenseQuery(productQueries.detail(services, productCd));
  if (!product) return <NotFoundPanel title={t('product.missing')} text={t('product.missingText')} />;
  return <Product key={product.productCd} product={product} />;
}

const Product = ({ product }: { product: ProductDetail }) => {
  const { storage } = useServices();
  const purchase = usePurchase(product);
  useEffect(() => rememberProduct(storage, product), [storage, product]);
  return (
    <Page>
      <Trail product={product} />
      <Picture>
        <ProductGallery product={product} />
      </Picture>
      <Side>
        <ProductTitle product={product} />
        {product.bestCoupon && <BestPrice productCd={product.productCd} coupon={product.bestCoupon} />}
        <ProductFacts product={product} option={purchase.option} />
        <ProductLimits product={product} />
        <BuyArea product={product} purchase={purchase} />
      </Side>
      <Body>
        {product.notes && (
          <Scent>
            <ScentOrder notes={product.notes} />
          </Scent>
        )}
        <SectionNav reviewCount={product.reviewCount} />
        <ProductStory product={product} />
        <ProductReviews productCd={product.productCd} />
        <ProductHelp product={product} />
      </Body>
    </Page>
  );
};

const Trail = ({ product: { category } }: { product: ProductDetail }) => {
  const t = useMessages();
  return (
    <Steps aria-label={t('product.trail')}>
      {[...category.parents, category].map(({ cateCd, name }, at) => (
        <span key={cateCd}>
          {at > 0 && <ChevronRight size={14} />}
          <Link to={pathOf('Category', { cateCd })}>{name}</Link>
        </span>
      ))}
    </Steps>
  );
};

const Page = styled(Container)`
  padding-bottom: 24px;
  ${media.pc} {
    display: grid;
    grid-template:
      'trail trail' auto
      'picture side' auto
      'body side' 1fr / minmax(0, 1fr) 384px;
    column-gap: 64px;
    padding-bottom: 80px;
  }
`;
const Steps = styled.nav`
  display: none;
  ${media.pc} {
    grid-area: trail;
    display: flex;
    gap: 4px;
    padding: 20px 0 12px;
    font-size: 13px;
    color: var(--color-text-2);
    span {
      display: flex;
      align-items: center;
      gap: 4px;
    }
    a {
      padding: 4px 0;
    }
  }
`;
const Picture = styled.div`
  grid-area: picture;
`;
const Side = styled.div`
  grid-area: side;
  padding-top: 14px;
  ${media.pc} {
    padding-top: 0;
  }
`;
const Body = styled.div`
  grid-area: body;
  margin-top: 28px;
  ${media.pc} {
    margin-top: 56px;
  }
`;
const Scent = styled.div`
  margin-bottom: 30px;
  ${media.pc} {
    margin-bottom: 56px;
  }
`;
