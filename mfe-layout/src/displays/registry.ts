import type { ComponentType } from 'react';
import { CategoryRail } from './category-rail';
import type { DisplayProps } from './display.props';
import { Guarantee } from './guarantee';
import { GroupPicks } from './group-picks';
import { Hero } from './hero/hero';
import { ListRail } from './list-rail';
import { QuickMenu } from './quick-menu';
import { RankedList } from './ranked-list/ranked-list';
import { TimeSale } from './time-sale/time-sale';

/** Which component draws which `displayCd` (§2). All are small and drawn on the server, so none is a chunk of its own. */
const DISPLAYS: Readonly<Record<number, ComponentType<DisplayProps>>> = {
  1: Hero,
  26: Hero,
  27: Hero,
  3: CategoryRail,
  5: CategoryRail,
  10: CategoryRail,
  14: CategoryRail,
  6: RankedList,
  7: QuickMenu,
  8: Guarantee,
  16: TimeSale,
  19: GroupPicks,
  24: ListRail,
  25: ListRail,
};

/** Component of a type; undefined for one nobody knows (D-C13). */
export const displayOf = (displayCd: number): ComponentType<DisplayProps> | undefined => DISPLAYS[displayCd];
