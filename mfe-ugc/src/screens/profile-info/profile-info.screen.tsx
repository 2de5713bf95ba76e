import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { pathOf, useServices, useStore } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { profileQueries } from '../../data/profile.queries';
import { TraitList } from './trait-list';
import { useMessages } from '../../messages';
import { InfoEditor } from './info-editor';
import { memberOf } from './profile-info.url';

/** What everybody may read of a member's skin; only the member changes it (R-PUB-11). */
export default function ProfileInfoScreen() {
  const t = useMessages();
  const services = useServices();
  const { member } = useStore(services.session);
  const [search] = useSearchParams();
  const memCd = memberOf(search, member?.memCd);
  if (memCd) return <Info key={memCd} memCd={memCd} />;
  return (
    <Page>
      <EmptyState
        isScreen
        title={t('profileInfo.visitor')}
        text={t('profileInfo.visitorText')}
        action={
          <Button type="button" variant="primary" onClick={() => services.requireLogin()}>
            {t('profileInfo.login')}
          </Button>
        }
      />
    </Page>
  );
}

const Info = ({ memCd }: { memCd: string }) => {
  const t = useMessages();
  const { data: profile } = useSuspenseQuery(profileQueries.shown(useServices(), memCd));
  if (!profile)
    return (
      <NotFoundPanel title={t('profile.missing')} text={t('profile.missingText')} onward={{ to: pathOf('Ugc'), label: t('mixed.title') }} />
    );
  const { nickname, bio, traits, canEdit } = profile;
  return (
    <Page>
      <Head>
        <Avatar seed={profile.avatarSeed} src={profile.photoUrl} size={56} />
        <div>
          <h1>{t('profileInfo.title')}</h1>
          <p translate="no">{nickname}</p>
        </div>
      </Head>
      {!canEdit && bio && <Bio data-member-text="">{bio}</Bio>}
      <section>
        <h2>{t('profileInfo.traits')}</h2>
        {traits ? <TraitList traits={traits} /> : <p>{t('profileInfo.hidden')}</p>}
        {canEdit && (
          <LinkButton variant="line" size="s" to={pathOf('MyProfile')}>
            {t('profileInfo.beauty')}
          </LinkButton>
        )}
      </section>
      {canEdit && <InfoEditor memCd={memCd} />}
      <LinkButton variant="text" to={pathOf('Profile', { targetMemCd: memCd })}>
        {t('profileInfo.posts')}
      </LinkButton>
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: 28px;
  max-width: 640px;
  min-height: 100vh;
  padding-block: 24px 56px;
  section { display: grid; gap: 16px; }
  section > a { justify-self: start; }
  h2 { font-size: 16px; font-weight: 700; }
  > a { justify-self: start; margin-left: -10px; }
  ${media.pc} { padding-top: 48px; }
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  h1 { ${text.displayS} }
  p { ${text.bodyS} color: var(--color-text-2); }
`;
const Bio = styled.p`${text.bodyS} overflow-wrap: anywhere;`;
