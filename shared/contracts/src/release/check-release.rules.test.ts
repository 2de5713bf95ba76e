import { checkRelease } from './check-release.rules';
import type { RemoteContract } from './remote-contract';

const nothing = { routes: {}, endpoints: {}, surfaces: {}, events: {}, storage: {} };
const noUses = { calls: [], events: { in: [], out: [] }, storage: [], surfaces: [], routes: [], permissions: [] };
const raffle: RemoteContract = {
  remote: 'raffle',
  version: '2',
  contract: '1.1.0',
  exposes: ['./remote', './lifecycles'],
  routes: [{ name: 'Raffles', path: '/raffles', isBuilt: true }],
  offers: [],
  uses: noUses,
  shapes: { ...nothing, routes: { Raffles: { path: '/raffles', owner: 'raffle' } } },
};
const shell = { uses: { ...noUses, routes: ['Raffles'] }, knows: { ...nothing, ...raffle.shapes, bridge: {} }, permissions: [] };

test('a release that changes nothing passes, one without a route that the shell links to does not', () => {
  expect(checkRelease({ candidate: raffle, served: [raffle], shell })).toEqual({ ok: true, breaks: [] });
  expect(checkRelease({ candidate: { ...raffle, routes: [] }, served: [raffle], shell })).toEqual({
    ok: false,
    breaks: [{ peer: 'shell', what: 'route Raffles', difference: 'is gone' }],
  });
});
