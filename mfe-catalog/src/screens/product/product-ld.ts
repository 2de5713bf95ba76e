import type { AggregateOffer, Offer, OfferShippingDetails, Product, WithContext } from 'schema-dts';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { DELIVERY_DAYS } from '@hyangro/contracts/constants';
import { pathOf } from '@hyangro/runtime';
import { unitPrice } from '@hyangro/rules/prices';
import { shippingOf } from '@hyangro/rules/shipping';

/** schema.org of a product (NF-01, GAP-40): one offer, or one for each option. Prices in won. */
export function productLd(product: ProductDetail): WithContext<Product> {
  const url = pathOf('Product', { productCd: product.productCd });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.productNm,
    sku: product.productCd,
    brand: { '@type': 'Brand', name: product.brandNm },
    category: [...product.category.parents, product.category].map(({ name }) => name).join(' > '),
    description: product.summary,
    image: product.images.map((image) => image.url),
    url,
    offers: product.options.length > 0 ? offersOf(product, url) : offerOf(product, null, url),
    ...(product.ratingAvg !== null &&
      product.reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: product.ratingAvg, reviewCount: product.reviewCount, bestRating: 5 },
      }),
  };
}

function offersOf(product: ProductDetail, url: string): AggregateOffer {
  const prices = product.options.map((option) => unitPrice(product, option));
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'KRW',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    offers: product.options.map((option) => offerOf(product, option, url)),
  };
}

function offerOf(product: ProductDetail, option: ProductOption | null, url: string): Offer {
  const price = unitPrice(product, option);
  const { stockCnt } = option ?? product;
  return {
    '@type': 'Offer',
    ...(option && { name: option.name, sku: option.optionCd }),
    url,
    price,
    priceCurrency: 'KRW',
    availability: stockCnt > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shippingLd(product, price),
  };
}

/** Delivery of one piece within Korea: its fee, and the days it takes from the order on. */
function shippingLd({ freeShipping, productType }: ProductDetail, price: number): OfferShippingDetails {
  const days = DELIVERY_DAYS[productType];
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: shippingOf(freeShipping, price).fee, currency: 'KRW' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'KR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 'min' in days ? days.min : 1, maxValue: days.max, unitCode: 'DAY' },
    },
  };
}
