import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { OUTBOX_PATH } from '@hyangro/contracts/wire-names';
import type { Deps } from '../../platform/module';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { shownMessage } from '../../platform/outbox/outbox-reader';
import { sendSandboxPage } from '../../platform/sandbox/sandbox-page';
import { outboxPage } from './outbox-page';

const LAST_MESSAGES = 100;

/** The messages of a shop that sends to nobody, for whoever tries it. They hold the codes of everybody: only the demo's build has this page. */
export async function outboxPageRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): Promise<void> {
  app.get(OUTBOX_PATH, async (_request, reply) => {
    const rows = await db.select().from(outboxTable).orderBy(desc(outboxTable.id)).limit(LAST_MESSAGES);
    return sendSandboxPage(reply, outboxPage(rows.map(shownMessage)));
  });
}
