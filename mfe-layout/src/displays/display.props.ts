import type { ComponentType } from 'react';
import type { Display, DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import type { ReadLayout, ShownOn } from '../data/layout.model';

/** What a block of a page is drawn from. */
export interface BlockProps {
  display: Display;
  /** In seq order. */
  items: DisplayItem[];
  layout: Layout;
  shownOn: ShownOn;
  /** When the layout was read, by the server's clock. */
  readAt: number;
  /** The first block of its screen: its picture comes first. */
  isFirst: boolean;
  /** Codes of the layouts that it stands in, outermost first; that of `layout` alone by default. */
  path?: readonly string[];
}

/** What draws a layout within a layout; handed down to the displays, which are below it. */
export interface Nesting {
  Block: ComponentType<{ block: BlockProps }>;
  /** Reads a layout: null for an unknown one, undefined while it is on its way. */
  useLayout(layoutCd: string): { data: ReadLayout | null | undefined; isError: boolean; isFetching: boolean; refetch(): unknown };
}

/** What every display component gets. */
export interface DisplayProps extends BlockProps {
  path: readonly string[];
  nesting: Nesting;
}
