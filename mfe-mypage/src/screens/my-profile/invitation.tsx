import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMoney, useServices } from '@hyangro/runtime';
import { PagedList } from '@hyangro/commerce/list';
import { Tag } from '@hyangro/ui/badge';
import { text } from '@hyangro/ui/theme';
import { profileQueries } from '../../data/profile.queries';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';
import { InvitationTicket } from './invitation-ticket';

const TONES = { REWARDED: 'genuine', WAITING: 'brand', NONE: 'plain' } as const;

/** The member's code and link, who came by them and what that brought (API-D26). `#invite` leads here. */
export const Invitation = () => {
  const t = useMessages();
  const { integer } = useMoney();
  const query = profileQueries.invitation(useServices());
  const { data } = useSuspenseInfiniteQuery(query);
  const [first] = data.pages;
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#invite') section.current?.scrollIntoView();
  }, [hash]);
  if (!first) return null;
  const { points, tickets, rewardedCount, friendsMax } = first;
  const brought = { points: integer(rewardedCount * points), tickets: rewardedCount * tickets };
  return (
    <Part id="invite" ref={section} aria-labelledby="invite-title">
      <h2 id="invite-title">{t('invite.title')}</h2>
      <InvitationTicket invitation={first} />
      <Sums>
        <p>{t('invite.count', { count: rewardedCount, max: friendsMax })}</p>
        {rewardedCount > 0 && <p>{t('invite.brought', brought)}</p>}
        {rewardedCount >= friendsMax && <p>{t('invite.full')}</p>}
      </Sums>
      <h3>{t('invite.friends')}</h3>
      <PagedList
        query={query}
        keyOf={({ nickname, joinedAt }) => `${joinedAt} ${nickname}`}
        empty={{ title: t('invite.empty'), text: t('invite.emptyText') }}
      >
        {({ nickname, joinedAt, state }) => (
          <Friend>
            <span translate="no">{nickname}</span>
            <small>{t('invite.joinedAt', { day: dayText(joinedAt) })}</small>
            <Tag tone={TONES[state]}>{t(`invite.${state}`, { points: integer(points), tickets })}</Tag>
          </Friend>
        )}
      </PagedList>
    </Part>
  );
};

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin-top: 72px;
  h2 {
    ${text.titleM}
  }
  h3 {
    font: 600 14px/1.5 var(--font-sans);
  }
`;
const Sums = styled.div`
  font-size: 14px;
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
  color: var(--color-text-2);
`;
const Friend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 44px;
  border-bottom: 1px solid var(--color-line);
  small {
    flex: 1;
    font-size: 13px;
    color: var(--color-text-3);
  }
`;
