import { randomUUID } from 'node:crypto';
import type { Client } from '../search/client';
import type { RacedShop } from './shop';

export interface Race {
  shop: RacedShop;
  db: Client;
  /** Sessions of members `R0` …, one each. */
  members: readonly string[];
}

/** What is ordered in the races. */
export const GOODS = 'P0003';
export const one = (quantity = 1) => ({ productCd: GOODS, optionCd: null, quantity });

/** A member places an order. */
export const place = ({ shop }: Race, session: string | undefined, items: readonly object[], key: string = randomUUID()) =>
  shop.call('POST', '/orders', { session, body: { items }, key });
