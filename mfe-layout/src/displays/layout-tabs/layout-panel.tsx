import { useEffect, useEffectEvent, useMemo } from 'react';
import { blocksOf, type ReadLayout } from '../../data/layout.model';
import { BlockFailed } from '../block-failed';
import type { BlockProps, Nesting } from '../display.props';
import { useUnknownDisplays } from '../use-unknown-displays';
import { LayoutWaiting } from './layout-waiting';

export interface LayoutPanelProps {
  layoutCd: string;
  /** Codes of the layouts around it, outermost first. */
  path: readonly string[];
  /** px that it holds while it is on its way. */
  room?: number;
  nesting: Nesting;
  /** There is no such layout. */
  onMissing: () => void;
}

/** Another layout within a block (D-13). Those that are shown first came with the page. */
export function LayoutPanel({ layoutCd, path, room, nesting, onMissing }: LayoutPanelProps) {
  const { data, isError, isFetching, refetch } = nesting.useLayout(layoutCd);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    if (data === null) miss();
  }, [data]);
  if (data) return <Blocks read={data} path={path} Block={nesting.Block} />;
  if (isError) return <BlockFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return data === null ? null : <LayoutWaiting room={room} />;
}

function Blocks({ read, path, Block }: Pick<Nesting, 'Block'> & { read: ReadLayout; path: readonly string[] }) {
  useUnknownDisplays(read);
  const { layout, readAt } = read;
  const around = path.join(' ');
  const blocks = useMemo(
    (): BlockProps[] =>
      blocksOf(layout).map((block) => ({ ...block, layout, readAt, isFirst: false, path: [...around.split(' '), layout.layoutCd] })),
    [layout, readAt, around],
  );
  return blocks.map((block) => <Block key={block.display.seq} block={block} />);
}
