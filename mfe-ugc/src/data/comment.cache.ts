import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Comment } from '@hyangro/contracts/ugc/comment.contract';

type Pages = InfiniteData<{ items: Comment[]; nextCursor: string | null }, string | undefined>;
const keyOf = (ugcCd: string) => ['ugc', 'comments', ugcCd];

/** A comment just written stands at the end of what is read; the page that brings it later does not bring it twice. */
export const addComment = (queryClient: QueryClient, ugcCd: string, comment: Comment) =>
  queryClient.setQueryData<Pages>(
    keyOf(ugcCd),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, at) => (at === data.pages.length - 1 ? { ...page, items: [...page.items, comment] } : page)),
      },
  );

export const dropComment = (queryClient: QueryClient, ugcCd: string, commentCd: string) =>
  queryClient.setQueryData<Pages>(
    keyOf(ugcCd),
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.commentCd !== commentCd) })) },
  );
