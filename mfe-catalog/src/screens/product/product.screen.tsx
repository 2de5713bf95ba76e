import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf, useRouteParams, useServices, useStore } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { productQueries } from '../../data/product.queries';
import { couponOf, hasLimits } from '../../data/product.model';
import { rememberProduct } from '../../data/recent-products';
import { useMessages } from '../../messages';
import { BestPrice } from './best-price';
import { BuyArea } from './buy-area';
import { PriceReasons } from './price-reasons';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductHelp } from './product-help';
import { Body, Page, Photos, Scent, Side, Steps } from './product-layout';
import { ProductReviews } from './product-reviews';
import { ProductStory } from './product-story';
import { ProductTitle } from './product-title';
import { ScentOrder } from './scent-order';
import { SectionNav } from './section-nav';
import { usePurchase } from './use-purchase';
import { WhenNear } from './when-near';

const ForYou = lazy(() => import(/* webpackChunkName: "price-and-fit" */ './for-you'));
const NotFoundPanel = lazy(() => import(/* webpackChunkName: "not-found" */ './missing-product'));
const PriceLine = lazy(() => import(/* webpackChunkName: "price-and-fit" */ './price-line'));
// Few products have limits; theirs come with the screen, or what stands below would move.
const ProductLimits = lazy(() => import(/* webpackChunkName: "limits-and-customs" */ './product-limits'));
const ProductRails = lazy(() => import(/* webpackChunkName: "product-rails" */ './product-rails'));

export default function ProductScreen() {
  const t = useMessages();
  const services = useServices();
  const { productCd } = useRouteParams('Product');
  const { data: product } = useSuspenseQuery(productQueries.detail(services, productCd));
  if (!product) return <NotFoundPanel title={t('product.missing')} text={t('product.missingText')} />;
  return <Product key={product.productCd} product={product} />;
}

const Product = ({ product }: { product: ProductDetail }) => {
  const { storage, session } = useServices();
  const { isLogin } = useStore(session);
  const purchase = usePurchase(product);
  const { productCd } = product;
  const coupon = couponOf(product, purchase.option);
  useEffect(() => rememberProduct(storage, product), [storage, product]);
  return (
    <Page>
      <Trail product={product} />
      <Photos>
        <ProductGallery product={product} option={purchase.option} />
      </Photos>
      <Side>
        <ProductTitle product={product} />
        {coupon && <BestPrice key={coupon.couponCd} productCd={productCd} coupon={coupon} />}
        <PriceReasons product={product} option={purchase.option} />
        {hasLimits(product) && <ProductLimits product={product} />}
        <BuyArea product={product} purchase={purchase} />
        <ProductFacts product={product} purchase={purchase} />
      </Side>
      <Body>
        {/* Hydrated after what is bought by, or at the first touch. */}
        <Suspense fallback={null}>
          {product.notes && (
            <Scent>
              <ScentOrder notes={product.notes} />
            </Scent>
          )}
          <SectionNav reviewCount={product.reviewCount} />
          <ProductStory product={product}>
            {isLogin && (
              <WhenNear>
                <ForYou productCd={productCd} hasIngredients={product.ingredients.length > 0} />
              </WhenNear>
            )}
            <WhenNear room={260}>
              <PriceLine product={product} />
            </WhenNear>
          </ProductStory>
          <ProductReviews productCd={productCd} reviewCount={product.reviewCount} />
          <ProductHelp product={product} />
          <WhenNear room={400}>
            <ProductRails product={product} />
          </WhenNear>
        </Suspense>
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
          <Link to={pathOf('Category', { cateCd })} preview={{ title: name }}>
            {name}
          </Link>
        </span>
      ))}
    </Steps>
  );
};
