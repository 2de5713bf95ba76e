import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { Tabs, tabPanelProps } from '@hyangro/ui/tabs';
import { TABS, tabOf } from '../../data/profile.model';
import { profileQueries } from '../../data/profile.queries';
import { useMessages } from '../../messages';
import { Follows } from './follows';
import { ProfileHeader } from './profile-header';
import { ProfilePosts } from './profile-posts';

/** A member as others see them, and what they wrote (R-PUB-12). The tab is in the address, so that Back finds it. */
export default function ProfileScreen() {
  const t = useMessages();
  const { targetMemCd } = useRouteParams('Profile');
  const { data: profile } = useSuspenseQuery(profileQueries.shown(useServices(), targetMemCd));
  const [search, setSearch] = useSearchParams();
  if (!profile)
    return (
      <NotFoundPanel title={t('profile.missing')} text={t('profile.missingText')} onward={{ to: pathOf('Ugc'), label: t('mixed.title') }} />
    );
  const tab = tabOf(search);
  return (
    <Page>
      <ProfileHeader profile={profile} />
      <Tabs
        look="underline"
        sticky
        label={t('profile.tabs')}
        value={tab}
        items={TABS.map((value) => ({ value, label: t(`profile.tab.${value}`) }))}
        onChange={(next) => setSearch(next === 'ALL' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
      />
      <div {...tabPanelProps(tab)}>
        <ProfilePosts key={tab} targetMemCd={targetMemCd} tab={tab} isMine={profile.canEdit} />
      </div>
      <Follows targetMemCd={targetMemCd} />
    </Page>
  );
}

const Page = styled(Container)`min-height: 100vh; padding-bottom: 56px;`;
