import type { Budget } from '@hyangro/contracts/release/budget';
import type { RemoteContract } from '@hyangro/contracts/release/remote-contract';
import type { RemoteRegistry } from '@hyangro/contracts/release/release';

/** What a version of the community says of itself, with this budget. */
export const ugcContract = (version: string, budget: Budget): RemoteContract => ({
  remote: 'ugc',
  version,
  contract: '1.0.0',
  exposes: [],
  routes: [{ name: 'BestReviews', path: '/best-reviews', isBuilt: true }],
  offers: [],
  uses: { calls: [], events: { in: [], out: [] }, storage: [], surfaces: [], routes: [], permissions: [] },
  shapes: { routes: {}, endpoints: {}, surfaces: {}, events: {}, storage: {} },
  budget,
});

export function must(registry: RemoteRegistry | null): RemoteRegistry {
  if (!registry) throw new Error('There is no registry.');
  return registry;
}
