import type { Product, WithContext } from 'schema-dts';
import { pathOf } from '@hyangro/runtime';
import type { Review, ReviewSummary } from '@hyangro/contracts/ugc/review.contract';

interface ReviewedProduct {
  brandNm: string;
  productNm: string;
  imgMainUrl: string;
}
interface ReviewPage {
  summary: Pick<ReviewSummary, 'count' | 'average'>;
  items: readonly Pick<Review, 'author' | 'rating' | 'title' | 'content' | 'createdAt' | 'locale'>[];
}

/** schema.org of the reviews that a page shows (NF-01): they belong to the product of the product page, by its `@id`. */
export const reviewsLd = (productCd: string, product: ReviewedProduct, { summary, items }: ReviewPage): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': pathOf('Product', { productCd }),
  name: product.productNm,
  brand: { '@type': 'Brand', name: product.brandNm },
  image: product.imgMainUrl,
  url: pathOf('Product', { productCd }),
  ...(summary.average !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: summary.average, reviewCount: summary.count, bestRating: 5 },
  }),
  review: items.map(({ author, rating, title, content, createdAt, locale }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author.nickname },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    name: title,
    reviewBody: content,
    datePublished: createdAt.slice(0, 10),
    inLanguage: locale === 'cn' ? 'zh-CN' : locale,
  })),
});
