import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ItemList, RowSkeletons } from '@hyangro/commerce/list';
import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ErrorState } from '@hyangro/ui/error-state';
import { Sheet } from '@hyangro/ui/sheet';
import type { FollowSide } from '../../data/profile.model';
import { profileQueries } from '../../data/profile.queries';
import { MemberCard } from '../../features/common/member-card';
import { useMessages } from '../../messages';

interface Props {
  targetMemCd: string;
  side: FollowSide;
  open: boolean;
  onClose(): void;
}
/** px */
const ROW_HEIGHT = 44;

/** Who follows a member, or whom they follow; each leads to their profile, and can be followed from here. */
export default function FollowsSheet({ targetMemCd, side, open, onClose }: Props) {
  const t = useMessages();
  const term = useTerms();
  const query = profileQueries.follows(useServices(), targetMemCd, side);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({ ...query, enabled: open });
  const members = data?.pages.flatMap((page) => page?.items ?? []);
  const none = side === 'followers' ? 'profile.noFollowers' : 'profile.noFollowing';
  return (
    <Sheet open={open} onClose={onClose} title={t(`profile.${side}`)} closeLabel={term('action.close')}>
      <Box aria-busy={(!members && !isError) || undefined}>
        {members && (
          <ItemList items={members} keyOf={({ memCd }) => memCd} empty={{ title: t(none), text: t(`${none}Text`) }}>
            {(member) => <MemberCard author={member} isMine={member.isMe} />}
          </ItemList>
        )}
        {!members && !isError && <RowSkeletons count={6} height={ROW_HEIGHT} />}
        {!members && isError && (
          <ErrorState title={t('profile.followsFailed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />
        )}
        {hasNextPage && (
          <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {term('action.more')}
          </Button>
        )}
      </Box>
    </Sheet>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  min-height: 280px;
`;
