import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, ugcCd } from '../kit/schemas';
import { commentForm } from './comment.rules';
import { moderation } from './moderation.schemas';
import { postAuthor, streamOf, streamQuery } from './post.schemas';

const byUgc = z.object({ ugcCd });
const commentCd = z.string().min(1).max(40);

export const comment = z.object({
  commentCd,
  text: z.string(),
  author: postAuthor,
  isMine: z.boolean(),
  /** By the author of the post. */
  isPostAuthor: z.boolean(),
  createdAt: instant,
  /** For its author alone; null for a comment that everybody sees. */
  moderation: moderation.nullable(),
});
export type Comment = z.infer<typeof comment>;

const likeState = z.object({ isLiked: z.boolean(), likeCnt: z.int().min(0) });

/** Likes and comments of posts of every kind. */
export const commentContract = contract({
  'PUT /ugc/:ugcCd/like': {
    summary: 'Like a post of somebody else (a review is helpful); again changes nothing',
    source: 'API-D21',
    access: 'member',
    params: byUgc,
    ok: likeState,
    refusals: ['UGC_NOT_FOUND', 'UGC_OWN'],
  },
  'DELETE /ugc/:ugcCd/like': {
    summary: 'Take a like back; harmless without one',
    source: 'API-D21',
    access: 'member',
    params: byUgc,
    ok: likeState,
    refusals: ['UGC_NOT_FOUND'],
  },
  'GET /ugc/:ugcCd/comments': {
    summary: 'Comments of a post, oldest first; of those out of sight only one’s own',
    source: 'API-D21',
    access: 'guest',
    params: byUgc,
    query: streamQuery(20),
    ok: streamOf(comment),
    refusals: ['UGC_NOT_FOUND'],
  },
  'POST /ugc/:ugcCd/comments': {
    summary: 'Comment on a post; sent again under the same key it is the same comment',
    source: 'API-D21',
    access: 'member',
    params: byUgc,
    body: commentForm,
    idempotent: true,
    status: 201,
    ok: comment,
    refusals: ['UGC_NOT_FOUND', 'UGC_BANNED'],
  },
  'DELETE /ugc/:ugcCd/comments/:commentCd': {
    summary: 'Delete one’s own comment',
    source: 'API-D21',
    access: 'member',
    params: byUgc.extend({ commentCd }),
    ok: z.void(),
    status: 204,
    refusals: ['UGC_NOT_FOUND'],
  },
});
