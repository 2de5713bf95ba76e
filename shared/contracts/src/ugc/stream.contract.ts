import * as z from 'zod';
import { contract } from '../kit/contract';
import { ugcCd } from '../kit/schemas';
import { feed } from './feed.contract';
import { UGC_KINDS, streamOf, streamQuery } from './post.schemas';
import { review } from './review.contract';
import { talk } from './talk.contract';

/** What members write, whichever kind it is. */
export const post = z.discriminatedUnion('kind', [review, feed, talk]);
export type Post = z.infer<typeof post>;

export const streamContract = contract({
  'GET /ugc': {
    summary: 'Reviews, feeds and talks in one stream, newest first',
    source: 'R-UGC-13',
    access: 'guest',
    query: streamQuery(20),
    ok: streamOf(post),
  },
  'GET /ugc/:ugcCd': {
    summary: 'Which kind a code is',
    source: 'R-UGC-13',
    access: 'guest',
    params: z.object({ ugcCd }),
    ok: z.object({ ugcCd, kind: z.enum(UGC_KINDS) }),
    refusals: ['UGC_NOT_FOUND'],
  },
});
