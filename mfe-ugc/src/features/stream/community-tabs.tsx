import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { LinkTabs } from '@hyangro/ui/tabs';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

const TABS = [
  { route: 'BestFeeds', title: 'bestFeeds.title' },
  { route: 'BestReviews', title: 'best.title' },
  { route: 'BestTalks', title: 'talks.title' },
  { route: 'Feeds', title: 'feeds.title' },
  { route: 'Reviews', title: 'reviews.title' },
  { route: 'Ugc', title: 'mixed.title' },
] as const;
export type CommunityRoute = (typeof TABS)[number]['route'];

/** The lists of what members wrote, each a way to the others. */
export const CommunityTabs = ({ current }: { current: CommunityRoute }) => {
  const t = useMessages();
  return (
    <Bar aria-label={t('stream.tabs')}>
      {TABS.map(({ route, title }) => (
        <Link key={route} to={pathOf(route)} preview={{ title: t(title) }} aria-current={route === current ? 'page' : undefined}>
          {t(title)}
        </Link>
      ))}
    </Bar>
  );
};

const Bar = styled(LinkTabs)`
  margin-inline: calc(var(--page-margin) * -1);
  padding-inline: var(--page-margin);
  overflow-x: auto;
  scrollbar-width: none;
  /* The one that is open is in sight, where the browser can begin there. */
  a[aria-current] { scroll-initial-target: nearest; }
  a { flex: none; padding-inline: 12px; white-space: nowrap; }
  ${media.pc} { margin-inline: 0; padding-inline: 0; }
`;
