import styled from '@emotion/styled';
import type { MemberProfile } from '@hyangro/contracts/ugc/profile.contract';
import { Link, useSearchParams } from 'react-router-dom';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { Button, LinkButton } from '@hyangro/ui/button';
import { media, text } from '@hyangro/ui/theme';
import { knownTraits, searchWith } from '../../data/profile.model';
import { FollowButton } from '../../features/common/follow-button';
import { useBlock } from '../../features/post/use-block';
import { useMessages } from '../../messages';

/** Picture, name, what the member says, how much they wrote and who follows them; to follow or block them, or to change one's own. */
export const ProfileHeader = ({ profile }: { profile: MemberProfile }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const [search] = useSearchParams();
  const { memCd, nickname, bio, counts, canEdit, isFollowed } = profile;
  const block = useBlock(profile, () => undefined);
  const { skinType, concern } = profile.traits ? knownTraits(profile.traits) : { skinType: null, concern: [] };
  const traits = [skinType && t(`skin.${skinType}`), ...concern.map((each) => t(`concern.${each}`))].filter(Boolean).join(' · ');
  const numbers = [
    ['posts', counts.reviews + counts.feeds + counts.talks],
    ['followers', counts.followers],
    ['following', counts.following],
  ] as const;
  return (
    <Header>
      <Avatar seed={profile.avatarSeed} src={profile.photoUrl} size={72} />
      <div>
        <h1 translate="no">{nickname}</h1>
        {bio && <p data-member-text="">{bio}</p>}
        {traits && <small>{traits}</small>}
      </div>
      <Numbers>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>
              {name === 'posts' ? (
                integer(count)
              ) : (
                <Link
                  to={{ search: searchWith(search, name) }}
                  state={{ isOpenedHere: true }}
                  preventScrollReset
                  aria-label={`${t(`profile.${name}`)} ${integer(count)}`}
                >
                  {integer(count)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </Numbers>
      <Actions>
        {canEdit ? (
          <LinkButton variant="line" to={pathOf('ProfileInfo')}>
            {t('profile.edit')}
          </LinkButton>
        ) : (
          <>
            <FollowButton memCd={memCd} nickname={nickname} isFollowed={isFollowed} size="m" />
            <LinkButton variant="line" to={`${pathOf('ProfileInfo')}?memCd=${encodeURIComponent(memCd)}`}>
              {t('profile.info')}
            </LinkButton>
            <Button type="button" variant="text" loading={block.isPending} onClick={() => void block.start()}>
              {t('post.block')}
            </Button>
          </>
        )}
      </Actions>
    </Header>
  );
};

const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 24px 0 20px;
  h1 { ${text.displayS} overflow-wrap: anywhere; }
  p { ${text.bodyS} margin-top: 4px; overflow-wrap: anywhere; }
  small { display: block; margin-top: 4px; font-size: 12px; color: var(--color-text-2); }
  ${media.pc} { grid-template-columns: auto minmax(0, 1fr) auto; padding: 48px 0 28px; }
`;
const Numbers = styled.dl`
  grid-column: 1 / -1;
  display: flex;
  gap: 28px;
  div { display: flex; flex-direction: column-reverse; }
  dt { font-size: 12px; color: var(--color-text-2); }
  dd { font-size: 18px; font-weight: 700; font-variant-numeric: tabular-nums; }
  /* The number and its word are one place to press. */
  div:has(a) { position: relative; min-width: 44px; }
  a::after { content: ''; position: absolute; inset: -6px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${media.pc} { grid-column: auto; }
`;
const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
