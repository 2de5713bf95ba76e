import {
  CUSTOMS_PERFUME_OVER_ML,
  CUSTOMS_TAX_FROM_USD,
  DELIVERY_DAYS,
  FREE_SHIPPING_FROM_WON,
  RESTOCK_MONTHS,
  REWARDS,
} from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import { pathOf } from '@hyangro/runtime';
import { formatInteger } from '@hyangro/runtime/format';

/** Price of the first order's product (§1). */
const FIRST_PRODUCT_WON = 990;

/** The shop's numbers, for the places of the copy. */
export const welcomeValues = (won: (amount: number) => string): Readonly<Record<string, string | number>> => ({
  price: won(FIRST_PRODUCT_WON),
  points: formatInteger(REWARDS.invitePoints),
  tickets: REWARDS.inviteTickets,
  months: RESTOCK_MONTHS,
  days: DELIVERY_DAYS.DOMESTIC.usual,
  freeFrom: won(FREE_SHIPPING_FROM_WON),
  ml: CUSTOMS_PERFUME_OVER_ML,
  usd: CUSTOMS_TAX_FROM_USD,
});

export const HEROES = ['brand', 'welcome', 'invite', 'restock'] as const;
export type HeroName = (typeof HEROES)[number];

interface Scene {
  /** Phone. */
  fileUrl: string;
  /** PC: calm on its left half. */
  fileUrl2: string;
  ink: 'dark' | 'light';
}
/** The page asks the shop for nothing: its pictures are those of the demo's media, by their address. */
export const SCENES: Readonly<Record<HeroName, Scene>> = {
  brand: { fileUrl: '/media/layout/rose-m-780.819072ae.webp', fileUrl2: '/media/layout/rose-pc1912-1912.ca0e5ebc.webp', ink: 'dark' },
  welcome: { fileUrl: '/media/layout/welcome-m-780.f0e053c5.webp', fileUrl2: '/media/layout/welcome-pc-1440.ced89ff6.webp', ink: 'dark' },
  invite: { fileUrl: '/media/layout/invite-m-780.cfa7365e.webp', fileUrl2: '/media/layout/invite-pc-1440.52895f76.webp', ink: 'dark' },
  restock: {
    fileUrl: '/media/layout/restock-card-900.b9405daa.webp',
    fileUrl2: '/media/layout/restock-cardpc-1200.0b7227c8.webp',
    ink: 'light',
  },
};

/** How wide the first picture, and one in the page's column, is drawn. */
export const FULL_WIDTH = { mobile: '100vw', pc: '100vw' };
export const COLUMN_WIDTH = { mobile: 'calc(100vw - 32px)', pc: '(min-width: 1280px) 1200px, 100vw' };

/** Where a hero leads: the invitation to the member's own code and link. */
export const linkOfHero = (name: HeroName, locale: Locale): string =>
  ({
    brand: pathOf('Brands'),
    welcome: locale === 'ko' ? pathOf('SignUp1') : pathOf('Join'),
    invite: `${pathOf('MyProfile')}#invite`,
    restock: pathOf('MyProducts'),
  })[name];
