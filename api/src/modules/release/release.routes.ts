import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { reportRemotes } from './remote-report.service';

const HOUR_MS = 3_600_000;

/** How versions of remotes do; what changes them is the API of the shell's server (`release-api.ts`). */
export function releaseRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /operator/remotes', async ({ query: { hours, shell = null } }, { now }) => {
    const from = new Date(now.getTime() - hours * HOUR_MS);
    return { from: from.toISOString(), items: await reportRemotes(deps, from, shell) };
  });
}
