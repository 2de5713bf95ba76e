import { forgottenCookie, lastingCookie } from '@hyangro/contracts/lasting-cookie';
import { NEW_CUSTOMER_COOKIE } from '@hyangro/contracts/wire-names';

/** What the browser knows of its customer (LS-19), for the server: it draws the right layout at once. */
export const newCustomerCookie = (isNew: boolean): string =>
  isNew ? lastingCookie(NEW_CUSTOMER_COOKIE, '1') : forgottenCookie(NEW_CUSTOMER_COOKIE);
