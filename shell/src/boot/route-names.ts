import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';

/** Names of the table's rows, in its order. */
export const ROUTE_NAMES: readonly string[] = Object.keys(ROUTE_PATHS);

/** The screen of most rows: `ProductQnaForm` shows `product-qna-form`. */
export const screenOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
