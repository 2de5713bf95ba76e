import * as z from 'zod';
import { instant, memCd, productCd, queryInt, ugcCd } from '../kit/schemas';
import { moderation } from './moderation.schemas';

/** What members write. */
export const UGC_KINDS = ['REVIEW', 'FEED', 'TALK'] as const;
export type UgcKind = (typeof UGC_KINDS)[number];

/** Who wrote a post, as far as everybody may know; `nickname` is empty for a member who left. */
export const postAuthor = z.object({
  memCd,
  nickname: z.string(),
  avatarSeed: z.string(),
  /** Null for the orb of the seed. */
  photoUrl: z.string().nullable(),
  /** Of the beauty profile, where the member shows it. */
  skinType: z.string().nullable(),
  /** The reader follows them. */
  isFollowed: z.boolean(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

/** Goods that a post names. */
export const postProduct = z.object({ productCd, brandNm: z.string(), productNm: z.string(), imgMainUrl: z.string() });
export type PostProduct = z.infer<typeof postProduct>;

/** What every post tells its reader beside its words (E-17). */
export const postMarks = {
  ugcCd,
  /** Language of the words. */
  locale: z.string(),
  likeCnt: z.int(),
  commentCnt: z.int(),
  isBest: z.boolean(),
  isLiked: z.boolean(),
  isMine: z.boolean(),
  /** The reader wrote it, and nothing locks it. */
  canModify: z.boolean(),
  isEdited: z.boolean(),
  /** Why others do not see it: for its author alone, and null for a post that everybody sees. */
  moderation: moderation.nullable(),
  createdAt: instant,
};

/** Query of a list that goes on; `cursor` is the `nextCursor` of the page before. */
export const streamQuery = (limit: number) => z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, limit) });
/** A page of a stream: it has no end that anybody counts. `nextCursor` null after the last. */
export const streamOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** Files of a post in their order, by the keys that the upload gave. */
export const mediaKey = z.string().min(1).max(100);
