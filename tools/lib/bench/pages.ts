import { LIST } from './visit';

/** The three pages a first visit begins with. */
export const MAIN = '/';
export const PRODUCT = '/product/P0001';
export const PAGES = [MAIN, LIST, PRODUCT];
/** The demo's layout with a block of each display type. */
export const EVERY_TYPE = '/main/ALLTYPES';
