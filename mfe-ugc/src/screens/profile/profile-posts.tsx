import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pathOf, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Skeleton } from '@hyangro/ui/skeleton';
import { media } from '@hyangro/ui/theme';
import { addressOf } from '../../data/post.model';
import type { ProfileTab } from '../../data/profile.model';
import { profileQueries } from '../../data/profile.queries';
import { MorePages } from '../../features/common/more-pages';
import { PostColumns } from '../../features/common/post-columns';
import { useMessages } from '../../messages';

interface Props {
  targetMemCd: string;
  tab: ProfileTab;
  isMine: boolean;
}

/** What a member wrote, of one kind or all. */
export const ProfilePosts = ({ targetMemCd, tab, isMine }: Props) => {
  const t = useMessages();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...profileQueries.posts(useServices(), targetMemCd, tab),
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const pages = useMemo(() => data?.pages.map((page) => page?.items ?? []), [data]);
  if (!pages)
    return (
      <Boxes aria-busy>
        {Array.from({ length: 4 }, (_, n) => (
          <Skeleton key={n} h={n % 2 ? 300 : 220} radius="var(--radius-shoulder-s)" />
        ))}
      </Boxes>
    );
  if (pages[0]?.length === 0)
    return (
      <EmptyState
        title={t('profile.empty')}
        text={t(isMine ? 'profile.emptyMine' : 'profile.emptyText')}
        action={
          isMine && (
            <LinkButton variant="line" to={pathOf('TalkNew')}>
              {t('profile.write')}
            </LinkButton>
          )
        }
      />
    );
  return (
    <List>
      <PostColumns pages={pages} addressOf={addressOf} />
      <MorePages pageCount={pages.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </List>
  );
};

const List = styled.div`padding-top: 20px;`;
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gutter);
  padding-top: 20px;
  ${media.pc} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
