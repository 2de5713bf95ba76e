import type { Db } from '../../platform/db/db';
import type { Deps } from '../../platform/module';

/** What orders ask of payments. The payment module stands above the orders and gives it (`app.ts`). */
export interface OrderPayments {
  /** Brings an attempt under way in line with its provider; false when there is none, and then nothing has changed. */
  refresh(orderCd: string, now: Date): Promise<boolean>;
  /** The same, and ends an attempt that the shopper has not agreed to yet: the order is about to change. */
  giveWay(orderCd: string, now: Date): Promise<void>;
  /** Whether an attempt to pay the order is under way. */
  isUnderWay(db: Db, orderCd: string): Promise<boolean>;
}

export type OrderDeps = Pick<Deps, 'db' | 'config' | 'exchangeRate'> & { payments: OrderPayments };
