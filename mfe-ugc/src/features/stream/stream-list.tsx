import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { Skeleton } from '@hyangro/ui/skeleton';
import { media, text } from '@hyangro/ui/theme';
import type { Post } from '../../data/post.model';
import { MorePages } from '../common/more-pages';
import { CommunityTabs, type CommunityRoute } from './community-tabs';
import { PostColumns } from '../common/post-columns';
import type { PostPage, StreamQuery } from '../common/stream.data';

interface Props<Page extends PostPage, Key extends QueryKey> {
  route: CommunityRoute;
  query: StreamQuery<Page, Key>;
  title: string;
  /** A line under the title: what stands here. */
  lead: string;
  empty: { title: string; text: string; action?: ReactNode };
  /** Way to a form that adds to it. */
  write?: { to: string; label: string } | undefined;
  /** Filters above the list. */
  tools?: ReactNode;
  addressOf(post: Post): string;
}

/** A list of posts that goes on as one scrolls; what is read keeps its place. */
export function StreamList<Page extends PostPage, Key extends QueryKey>({
  route,
  query,
  title,
  lead,
  empty,
  write,
  tools,
  addressOf,
}: Props<Page, Key>) {
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const answers = data?.pages;
  const read = useMemo(() => answers?.map(({ items }) => items), [answers]);
  // A page that comes while one scrolls is rendered card by card between frames; until it stands no further one is asked for.
  const pages = useDeferredValue(read) ?? read;
  const isDrawing = pages !== read;
  return (
    <Page>
      <CommunityTabs current={route} />
      <Head>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {write && (
          <LinkButton variant="line" size="s" to={write.to}>
            {write.label}
          </LinkButton>
        )}
      </Head>
      {tools}
      {!pages && <StreamSkeleton />}
      {pages?.[0]?.length === 0 && <EmptyState {...empty} />}
      {pages && (
        <List aria-busy={isPlaceholderData || undefined}>
          <PostColumns pages={pages} addressOf={addressOf} />
          <MorePages
            pageCount={pages.length}
            {...{ hasNextPage: hasNextPage && !isPlaceholderData, isFetchingNextPage: isFetchingNextPage || isDrawing, fetchNextPage }}
          />
        </List>
      )}
    </Page>
  );
}

/** Boxes of cards on their way. */
const StreamSkeleton = () => (
  <Boxes aria-busy>
    {Array.from({ length: 8 }, (_, n) => (
      <Skeleton key={n} h={n % 3 ? 300 : 220} radius="var(--radius-shoulder-s)" />
    ))}
  </Boxes>
);

const Page = styled(Container)`min-height: 100vh;`;
const Head = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px;
  padding: 20px 0 16px;
  h1 { ${text.displayS} }
  p { ${text.bodyS} margin-top: 2px; color: var(--color-text-2); }
  > a { flex: none; }
  ${media.pc} {
    padding: 48px 0 28px;
    h1 { ${text.displayM} }
  }
`;
const List = styled.div`
  padding-top: 8px;
  transition: opacity var(--dur-fast);
  &[aria-busy] { opacity: 0.5; }
`;
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gutter);
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.pc} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
