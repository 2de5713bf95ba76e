import type { FastifyInstance } from 'fastify';
import { decodeCursor, pageOf } from '../../platform/db/cursor';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { findMessage, findMessages, shownMessage } from '../../platform/outbox/outbox-reader';
import { findActions } from './operator.repository';

/** The record of actions, and the messages on orders and claims. */
export function operatorRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'GET /operator/actions', async ({ query: { target, cursor, limit } }) => {
    const found = await findActions(db, { target, before: numberIn(cursor), limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, ({ seq }) => [seq]);
    return { items: rows.map(({ at, ...action }) => ({ ...action, at: at.toISOString() })), nextCursor };
  });
  serve(app, 'GET /operator/outbox', async ({ query: { target, cursor, limit } }) => {
    const found = await findMessages(db, { target, before: numberIn(cursor), limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, ({ id }) => [id]);
    return { items: rows.map((row) => shownMessage(row)), nextCursor };
  });
  serve(app, 'GET /operator/outbox/:id', async ({ params: { id } }, { refuse }) => {
    const message = await findMessage(db, id);
    return message ? shownMessage(message) : refuse('MESSAGE_NOT_FOUND');
  });
}

const numberIn = (cursor: string | undefined): number | undefined =>
  decodeCursor(cursor, 1, ([last]) => (typeof last === 'number' && Number.isSafeInteger(last) && last > 0 ? last : null));
