import { SHIPPING_FEE_WON } from '@hyangro/contracts/constants';
import { aProduct, anOption } from '../../testing/samples';
import { productLd } from './product-ld';

/** What Google asks of a product, required and recommended (developers.google.com/search/docs/appearance/structured-data/merchant-listing). */
const OFFER_FIELDS = ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'shippingDetails'];
const ld = (over: Parameters<typeof aProduct>[0] = {}) => JSON.parse(JSON.stringify(productLd(aProduct(over))));

test('GAP-40 search engines read name, house, code, pictures and the score of a product', () => {
  expect(ld()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': '/product/P0001',
    name: '로즈 판톰',
    sku: 'P0001',
    brand: { '@type': 'Brand', name: '오렐르' },
    category: '향수 > 여성 향수',
    image: ['/media/product/P0001-720.89a82939.webp'],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 12, bestRating: 5 },
  });
  expect(ld({ ratingAvg: null, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
});

test('GAP-40 a product without options is one offer with price, stock, condition and delivery', () => {
  const { offers } = ld({ salePrice: 61_200, stockCnt: 1, productType: 'DOMESTIC' });
  for (const field of OFFER_FIELDS) expect(offers).toHaveProperty(field);
  expect(offers).toMatchObject({
    '@type': 'Offer',
    price: 61_200,
    priceCurrency: 'KRW',
    availability: 'https://schema.org/InStock',
    shippingDetails: { shippingRate: { value: SHIPPING_FEE_WON, currency: 'KRW' }, deliveryTime: { transitTime: { maxValue: 3 } } },
  });
});

test('GAP-40 every option is an offer with its own price and stock, between the lowest and the highest', () => {
  const options = [anOption('P0001-30'), anOption('P0001-50', { addPrice: 25_000, stockCnt: 0 })];
  const { offers } = ld({ salePrice: 61_200, option: 'SIZE', options });
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'KRW', lowPrice: 61_200, highPrice: 86_200, offerCount: 2 });
  for (const offer of offers.offers) for (const field of OFFER_FIELDS) expect(offer).toHaveProperty(field);
  expect(offers.offers).toMatchObject([
    { sku: 'P0001-30', price: 61_200, availability: 'https://schema.org/InStock' },
    { sku: 'P0001-50', price: 86_200, availability: 'https://schema.org/OutOfStock', shippingDetails: { shippingRate: { value: 0 } } },
  ]);
});

test('GAP-40 goods from abroad say how long they travel', () => {
  expect(ld({ productType: 'OVERSEAS' }).offers.shippingDetails.deliveryTime.transitTime).toMatchObject({ minValue: 7, maxValue: 10 });
});
