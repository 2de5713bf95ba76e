import path from 'node:path';
import { declarationSchema, undeclared, type Declaration } from '@hyangro/contracts/release/remote-contract';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { Linter } from 'eslint';
import { declarationOf as usesIn, readBudget, readDeclaration, usesOf } from './contract-uses';
import { declaredRule } from './declared-rule';

const ROOT = path.join(__dirname, '../../..');
const used = Object.fromEntries(REMOTES.map((remote) => [remote, usesIn(remote)]));

test.each([...REMOTES])('MFE-04 the contract of %s names exactly what its sources use, and only what exists', (remote) => {
  expect(declarationSchema.parse(readDeclaration(remote))).toEqual(used[remote]);
});

test.each([...REMOTES])('the contract of %s names what it may cost its shoppers', (remote) => {
  const { jsGzipBytes, cssGzipBytes, lcpMs, inpMs, cls } = readBudget(remote);
  // No page may have more (QA-10), and none worse than good (web.dev/vitals).
  expect(jsGzipBytes).toBeLessThanOrEqual(170 * 1024);
  expect([cssGzipBytes, lcpMs <= 2500, inpMs <= 200, cls <= 0.1]).toEqual([0, true, true, true]);
});

test('a remote without a contract of its own begins with the first budget', () => {
  expect(readBudget('gift')).toEqual({ jsGzipBytes: 35_000, cssGzipBytes: 0, lcpMs: 2_500, inpMs: 200, cls: 0.1 });
});

test.each([
  ["api('GET /no/such/call')", 'calls', 'GET /no/such/call'],
  ["services.events.publish('cart:changed', { count })", 'events.out', 'cart:changed'],
  ["services.events.subscribe('order:paid', reload)", 'events.in', 'order:paid'],
  ["storage.local.set('guest', '')", 'storage', 'local:guest'],
  ["storage.session.get('memberInfo')", 'storage', 'session:memberInfo'],
  ['<Surface name="ugc/review-list@1" />', 'surfaces', 'ugc/review-list@1'],
  ['await services.logout()', 'permissions', 'session'],
  ['const { track, t } = useServices()', 'permissions', 'analytics'],
  ["useFlag('raffle/draw-check', true)", 'flags', 'raffle/draw-check'],
  ["import { useToggleWishlist } from '@hyangro/runtime';", 'calls', 'PUT /product/:productCd/like'],
  ["import { ShopProductCard } from '@hyangro/commerce/product-card';", 'events.out', 'wishlist:changed'],
])('MFE-04 %s is seen as a use of %s', (source, kind, name) => {
  expect(usesOf(source)).toContainEqual([kind, name]);
});

test.each([
  ['calls', { calls: ['GET /no/such/call'] }],
  ['events', { events: { in: ['no:such'], out: [] } }],
  ['storage', { storage: ['local:no-such'] }],
  ['permissions', { permissions: ['everything'] }],
  ['flags', { flags: ['raffle/no-such-flag'] }],
  ['anything else', { more: true }],
])('MFE-04 a contract that names %s that nobody knows is refused', (_, wrong) => {
  expect(declarationSchema.safeParse({ ...used.layout, ...wrong }).success).toBe(false);
});

test('MFE-04 what a contract does not declare is told by name', () => {
  const nothing: Declaration = {
    calls: [],
    events: { in: [], out: [] },
    storage: [],
    surfaces: [],
    routes: [],
    permissions: [],
    flags: [],
  };
  expect(undeclared(used.catalog as Declaration, nothing)).toEqual(
    expect.arrayContaining(['POST /cart/items', 'wishlist:changed', 'local:recentProducts', 'ugc/review-list@1', 'login']),
  );
  expect(undeclared(used.catalog as Declaration, used.catalog as Declaration)).toEqual([]);
});

test('MFE-04 lint refuses a call, an event and a key that the contract does not declare', () => {
  const code = "api('POST /orders'); services.events.publish('order:paid', {}); storage.local.get('guest');";
  const rules = [
    { files: ['**/*.ts'], plugins: { shop: { rules: { declared: declaredRule } } }, rules: { 'shop/declared': 'error' as const } },
  ];
  const linter = new Linter({ cwd: ROOT });
  const said = linter.verify(code, rules, 'mfe-raffle/src/screens/raffle/x.ts').map(({ message }) => message);
  expect(said).toHaveLength(3);
  expect(said.join()).toMatch(/POST \/orders.*order:paid.*local:guest/s);
});
