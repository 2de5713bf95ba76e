import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PREVIEW_PARAM } from '@hyangro/contracts/wire-names';
import { useRouteParams, useServices, useStore } from '@hyangro/runtime';
import { hidden, media } from '@hyangro/ui/theme';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { blocksOf, type ReadLayout } from '../../data/layout.model';
import { DisplayBlock } from '../../displays/display-block';
import type { BlockProps } from '../../displays/display.props';
import { isHero } from '../../displays/hero/hero.model';
import { layoutQueries, MAIN_LAYOUT, mainLayoutOf } from '../../displays/layout.queries';
import { LateAnnouncements } from '../../features/announcements/late-announcements';
import { useMessages } from '../../messages';
import { useUnknownDisplays } from '../../displays/use-unknown-displays';

const NotFoundPanel = lazy(() =>
  import(/* webpackChunkName: "not-found" */ '@hyangro/commerce/not-found').then((module) => ({ default: module.NotFoundPanel })),
);
const PreviewBar = lazy(() => import(/* webpackChunkName: "preview-bar" */ '../../features/preview/preview-bar'));

/** The home, a promotion, or another page of display blocks (R-HOM-01, R-HOM-02, R-HOM-14). */
export default function MainScreen() {
  const t = useMessages();
  const services = useServices();
  useStore(services.locale);
  const preview = useSearchParams()[0].get(PREVIEW_PARAM);
  const layoutCd = mainLayoutOf(useRouteParams('Main', 'MainLayout', 'MainMenu', 'Promotion'));
  const { data } = useSuspenseQuery(layoutQueries.detail(services, layoutCd, preview));
  if (preview === null) return data ? <Page {...data} /> : <NotFoundPanel title={t('notFound.title')} text={t('notFound.text')} />;
  if (!data) return <NotFoundPanel title={t('preview.gone.title')} text={t('preview.gone.text')} />;
  return (
    <>
      <Page {...data} />
      <Suspense fallback={null}>
        <PreviewBar />
      </Suspense>
    </>
  );
}

function Page(read: ReadLayout) {
  const { layout, readAt } = read;
  const t = useMessages();
  useUnknownDisplays(read);
  const blocks = useMemo(() => propsOf(layout, readAt), [layout, readAt]);
  const opening = blocks.filter(({ isFirst }) => isFirst);
  const rest = blocks.slice(opening.length);
  const draw = (block: BlockProps) => <DisplayBlock key={block.display.seq} block={block} />;
  return (
    <>
      <Hidden>{layout.layoutNm || t('head.title')}</Hidden>
      {opening.map(draw)}
      <Paper data-rises={opening.some(({ shownOn }) => shownOn !== 'pc') || undefined}>{rest.map(draw)}</Paper>
      {layout.layoutCd === MAIN_LAYOUT && <LateAnnouncements />}
    </>
  );
}

/** What each block gets; the heroes that open the page come first. */
function propsOf(layout: Layout, readAt: number): BlockProps[] {
  const blocks = blocksOf(layout);
  const follows = blocks.findIndex(({ display }) => !isHero(display));
  return blocks.map((block, n) => ({ ...block, layout, readAt, isFirst: follows < 0 || n < follows }));
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
