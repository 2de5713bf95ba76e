import type { ContractShapes, ContractSnapshot } from './contract-shapes';
import { callMisfits, propsMisfits, routeMisfits, valueMisfits } from './fits.rules';
import type { RemoteContract, Uses } from './remote-contract';
import type { Misfit } from './schema-fit.rules';

/** What the running shell takes of the remotes, and knows of the contract: its calls are those that the API serves. */
export interface ShellContract {
  uses: Uses;
  knows: ContractSnapshot;
  /** Services that it lets a remote use. */
  permissions: readonly string[];
}

/** One thing that a release would break, or that it would miss. */
export interface Break {
  /** Whom it hurts or what it comes from: `catalog@1.2.0-abc`, or `shell`. */
  peer: string;
  /** `route Product`, `surface ugc/review-list@1`, `event cart:changed`, `call GET /feeds`, `storage local:guest`, `permission login`. */
  what: string;
  /** For example `props.pageSize: can be missing, is needed`. */
  difference: string;
}

interface Released {
  candidate: RemoteContract;
  /** Every version that a visitor may have now: stable, canary and the one before, the candidate's own remote included. */
  served: readonly RemoteContract[];
  shell: ShellContract;
}

/** A program of the shop as the gate sees it. */
interface Peer {
  name: string;
  uses: Uses;
  shapes: ContractShapes;
}

/**
 * The gate in front of a release: whether the candidate can take its place beside everything that is served now. Looks both ways: at
 * what others use of it, and at what it uses of others.
 * @returns every break with the peer and the exact difference, in a fixed order; `ok` without any
 */
export function checkRelease({ candidate, served, shell }: Released): { ok: boolean; breaks: Break[] } {
  const own = served.filter(({ remote }) => remote === candidate.remote);
  const others = served.filter(({ remote }) => remote !== candidate.remote);
  const inUse: Peer[] = [...others.map(peerOf), { name: 'shell', uses: shell.uses, shapes: shell.knows }];
  const breaks = [
    ...inUse.flatMap((peer) => [...lostRoutes(candidate, peer), ...lostSurfaces(candidate, peer), ...lostEvents(candidate, peer, own)]),
    ...others.flatMap((giver) => missedOf(candidate, giver)),
    ...[...own, ...others].flatMap((peer) => otherValues(candidate, peerOf(peer))),
    ...missedOfShop(candidate, served, shell),
  ];
  return { ok: breaks.length === 0, breaks };
}

const peerOf = ({ remote, version, uses, shapes }: RemoteContract): Peer => ({ name: `${remote}@${version}`, uses, shapes });
const tell = (peer: string, what: string, found: readonly Misfit[]): Break[] =>
  found.map(({ at, difference }) => ({ peer, what, difference: at ? `${at}: ${difference}` : difference }));
const gone = (difference: string): Misfit[] => [{ at: '', difference }];

/** Routes of the candidate that a peer links to. */
function lostRoutes(candidate: RemoteContract, peer: Peer): Break[] {
  return peer.uses.routes.flatMap((name) => {
    const known = peer.shapes.routes[name];
    if (known?.owner !== candidate.remote) return [];
    return tell(peer.name, `route ${name}`, leadTo(candidate, name, known));
  });
}

/** Where a link by a row that somebody knows does not lead to a screen of this release. */
function leadTo(release: RemoteContract, name: string, known: ContractShapes['routes'][string]): Misfit[] {
  const now = release.shapes.routes[name];
  const row = release.routes.find((one) => one.name === name);
  if (!row || !now) return gone('is gone');
  return row.isBuilt ? routeMisfits(known, now) : gone('has no screen');
}

/** Surfaces of the candidate that a peer embeds. */
function lostSurfaces(candidate: RemoteContract, peer: Peer): Break[] {
  return peer.uses.surfaces
    .filter((name) => ownerOf(name) === candidate.remote)
    .flatMap((name) => tell(peer.name, `surface ${name}`, embedded(peer.shapes, candidate, name)));
}

const ownerOf = (surface: string) => surface.slice(0, surface.indexOf('/'));

function embedded(by: ContractShapes, giver: RemoteContract, name: string): Misfit[] {
  if (!giver.offers.includes(name)) return gone('is not offered');
  return propsMisfits(by.surfaces[name] ?? {}, giver.shapes.surfaces[name] ?? {});
}

/** Events that a peer hears: of another shape than it reads, or told by a version of this remote that is served and not by the candidate. */
function lostEvents(candidate: RemoteContract, peer: Peer, own: readonly RemoteContract[]): Break[] {
  return peer.uses.events.in.flatMap((name) => {
    if (candidate.uses.events.out.includes(name))
      return tell(peer.name, `event ${name}`, payloadMisfits(candidate.shapes, peer.shapes, name));
    const isDropped = own.some(({ uses }) => uses.events.out.includes(name));
    return isDropped ? tell(peer.name, `event ${name}`, gone('is not told any more')) : [];
  });
}

const payloadMisfits = (teller: ContractShapes, hearer: ContractShapes, name: string): Misfit[] =>
  valueMisfits(teller.events[name] ?? {}, hearer.events[name] ?? {});

/** What the candidate uses of another remote that is served. */
function missedOf(candidate: RemoteContract, giver: RemoteContract): Break[] {
  const { name, uses, shapes } = peerOf(giver);
  const routes = candidate.uses.routes.flatMap((route) => {
    const known = candidate.shapes.routes[route];
    return known?.owner === giver.remote ? tell(name, `route ${route}`, leadTo(giver, route, known)) : [];
  });
  const surfaces = candidate.uses.surfaces
    .filter((surface) => ownerOf(surface) === giver.remote)
    .flatMap((surface) => tell(name, `surface ${surface}`, embedded(candidate.shapes, giver, surface)));
  const events = candidate.uses.events.in
    .filter((event) => uses.events.out.includes(event))
    .flatMap((event) => tell(name, `event ${event}`, payloadMisfits(shapes, candidate.shapes, event)));
  return [...routes, ...surfaces, ...events, ...takenPaths(candidate, giver)];
}

/** Addresses that lead to another remote already. */
function takenPaths(candidate: RemoteContract, peer: RemoteContract): Break[] {
  return candidate.routes.flatMap(({ path }) => {
    const taken = peer.routes.find((row) => row.path === path);
    return taken ? tell(peerOf(peer).name, `route ${taken.name}`, gone(`${path} would lead to ${candidate.remote}`)) : [];
  });
}

/** Stored values that both use: what either wrote, the other reads. */
function otherValues(candidate: RemoteContract, peer: Peer): Break[] {
  return candidate.uses.storage
    .filter((key) => peer.uses.storage.includes(key))
    .flatMap((key) => {
      const [mine, theirs] = [candidate.shapes.storage[key] ?? {}, peer.shapes.storage[key] ?? {}];
      const both = [...valueMisfits(mine, theirs), ...valueMisfits(theirs, mine)];
      return tell(peer.name, `storage ${key}`, both);
    });
}

/** What the candidate needs and neither the shell nor any remote that is served has. */
function missedOfShop(candidate: RemoteContract, served: readonly RemoteContract[], { knows, permissions }: ShellContract): Break[] {
  const { uses, shapes } = candidate;
  const shell = (what: string, found: readonly Misfit[]) => tell('shell', what, found);
  const named = <T>(kind: string, names: readonly string[], has: Readonly<Record<string, T>>, fit: (now: T, name: string) => Misfit[]) =>
    names.flatMap((name) => shell(`${kind} ${name}`, has[name] === undefined ? gone('is not known') : fit(has[name], name)));
  const owners = new Set([candidate.remote, ...served.map(({ remote }) => remote)]);
  const isUnserved = (surface: string) => !owners.has(ownerOf(surface));
  return [
    ...named('call', uses.calls, knows.endpoints, (now, name) => {
      const known = shapes.endpoints[name];
      return known ? callMisfits(known, now) : gone('has no shape');
    }),
    ...named('event', uses.events.out, knows.events, (now, name) => valueMisfits(shapes.events[name] ?? {}, now)),
    ...named('event', uses.events.in, knows.events, (now, name) => valueMisfits(now, shapes.events[name] ?? {})),
    ...named('storage', uses.storage, knows.storage, (now, name) => {
      const mine = shapes.storage[name] ?? {};
      return [...valueMisfits(mine, now), ...valueMisfits(now, mine)];
    }),
    ...uses.surfaces.filter(isUnserved).flatMap((name) => shell(`surface ${name}`, gone('is offered by no remote that is served'))),
    ...uses.permissions.flatMap((name) => (permissions.includes(name) ? [] : shell(`permission ${name}`, gone('is not given')))),
    ...['./remote', './lifecycles'].flatMap((door) =>
      candidate.exposes.includes(door) ? [] : shell(`door ${door}`, gone('is not exposed')),
    ),
  ];
}
