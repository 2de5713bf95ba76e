/** What other modules may use of restock requests. */
export { releaseBought } from './restock.repository';
