import type { QueryClient } from '@tanstack/react-query';

interface Coded {
  ugcCd: string;
}
const isCoded = (value: unknown): value is Coded => typeof value === 'object' && value !== null && 'ugcCd' in value;
const isPaged = (value: unknown): value is { pages: readonly ({ items: readonly unknown[] } | null)[] } =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);

/** Posts of all lists and pages that this page of the shop has read: keys begin with the remote. */
const ALL = { queryKey: ['ugc'] };

/** Puts what has changed of a post into every answer that holds it: the post itself, and the lists behind it. */
export function patchPost(queryClient: QueryClient, ugcCd: string, patch: (post: never) => object): void {
  const one = (value: unknown) => (isCoded(value) && value.ugcCd === ugcCd ? { ...value, ...patch(value as never) } : value);
  queryClient.setQueriesData(ALL, (data: unknown) => eachPost(data, (items) => items.map(one), one));
}

interface Authored {
  author: { memCd: string };
}
const isAuthored = (value: unknown): value is Authored => typeof value === 'object' && value !== null && 'author' in value;

const isMember = (value: unknown): value is { memCd: string; isFollowed: boolean } =>
  typeof value === 'object' && value !== null && 'memCd' in value && 'isFollowed' in value;

/** Puts whether the reader follows a member into every post of theirs, and wherever they stand in a list of members. */
export function patchAuthor(queryClient: QueryClient, memCd: string, isFollowed: boolean): void {
  const one = (value: unknown) => {
    if (isAuthored(value) && value.author.memCd === memCd) return { ...value, author: { ...value.author, isFollowed } };
    return isMember(value) && value.memCd === memCd ? { ...value, isFollowed } : value;
  };
  queryClient.setQueriesData(ALL, (data: unknown) => eachPost(data, (items) => items.map(one), one));
}

/** Takes a post that is gone out of the lists. */
export function dropPost(queryClient: QueryClient, ugcCd: string): void {
  const isOther = (value: unknown) => !(isCoded(value) && value.ugcCd === ugcCd);
  queryClient.setQueriesData(ALL, (data: unknown) =>
    eachPost(
      data,
      (items) => items.filter(isOther),
      (value) => (isOther(value) ? value : null),
    ),
  );
}

/** Lists that do not hold it stay the same objects, and what shows them is not rendered anew. */
function eachPost(data: unknown, ofList: (items: readonly unknown[]) => readonly unknown[], ofOne: (value: unknown) => unknown): unknown {
  if (!isPaged(data)) return ofOne(data);
  let hasChanged = false;
  const pages = data.pages.map((page) => {
    const items = page && ofList(page.items);
    if (!page || !items || (items.length === page.items.length && items.every((item, at) => item === page.items[at]))) return page;
    hasChanged = true;
    return { ...page, items };
  });
  return hasChanged ? { ...data, pages } : data;
}
