import { aReview } from '../../testing/samples';
import { reviewsLd } from './reviews-ld';

const product = { brandNm: '오렐르', productNm: '로즈 판톰', imgMainUrl: '/media/p.webp' };

test('NF-01 search engines read each review with its author, stars and day, as one of the product', () => {
  const ld = reviewsLd('P0017', product, { summary: { count: 100, average: 4.6 }, items: [aReview({ rating: 5, title: '하나' })] });
  expect(ld).toMatchObject({
    '@type': 'Product',
    '@id': '/product/P0017',
    aggregateRating: { ratingValue: 4.6, reviewCount: 100 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: expect.any(String) },
        reviewRating: { ratingValue: 5, bestRating: 5 },
        name: '하나',
        datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ],
  });
});
