import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { pathOf, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Rail } from '@hyangro/ui/carousel';
import { Picture } from '@hyangro/ui/picture';
import { clamp, text } from '@hyangro/ui/theme';
import { pictureOf } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { languageOf } from '../../data/review.model';
import { useMessages } from '../../messages';

const PER_VIEW = { mobile: 2.8, pc: 5 };

/** `ugc/feed-rail@1`: feeds that show a product, inside another team's page. Without any, or without an answer, it takes no room. */
export default function FeedRailSurface({ productCd }: Surfaces['ugc/feed-rail@1']) {
  const t = useMessages();
  const { data } = useQuery(postQueries.ofProduct(useServices(), productCd));
  if (!data || data.items.length === 0) return null;
  return (
    <Box>
      <h3>{t('rail.title')}</h3>
      <Rail label={t('rail.title')} perView={PER_VIEW}>
        {data.items.map((feed) => (
          <Tile key={feed.ugcCd} to={pathOf('Feeds', { ugcCd: feed.ugcCd })} preview={{ title: feed.text }}>
            <Shoulder>
              <Picture src={pictureOf(feed)} alt="" ratio="4/5" sizes="(min-width: 1024px) 180px, 34vw" />
            </Shoulder>
            <Words lang={languageOf(feed)}>{feed.text}</Words>
          </Tile>
        ))}
      </Rail>
      {data.nextCursor !== null && (
        <LinkButton variant="text" size="s" to={pathOf('Feeds')}>
          {t('rail.all')}
        </LinkButton>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  margin-top: 28px;
  > * { width: 100%; }
  > a { width: auto; }
  h3 { ${text.titleM} }
`;
const Tile = styled(Link)`display: block;`;
const Shoulder = styled.div`overflow: hidden; border-radius: var(--radius-shoulder-s);`;
const Words = styled.p`${clamp(2)} margin-top: 6px; font-size: 13px; line-height: 1.45; overflow-wrap: anywhere;`;
