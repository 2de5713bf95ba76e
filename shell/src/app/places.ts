import { MENU_CODES } from '@hyangro/contracts/constants';
import { pathOf } from '@hyangro/contracts/routes/paths';

/** Main places of the shop as they stand before, or without, the server's menu: names from the shell's messages. */
export const TOP_MENU = [
  { key: 'menu.home', to: '/' },
  { key: 'menu.timeSale', to: pathOf('Promotion', { layoutCd: MENU_CODES.timeSale }) },
  { key: 'menu.perfume', to: pathOf('Category', { cateCd: MENU_CODES.perfume }) },
  { key: 'menu.skincare', to: pathOf('Category', { cateCd: MENU_CODES.skincare }) },
  { key: 'menu.makeup', to: pathOf('Category', { cateCd: MENU_CODES.makeup }) },
  { key: 'menu.hairBody', to: pathOf('Category', { cateCd: MENU_CODES.hairBody }) },
  { key: 'menu.brands', to: pathOf('Brands') },
  { key: 'menu.raffles', to: pathOf('Raffles') },
  { key: 'menu.reviews', to: pathOf('BestReviews') },
  { key: 'menu.events', to: pathOf('Notices', { tab: 'event' }) },
] as const;
