import type { Display, DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import type { ShownOn } from '../data/layout.model';

/** What every display component gets. */
export interface DisplayProps {
  display: Display;
  /** In seq order. */
  items: DisplayItem[];
  layout: Layout;
  shownOn: ShownOn;
  /** When the layout was read, by the server's clock. */
  readAt: number;
  /** The first block of its screen: its picture comes first. */
  isFirst: boolean;
}
