import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useRouteParams, useServices, useStore } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { hidden, media } from '@hyangro/ui/theme';
import { blocksOf } from '../../data/layout.model';
import { DisplayBlock } from '../../displays/display-block';
import { isHero } from '../../displays/hero/hero.model';
import { layoutQueries, mainLayoutOf, type ReadLayout } from '../../displays/layout.queries';
import { useMessages } from '../../messages';
import { useUnknownDisplays } from './use-unknown-displays';

/** The home, or another page of display blocks (R-HOM-01, R-HOM-02). */
export default function MainScreen() {
  const services = useServices();
  useStore(services.locale);
  const { data } = useSuspenseQuery(layoutQueries.detail(services, mainLayoutOf(useRouteParams('Main', 'MainLayout', 'MainMenu'))));
  return data ? <Page {...data} /> : <NotFound />;
}

function Page(read: ReadLayout) {
  const { layout, readAt } = read;
  const t = useMessages();
  useUnknownDisplays(read);
  const blocks = blocksOf(layout);
  const heroes = blocks.findIndex(({ display }) => !isHero(display));
  const opening = heroes < 0 ? blocks : blocks.slice(0, heroes);
  const rest = blocks.slice(opening.length);
  const draw = (block: (typeof blocks)[number]) => (
    <DisplayBlock key={block.display.seq} {...block} layout={layout} readAt={readAt} isFirst={opening.includes(block)} />
  );
  return (
    <>
      <Hidden>{layout.layoutNm || t('head.title')}</Hidden>
      {opening.map(draw)}
      <Paper data-rises={opening.some(({ shownOn }) => shownOn !== 'pc') || undefined}>{rest.map(draw)}</Paper>
    </>
  );
}

function NotFound() {
  const t = useMessages();
  return (
    <EmptyState
      isScreen
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <LinkButton variant="primary" to={pathOf('Main')}>
            {t('notFound.home')}
          </LinkButton>
          <LinkButton variant="line" to={pathOf('Search')}>
            {t('notFound.search')}
          </LinkButton>
        </>
      }
    />
  );
}

const Hidden = styled.h1(hidden);

/** What follows the hero: on phones a sheet that rises over it. */
const Paper = styled.div`
  position: relative;
  padding-bottom: 56px;
  ${media.mobile} {
    &[data-rises] {
      margin-top: -28px;
      border-radius: 28px 28px 0 0;
      background: var(--color-bg);
    }
  }
  ${media.pc} { padding-bottom: 80px; }
`;
