import { and, desc, eq, like, lt, or } from 'drizzle-orm';
import type { Db } from '../db/db';
import type { Message } from './message';
import { outboxTable as outbox } from './outbox.tables';

export type OutboxRow = typeof outbox.$inferSelect;

/** Messages on orders and claims have keys of this kind. Others carry codes that prove a mailbox or a phone: operators do not see them. */
const isOfOrders = or(like(outbox.key, 'order:%'), like(outbox.key, 'claim:%'));

/** Messages on orders and claims, newest first, behind a position; of one order or claim, or of all. */
export const findMessages = (
  db: Db,
  { target, before, limit }: { target?: string | undefined; before?: number | undefined; limit: number },
): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        target ? or(...['order', 'claim'].map((kind) => like(outbox.key, `${kind}:${likeText(target)}:%`))) : isOfOrders,
        before ? lt(outbox.id, before) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(limit);

export async function findMessage(db: Db, id: number): Promise<OutboxRow | null> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isOfOrders));
  return row ?? null;
}

/** A message as its reader sees it. */
export function shownMessage({ id, kind, key, payload, createdAt, sentAt, attempts, error }: OutboxRow) {
  const message = { kind, ...payload } as Message;
  const head = { id, kind, key, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null, attempts, error };
  if (message.kind === 'mail')
    return { ...head, to: message.to, title: message.subject, text: message.text, html: message.html ?? null, link: null };
  if (message.kind === 'sms') return { ...head, to: message.to, title: '', text: message.text, html: null, link: null };
  return { ...head, to: message.token, title: message.title, text: message.body, html: null, link: message.link ?? null };
}

const likeText = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
