import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { useRouteParams, useServices, useStore } from '@hyangro/runtime';
import { hidden, media } from '@hyangro/ui/theme';
import { blocksOf } from '../../data/layout.model';
import { DisplayBlock } from '../../displays/display-block';
import { isHero } from '../../displays/hero/hero.model';
import { layoutQueries, mainLayoutOf, type ReadLayout } from '../../displays/layout.queries';
import { useMessages } from '../../messages';
import { useUnknownDisplays } from './use-unknown-displays';

/** The home, or another page of display blocks (R-HOM-01, R-HOM-02). */
export default function MainScreen() {
  const t = useMessages();
  const services = useServices();
  useStore(services.locale);
  const { data } = useSuspenseQuery(layoutQueries.detail(services, mainLayoutOf(useRouteParams('Main', 'MainLayout', 'MainMenu'))));
  return data ? <Page {...data} /> : <NotFoundPanel title={t('notFound.title')} text={t('notFound.text')} />;
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
