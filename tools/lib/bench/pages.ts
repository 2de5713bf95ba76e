import { LIST } from './visit';

/** The three pages a first visit begins with. */
export const MAIN = '/';
export const PRODUCT = '/product/P0001';
export const PAGES = [MAIN, LIST, PRODUCT];
/** Pages where people enter, and what a law and a doubting shopper read. */
export const TO_ENTER_AND_READ = ['/login', '/introduction/terms', '/mypage/customer-center/faq'];
/** The demo's layout with a block of each display type. */
export const EVERY_TYPE = '/main/ALLTYPES';
