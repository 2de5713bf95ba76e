import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What each deed of a shopper says for a product. One member counts once per product and deed; views of a day by their logarithm. */
export const WEIGHTS = { ordered: 10, reviewed: 6, liked: 4, viewed: 1 } as const;
/** The first of a curated list, as if two had ordered it; each next one counts a tenth less. */
export const CURATED = { first: 20, next: 0.9 } as const;
/** A deed says half as much after so many days. */
const HALF_LIFE_DAYS = 30;
/** Older deeds say nothing. */
export const WINDOW_DAYS = 180;

/** What is left of a weight at `now`; `at` is a timestamp. */
export const faded = (at: SQLWrapper, now: Date): SQL =>
  sql`power(0.5, greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${at})) / ${HALF_LIFE_DAYS * 86_400}::float8)`;
