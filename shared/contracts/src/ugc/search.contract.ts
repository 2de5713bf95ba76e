import * as z from 'zod';
import { contract } from '../kit/contract';
import { pageOf, queryInt } from '../kit/schemas';
import { keyword } from '../search/search.contract';
import { feed } from './feed.contract';
import { review } from './review.contract';

const query = z.object({ keyword, cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 12) });
/** What was searched for in the end: put right where it was mistyped. */
const found = { keyword: z.string() };

export const ugcSearchContract = contract({
  'GET /search/reviews': {
    summary: 'Reviews whose text or product matches, the most liked first',
    source: 'R-HOM-17',
    access: 'guest',
    query,
    ok: pageOf(review).extend(found),
  },
  'GET /search/feeds': {
    summary: 'Feeds whose text or products match, the most liked first',
    source: 'R-HOM-18',
    access: 'guest',
    query,
    ok: pageOf(feed).extend(found),
  },
});
