import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useServices } from '@hyangro/runtime';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { Skeleton } from '@hyangro/ui/skeleton';
import { profileQueries } from '../../data/profile.queries';
import { PagePart } from '../../features/common/page-part';
import { useMessages } from '../../messages';
import { BeautyEditor } from './beauty-editor';
import { Invitation } from './invitation';
import { NicknameForm } from './nickname-form';
import { PhotoField } from './photo-field';

/** What everybody sees of a member, the beauty profile, and whom the member invites (R-MY-03). */
export default function MyProfileScreen() {
  const t = useMessages();
  return (
    <ListPage title={t('profile.title')} lead={t('profile.lead')}>
      <Suspense
        fallback={
          <>
            <Skeleton h={96} radius="var(--radius-card)" />
            <RowSkeletons count={4} height={96} />
            <FriendSkeletons />
          </>
        }
      >
        <Profile />
        {/* An invitation that comes first waits: the profile above it would push it down before the reader's eyes. */}
        <Suspense fallback={<FriendSkeletons />}>
          <Invitation />
        </Suspense>
      </Suspense>
    </ListPage>
  );
}

const FriendSkeletons = () => <RowSkeletons count={3} height={72} />;

function Profile() {
  const t = useMessages();
  const { data } = useSuspenseQuery(profileQueries.own(useServices()));
  const { nickname } = data;
  const publicProfile = useMemo(() => ({ nickname }), [nickname]);
  return (
    <>
      <PagePart aria-labelledby="profile-public">
        <h2 id="profile-public">{t('profile.public')}</h2>
        <PhotoField profile={data} />
        <NicknameForm profile={publicProfile} />
      </PagePart>
      <PagePart aria-labelledby="profile-beauty">
        <h2 id="profile-beauty">{t('beauty.title')}</h2>
        <BeautyEditor profile={data} />
      </PagePart>
    </>
  );
}
