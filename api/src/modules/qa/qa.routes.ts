import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { desc } from 'drizzle-orm';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import type { ApiModule, Deps, Scenario } from '../../platform/module';

const seedBody = z.object({ scenario: z.string() });
const clockBody = z.object({ at: z.iso.datetime({ offset: true }).nullable() });
const LAST_MESSAGES = 50;

/** Doors for tests, there in QA mode only (QA-02, QA-03): states of the shop, its clock, its jobs and its outgoing messages. */
export async function qaRoutes(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly ApiModule[],
  runJobs: () => Promise<void>,
): Promise<void> {
  const scenarios: Record<string, Scenario> = {};
  for (const module of modules) Object.assign(scenarios, await module.scenarios?.());

  app.post('/__qa/seed', { schema: { body: seedBody } }, async (request, reply) => {
    const { scenario } = request.body as z.infer<typeof seedBody>;
    const seed = scenarios[scenario];
    if (!seed) return reply.callNotFound();
    return reply.send((await seed(deps, deps.clock.now())) ?? {});
  });
  app.get('/__qa/scenarios', async () => Object.keys(scenarios).sort());
  app.post('/__qa/clock', { schema: { body: clockBody } }, async (request) => {
    const { at } = request.body as z.infer<typeof clockBody>;
    if ('set' in deps.clock) (deps.clock as { set(at: Date): void }).set(at ? new Date(at) : new Date());
    await runJobs();
    return { now: deps.clock.now().toISOString() };
  });
  app.get('/__qa/outbox', async () => {
    const rows = await deps.db.select().from(outboxTable).orderBy(desc(outboxTable.id)).limit(LAST_MESSAGES);
    return rows.map(({ id, kind, payload, sentAt, createdAt }) => ({
      id,
      kind,
      ...payload,
      sentAt,
      createdAt,
    }));
  });
}
