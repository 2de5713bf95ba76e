import { missingNames } from './missing-names.rules';

const offered = { events: ['cart:changed'], storage: ['local:guest'], permissions: ['login'], doors: ['./remote'] };
const contract = (changes: object = {}, exposes = ['./remote']) => ({
  exposes,
  uses: { calls: [], events: { in: [], out: [] }, storage: [], surfaces: [], routes: [], permissions: [], ...changes },
});

test.each([
  ['that needs nothing', contract()],
  [
    'that needs what there is',
    contract({ events: { in: ['cart:changed'], out: ['cart:changed'] }, storage: ['local:guest'], permissions: ['login'] }),
  ],
  // Of the API and of its peers.
  ['with a new call, a new surface and a new route', contract({ calls: ['GET /new'], surfaces: ['ugc/new@1'], routes: ['New'] })],
  ['with more doors', contract({}, ['./remote', './lifecycles'])],
])('a remote %s can be loaded', (_, remote) => {
  expect(missingNames(remote, offered)).toEqual([]);
});

test.each([
  [contract({ events: { in: ['raffle:drawn'], out: [] } }), ['event raffle:drawn']],
  [contract({ events: { in: ['cart:changed', 'raffle:drawn'], out: ['raffle:drawn'] } }), ['event raffle:drawn']],
  [contract({ storage: ['local:guest', 'local:gift'] }), ['storage local:gift']],
  [contract({ permissions: ['camera'] }), ['permission camera']],
  [contract({}, ['./lifecycles']), ['door ./remote']],
  [contract({ storage: ['session:gift'], permissions: ['camera'] }), ['storage session:gift', 'permission camera']],
])('a remote that needs what the shell has not is told what: %#', (remote, missing) => {
  expect(missingNames(remote, offered)).toEqual(missing);
});
