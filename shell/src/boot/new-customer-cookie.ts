import { NEW_CUSTOMER_COOKIE } from '@hyangro/contracts/wire-names';

const YEAR_SECONDS = 31_536_000;

/** What the browser knows of its customer (LS-19), for the server: it draws the right layout at once. */
export const newCustomerCookie = (isNew: boolean): string =>
  `${NEW_CUSTOMER_COOKIE}=1; Path=/; Max-Age=${isNew ? YEAR_SECONDS : 0}; SameSite=Lax`;
