import type { RemoteContract, Uses } from '@hyangro/contracts/release/remote-contract';
import { ROUTES, type Row } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import type { ContractSnapshot } from '@hyangro/contracts/release/contract-shapes';
import { currentSnapshot, shapesOf } from './contract-snapshot';

/** What a remote gives and uses, by name. */
export interface Given {
  offers: readonly string[];
  uses: Uses;
}

interface Built extends Given {
  remote: string;
  version: string;
  routes?: RemoteContract['routes'];
  budget?: RemoteContract['budget'];
}

/** Its rows of the route table, each with a screen. */
const rowsOf = (remote: string): RemoteContract['routes'] =>
  Object.entries(ROUTES as Record<string, Row>)
    .filter(([, { owner }]) => owner === remote)
    .map(([name, { path }]) => ({ name, path, isBuilt: true }));

/** What a version publishes of itself: what it gives and uses, each with its shape as the sources have it now. */
export function releaseContract(
  { remote, version, offers, uses, routes = rowsOf(remote), budget }: Built,
  snapshot: ContractSnapshot = currentSnapshot(),
): RemoteContract {
  const shapes = shapesOf(snapshot, {
    routes: [...routes.map(({ name }) => name), ...uses.routes],
    endpoints: uses.calls,
    surfaces: [...offers, ...uses.surfaces],
    events: [...uses.events.in, ...uses.events.out],
    storage: uses.storage,
  });
  return {
    remote,
    version,
    contract: CONTRACT_VERSION,
    exposes: ['./remote', './lifecycles'],
    routes,
    offers: [...offers],
    uses,
    shapes,
    ...(budget && { budget }),
  };
}
