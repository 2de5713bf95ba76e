import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import type { UgcKind } from '@hyangro/contracts/ugc/post.schemas';
import type { Post } from '@hyangro/contracts/ugc/stream.contract';
import type { Talk } from '@hyangro/contracts/ugc/talk.contract';
import { pathOf } from '@hyangro/runtime';

export type { Feed, Post, Talk, UgcKind };

/** Lists whose posts open at an address below theirs. */
export type StreamRoute = 'Reviews' | 'Feeds' | 'BestReviews' | 'BestFeeds' | 'Ugc';

/** The address that a post is shared by, whichever list it was opened in. */
export const addressOf = ({ kind, ugcCd }: Pick<Post, 'kind' | 'ugcCd'>): string =>
  pathOf(({ REVIEW: 'Reviews', FEED: 'Feeds', TALK: 'Ugc' } as const)[kind], { ugcCd });

/** What stands for a post where there is one line. A feed has no title: its words are short. */
export const titleOf = (post: Post): string => (post.kind === 'FEED' ? post.text : post.title || textOf(post));
/** Its words below the title. */
export const textOf = (post: Post): string => (post.kind === 'REVIEW' ? post.content : post.text);

/** Goods that a post names. */
export const productsOf = (post: Post) => (post.kind === 'REVIEW' ? [post.product] : post.products);

/** The member's first picture, or what their first video shows, as large as a card draws it; else the first product's. */
export const pictureOf = (post: Post): string | null => photoFor(post, 'listUrl') ?? productsOf(post)[0]?.imgMainUrl ?? null;
/** The same, large: for a link's preview. */
export const largePictureOf = (post: Post): string | null => photoFor(post, 'posterUrl') ?? productsOf(post)[0]?.imgMainUrl ?? null;

function photoFor({ media }: Post, size: 'listUrl' | 'posterUrl'): string | null {
  for (const file of media) {
    const found = file[size] ?? (file.type === 'IMAGE' ? file.url : null);
    if (found) return found;
  }
  return null;
}

/** Form in which its author changes a post. */
export const modifyAddressOf = ({ kind, ugcCd }: Pick<Post, 'kind' | 'ugcCd'>): string =>
  kind === 'REVIEW' ? pathOf('ReviewModify', { reviewCd: ugcCd }) : pathOf(kind === 'FEED' ? 'FeedModify' : 'TalkModify', { ugcCd });
