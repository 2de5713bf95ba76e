import { NEW_CUSTOMER_COOKIE } from '@hyangro/contracts/wire-names';
import { lastingCookie } from './lasting-cookie';

/** What the browser knows of its customer (LS-19), for the server: it draws the right layout at once. */
export const newCustomerCookie = (isNew: boolean): string =>
  isNew ? lastingCookie(NEW_CUSTOMER_COOKIE, '1') : `${NEW_CUSTOMER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
