import type { InfiniteData, QueryKey, UseSuspenseInfiniteQueryOptions } from '@tanstack/react-query';
import type { Head, ScreenArgs, ScreenData, ShellServices } from '@hyangro/runtime';
import { addressOf, largePictureOf, textOf, titleOf, type Post, type StreamRoute, type UgcKind } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { translate } from '../../messages';

/** A page of any list of posts. */
export interface PostPage {
  items: readonly Post[];
  nextCursor: string | null;
}
export type StreamQuery<Page extends PostPage, Key extends QueryKey> = UseSuspenseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  Key,
  string | undefined
>;

type Words = Parameters<ReturnType<typeof translate>>[0];
interface Stream<Page extends PostPage, Key extends QueryKey> {
  list(services: ShellServices, searchParams: URLSearchParams): StreamQuery<Page, Key>;
  /** What a code in its address is; left out where that is asked for. */
  kind?: UgcKind;
  title: Words;
  lead: Words;
}

/** What a list of posts asks for before it is shown, and what it says of itself: as the list, or as the one post its address names. */
export const streamData = <Page extends PostPage, Key extends QueryKey>({ list, kind, title, lead }: Stream<Page, Key>) =>
  ({
    prefetch: ({ services, params, searchParams }) => {
      const { ugcCd } = params as ScreenArgs<'Ugc'>['params'];
      return Promise.all([
        services.queryClient.prefetchInfiniteQuery(list(services, searchParams)),
        ugcCd && services.queryClient.prefetchQuery(postQueries.detail(services, ugcCd, kind)),
      ]);
    },
    head: ({ services, params }) => {
      const t = translate(services);
      const { ugcCd } = params as ScreenArgs<'Ugc'>['params'];
      if (!ugcCd) return { title: t(title), description: t(lead) };
      const post = services.queryClient.getQueryData<Post | null>(postQueries.detail(services, ugcCd, kind).queryKey);
      return post === undefined ? { title: t(title) } : postHead(post, t('post.missing'));
    },
  }) satisfies ScreenData<StreamRoute>;

/** A shared post: its words and its picture under the one address that it has. An unknown code, and what is out of sight, is 404. */
function postHead(post: Post | null, missing: string): Head {
  if (!post) return { title: missing, status: 404, noIndex: true };
  const image = largePictureOf(post);
  return {
    title: titleOf(post),
    description: textOf(post),
    canonical: addressOf(post),
    ...(image && { image }),
    ...(post.moderation && { noIndex: true }),
  };
}
