import { MEMBER_GROUP_DISPLAY } from '@hyangro/contracts/layout/display-types';
import { LAYOUT_TABS } from '../data/tabs.model';
import { atOnce, whenNear, type DisplayRow } from './display-row';
import { Guarantee } from './guarantee';
import { Hero } from './hero/hero';
import { HERO_TYPES } from './hero/hero.model';
import { QuickMenu } from './quick-menu';
import { RecentPicks } from './recent-picks/recent-picks';

const hero = atOnce(Hero);
const exhibitionRail = whenNear(() =>
  import(/* webpackChunkName: "display-banners" */ './exhibition-rail').then(({ ExhibitionRail }) => ExhibitionRail),
);
const categoryRail = whenNear(() =>
  import(/* webpackChunkName: "display-rails" */ './category-rail').then(({ CategoryRail }) => CategoryRail),
);
const listRail = whenNear(() => import(/* webpackChunkName: "display-rails" */ './list-rail').then(({ ListRail }) => ListRail));

/**
 * Which component draws which `displayCd` (§2). The only list of types: one without a row here is left out of a fetched layout
 * and logged. Types that open a page are in the screen's chunk, the others in lazy ones, a family of types in one
 * (`webpackChunkName`); what stands on the first screen of a phone (16) is in one by itself. The server draws them all.
 */
export const DISPLAYS: Readonly<Record<number, DisplayRow>> = {
  ...Object.fromEntries(HERO_TYPES.map((displayCd): [number, DisplayRow] => [displayCd, hero])),
  2: exhibitionRail,
  3: categoryRail,
  4: whenNear(() => import(/* webpackChunkName: "display-banners" */ './brand-banners').then(({ BrandBanners }) => BrandBanners)),
  5: categoryRail,
  10: categoryRail,
  14: categoryRail,
  6: whenNear(() => import(/* webpackChunkName: "display-lists" */ './ranked-list/ranked-list').then(({ RankedList }) => RankedList)),
  7: atOnce(QuickMenu),
  8: atOnce(Guarantee),
  11: whenNear(() => import(/* webpackChunkName: "display-tabs" */ './section-list/section-list').then(({ SectionList }) => SectionList)),
  12: whenNear(() => import(/* webpackChunkName: "display-banners" */ './video/video').then(({ Video }) => Video)),
  [LAYOUT_TABS]: whenNear(() =>
    import(/* webpackChunkName: "display-tabs" */ './layout-tabs/layout-tabs').then(({ LayoutTabs }) => LayoutTabs),
  ),
  15: whenNear(() => import(/* webpackChunkName: "display-rails" */ './category-grid').then(({ CategoryGrid }) => CategoryGrid)),
  16: whenNear(() => import(/* webpackChunkName: "display-sales" */ './time-sale/time-sale').then(({ TimeSale }) => TimeSale)),
  17: whenNear(() => import(/* webpackChunkName: "display-coupons" */ './coupons/coupons').then(({ Coupons }) => Coupons)),
  18: exhibitionRail,
  [MEMBER_GROUP_DISPLAY]: whenNear(() =>
    import(/* webpackChunkName: "display-picks" */ './group-picks').then(({ GroupPicks }) => GroupPicks),
  ),
  20: atOnce(RecentPicks),
  21: whenNear(() => import(/* webpackChunkName: "display-banners" */ './exhibition-stack').then(({ ExhibitionStack }) => ExhibitionStack)),
  23: whenNear(() => import(/* webpackChunkName: "display-rails" */ './restock-rail').then(({ RestockRail }) => RestockRail)),
  24: listRail,
  25: listRail,
};

/** Known without any chunk. */
export const isDrawn = (displayCd: number): boolean => displayCd in DISPLAYS;

/**
 * Loads the code of these types, so that a page of them is drawn at once. Never fails: a block whose code did not come says so
 * itself.
 */
export async function loadDisplays(displayCds: readonly number[]): Promise<void> {
  await Promise.allSettled(
    [...new Set(displayCds)].map((displayCd) => {
      DISPLAYS[displayCd]?.retry();
      return DISPLAYS[displayCd]?.load();
    }),
  );
}
