import { and, gte, isNull } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { reviewTable } from './review.tables';

const GOOD_RATING = 4;

/** Reviews of four and five stars that everybody may read, for joins. */
export const goodReviews = new QueryBuilder()
  .select({ memCd: reviewTable.memCd, productCd: reviewTable.productCd, createdAt: reviewTable.createdAt })
  .from(reviewTable)
  .where(and(gte(reviewTable.rating, GOOD_RATING), isNull(reviewTable.hiddenAt)))
  .as('good_reviews');
