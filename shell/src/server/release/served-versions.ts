import type { FastifyInstance } from 'fastify';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { SERVED_VERSIONS_PATH } from '@hyangro/contracts/wire-names';
import { knownVisitor } from '../http/visitor';
import { bootRemotes } from '../page/page-plan';
import type { Registry, ServedSet } from './registry';

/**
 * Tells an open page what a new one would be given: a version by remote. By it a page knows that it has grown old (MFE-11). Of a remote
 * whose canary may or may not be meant, nothing is said to a browser without a name.
 */
export function answerServedVersions(
  app: FastifyInstance,
  registry: Registry,
  overrides: Readonly<Record<string, string>>,
  /** What a tester has pinned (QA-05). */
  pinnedBy: (cookie: string | undefined) => Promise<ServedSet | null>,
): void {
  app.get(SERVED_VERSIONS_PATH, async ({ headers }, reply) => {
    const pinned = await pinnedBy(headers.cookie);
    const visitor = registry.hasCanary() ? knownVisitor(headers.cookie) : undefined;
    const remotes = bootRemotes(pinned ?? (visitor ? registry.servedTo(visitor) : registry), overrides);
    const told = REMOTES.filter((remote) => pinned !== null || visitor !== undefined || !registry.hasCanary(remote));
    void reply.header('cache-control', 'no-store');
    return Object.fromEntries(told.flatMap((remote) => (remotes[remote]?.[0] ? [[remote, remotes[remote][0].version]] : [])));
  });
}
