import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNearViewport, useServices } from '@hyangro/runtime';
import { media } from '@hyangro/ui/theme';
import { picksQueries } from '../../data/picks.queries';
import type { DisplayProps } from '../display.props';
import { useRecentProducts } from './use-recent-products';

const NEAR_PX = 600;
const loadRail = () => import(/* webpackChunkName: "display-picks" */ './recent-rail').then(({ RecentRail }) => RecentRail);
type Block = Pick<DisplayProps, 'display' | 'layout'>;
type RailCode = Awaited<ReturnType<typeof loadRail>>;

/**
 * Type 20: what goes with the recently viewed products (§6, P-AI-4). The server does not know them and draws nothing. In the screen's own
 * chunk, so that its room is there before anybody scrolls to it: nothing moves when the cards come. Below two products it is absent and asks nothing.
 */
export const RecentPicks = (block: Block) => {
  const codes = useRecentProducts();
  return codes ? <Room codes={codes} {...block} /> : null;
};

function Room({ codes, display, layout }: Block & { codes: string }) {
  const services = useServices();
  const [room, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  const [code, setCode] = useState<{ Rail: RailCode | null } | null>(null);
  const { data, isError } = useQuery({ ...picksQueries.recent(services, codes), enabled: isNear });
  useEffect(() => {
    if (!isNear) return;
    let isShown = true;
    loadRail().then(
      (Rail) => isShown && setCode({ Rail }),
      () => isShown && setCode({ Rail: null }),
    );
    return () => {
      isShown = false;
    };
  }, [isNear]);
  if (data?.length === 0 || (isError && !data) || code?.Rail === null) return null;
  return (
    <Place ref={room} data-waits={!code || !data || undefined}>
      {code?.Rail && <code.Rail display={display} layout={layout} cards={data ?? null} />}
    </Place>
  );
}

/** As high as the block with its cards. */
const Place = styled.div`
  &[data-waits] {
    min-height: 380px;
    ${media.pc} { min-height: 560px; }
  }
`;
