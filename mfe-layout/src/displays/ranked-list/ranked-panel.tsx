import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect } from 'react';
import { PAGES_BY_SCROLL } from '@hyangro/contracts/constants';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { useInfiniteScroll, useNearViewport, useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { tabPanelProps } from '@hyangro/ui/tabs';
import { media } from '@hyangro/ui/theme';
import { rankingQueries } from '../../data/ranking.queries';
import { nextRankingPage } from '../../data/ranking.model';
import { useMessages } from '../../messages';
import { Ranks, ranksIn, type RowsInSight } from './ranks';
import { useUnseenGrowth } from './use-unseen-growth';

/** What came without a call of the list's own counts too: the ranks in sight, and the rest of those that the layout brought. */
const PAGES_OF_LAYOUT = 2;
/** Ranks that are there already are drawn this far ahead of the reader. */
const AHEAD_PX = 700;

export interface RankedPanelProps {
  /** Name of the set of tabs. */
  name: string;
  isTab: boolean;
  item: DisplayItem;
  /** Products that came with the layout. */
  first: readonly ProductCard[];
  /** Rows in sight before the end of the list comes near (D-C09). */
  rows: RowsInSight;
  /** The end came near once: all ranks that are there are drawn. */
  goesOn: boolean;
  onGoOn: () => void;
}

/**
 * Ranks of one tab: a few rows, then all that came with the layout, then more from the server, each as the end comes near
 * (ST-RANK), in room made while nobody looks. Who was faster presses the foot.
 */
export const RankedPanel = ({ name, isTab, item, first, rows, goesOn, onGoOn }: RankedPanelProps) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const limit = item.displayLimit ?? first.length;
  const query = useInfiniteQuery({ ...rankingQueries.list(services, item, first.length), enabled: false });
  // Twenty cards at once would be a long task.
  const known = query.data?.pages;
  const pages = useDeferredValue(known) ?? [];
  const isComing = query.isFetching || (known?.length ?? 0) > pages.length;
  const products = distinct([...first, ...pages.flat()]);
  const next = nextRankingPage(
    first.length,
    pages.map((page) => page.length),
    limit,
  );
  const atFirst = ranksIn(rows);
  const drawn = goesOn ? products : products.slice(0, Math.max(atFirst.mobile, atFirst.pc));
  const waits = !goesOn && products.length > Math.min(atFirst.mobile, atFirst.pc);
  const withNext = products.length + (next?.displayLimit ?? 0);
  const wanted = { rows: !goesOn ? 0 : isComing ? withNext : products.length, hasFoot: next !== null || waits };
  const { room, isHeld, end, take } = useUnseenGrowth(wanted);
  const isAsked = pages.length + PAGES_OF_LAYOUT >= PAGES_BY_SCROLL;
  const isOpen = goesOn && !isHeld && !isComing && next !== null;
  const more = () => void query.fetchNextPage();
  const press = () => {
    onGoOn();
    if (isOpen) more();
    take({ rows: isOpen || isComing ? withNext : products.length, hasFoot: true });
  };

  return (
    <div {...(isTab ? tabPanelProps(item.virtualCategoryCd ?? '', name) : {})}>
      <Ranks products={drawn} places={room.rows} inSight={rows} />
      <div ref={end} aria-hidden />
      {!goesOn && wanted.hasFoot && <Rest onNear={onGoOn} />}
      {isOpen && !query.isError && !isAsked && <End key={pages.length} onNear={more} />}
      {room.hasFoot && (
        <Foot
          data-done={(!wanted.hasFoot && room.rows === wanted.rows) || undefined}
          data-whole={next ? undefined : wholeOn(products.length, atFirst)}
        >
          <Button type="button" variant="line" block loading={query.isFetching} onClick={press}>
            {query.isError ? term('action.retry') : t('rank.more')}
          </Button>
        </Foot>
      )}
    </div>
  );
};

/** Where the ranks begin that wait. */
function Rest({ onNear }: { onNear: () => void }) {
  const [place, isNear] = useNearViewport<HTMLDivElement>(AHEAD_PX);
  useEffect(() => {
    if (isNear) startTransition(onNear);
  }, [isNear, onNear]);
  return <div ref={place} aria-hidden />;
}

/** End of what is drawn so far. */
function End({ onNear }: { onNear: () => void }) {
  return <div ref={useInfiniteScroll<HTMLDivElement>(onNear, true)} aria-hidden />;
}

/** Screens on which so many ranks are all in sight. */
const wholeOn = (count: number, { mobile, pc }: RowsInSight) => (count <= pc ? 'pc' : count <= mobile ? 'mobile' : undefined);

/** A product that moved between two pages is shown once. */
const distinct = (products: readonly ProductCard[]) => [...new Map(products.map((product) => [product.productCd, product])).values()];

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: 12px;
  > * { max-width: 420px; }
  &[data-done] { visibility: hidden; }
  ${media.mobile} { &[data-whole='mobile'] { display: none; } }
  ${media.tablet} {
    margin-top: 28px;
    &[data-whole='pc'] { display: none; }
  }
`;
