import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, use, useCallback, useEffect, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { useServices, useStore } from '@hyangro/runtime';
import { media, skipUntilNear } from '@hyangro/ui/theme';
import { BlockBoundary } from './block-boundary';
import { blockHeight } from './block-height';
import type { BlockProps, Nesting } from './display.props';
import type { DisplayRow } from './display-row';
import { DISPLAYS } from './displays';
import type { HydrationGate } from './hydration-gate';
import { layoutQueries } from './layout.queries';
import { ServerDrawn } from './server-drawn';
import { useHydrationGate } from './use-hydration-gate';

/**
 * One display: on its screens only (D-C01), and on its own when it fails (D-C14). Those below the first screen are laid out when
 * they are near; of those that the server has drawn the code comes, and React takes over, then too, or at the first touch.
 */
export function DisplayBlock({ block }: { block: BlockProps }) {
  const row = DISPLAYS[block.display.displayCd];
  return row ? <Block row={row} block={block} /> : null;
}

function Block({ row, block }: { row: DisplayRow; block: BlockProps }) {
  // Until React has taken over, what the server has drawn is not touched: an update from above would take it away.
  const [drawn] = useState(block);
  const { gate, place, nodes } = useHydrationGate(row, block.layout !== drawn.layout);
  const [isTaken, setTaken] = useState(gate === null);
  const onTaken = useCallback(() => {
    nodes.current = [];
    setTaken(true);
  }, [nodes]);
  const height = blockHeight(block);
  return (
    <Place
      ref={place}
      data-on={block.shownOn}
      data-display={block.display.displayCd}
      data-below={height ? true : undefined}
      style={height ? ({ '--phone': `${height.phone}px`, '--pc': `${height.pc}px` } as CSSProperties) : undefined}
    >
      <Body row={row} gate={gate} nodes={nodes} block={isTaken ? block : drawn} onTaken={onTaken} isAlone={row.isLazy || height !== null} />
    </Place>
  );
}

interface BodyProps {
  row: DisplayRow;
  gate: HydrationGate | null;
  /** What the server has drawn. */
  nodes: RefObject<readonly Node[] | null>;
  block: BlockProps;
  onTaken(): void;
  /** React hydrates it by itself. */
  isAlone: boolean;
}

const Body = memo(function Body({ isAlone, nodes, ...body }: BodyProps) {
  const content = (
    <BlockBoundary onRetry={body.row.retry}>
      <Content {...body} />
    </BlockBoundary>
  );
  return isAlone ? <Suspense fallback={body.gate && <ServerDrawn nodes={nodes} />}>{content}</Suspense> : content;
});

function Content({ row, gate, block, onTaken }: Omit<BodyProps, 'isAlone' | 'nodes'>) {
  if (gate) use(gate.opened);
  const Display = row.get() ?? use(row.load());
  // Within the press that React takes the block over at.
  useLayoutEffect(() => gate?.take(), [gate]);
  useEffect(() => onTaken(), [onTaken]);
  return <Display path={[block.layout.layoutCd]} {...block} nesting={nesting} />;
}

const nesting: Nesting = {
  Block: DisplayBlock,
  useLayout(layoutCd) {
    const services = useServices();
    useStore(services.locale);
    return useQuery(layoutQueries.detail(services, layoutCd));
  },
};

const Place = styled.div`
  &[data-below] {
    ${skipUntilNear('var(--phone)')}
    ${media.tablet} { contain-intrinsic-height: auto var(--pc); }
  }
  ${media.tablet} { &[data-on='mobile'] { display: none; } }
  ${media.mobile} { &[data-on='pc'] { display: none; } }
`;
