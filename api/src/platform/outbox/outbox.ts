import type { Db } from '../db/db';
import type { Message } from './message';
import { outboxTable } from './outbox.tables';

export type { Message } from './message';

/** Messages are written with the change that causes them and sent later, so that neither exists without the other. */
export interface Outbox {
  /** `key` makes a message unique: a second one with the same key is dropped. */
  put(db: Db, message: Message, now: Date, key?: string): Promise<void>;
}

export const outbox: Outbox = {
  async put(db, { kind, ...payload }, now, key) {
    await db.insert(outboxTable).values({ kind, payload, key, createdAt: now, nextAt: now }).onConflictDoNothing();
  },
};
