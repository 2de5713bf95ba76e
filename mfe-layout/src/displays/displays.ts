import type { ComponentType } from 'react';
import { MEMBER_GROUP_DISPLAY } from '@hyangro/contracts/layout/display-types';
import { CategoryRail } from './category-rail';
import type { DisplayProps } from './display.props';
import { Guarantee } from './guarantee';
import { GroupPicks } from './group-picks';
import { Hero } from './hero/hero';
import { HERO_TYPES } from './hero/hero.model';
import { ListRail } from './list-rail';
import { QuickMenu } from './quick-menu';
import { RankedList } from './ranked-list/ranked-list';
import { TimeSale } from './time-sale/time-sale';

type Display = ComponentType<DisplayProps>;

/**
 * Which component draws which `displayCd` (§2). The only list of types: one without a row here is left out of a fetched layout
 * and logged. All components are small and drawn on the server, so none is a chunk of its own.
 */
export const DISPLAYS: Readonly<Record<number, Display>> = {
  ...Object.fromEntries(HERO_TYPES.map((displayCd): [number, Display] => [displayCd, Hero])),
  3: CategoryRail,
  5: CategoryRail,
  10: CategoryRail,
  14: CategoryRail,
  6: RankedList,
  7: QuickMenu,
  8: Guarantee,
  16: TimeSale,
  [MEMBER_GROUP_DISPLAY]: GroupPicks,
  24: ListRail,
  25: ListRail,
};

export const isDrawn = (displayCd: number): boolean => displayCd in DISPLAYS;
