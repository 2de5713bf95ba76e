import { checkRelease, type Break, type ShellContract } from './check-release.rules';
import type { ContractShapes, EndpointShape } from './contract-shapes';
import type { RemoteContract, Uses } from './remote-contract';
import type { Schema } from './schema-fit.rules';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({ type: 'object', properties, required });
const oneOf = (...words: string[]): Schema => ({ type: 'string', enum: words });
const call = (parts: Partial<EndpointShape>): EndpointShape => ({ summary: 'A call.', access: 'guest', refusals: [], ...parts });
const row = (owner: string, path: string) => ({ owner, path });
const uses = (some: Partial<Uses>): Uses => ({
  calls: [],
  events: { in: [], out: [] },
  storage: [],
  surfaces: [],
  routes: [],
  permissions: [],
  ...some,
});

/** A small shop: ugc shows reviews inside catalog's product page, both tell and hear of wishes, both keep what was seen. */
const CONTRACT: ContractShapes = {
  routes: {
    Product: row('catalog', '/product/:productCd'),
    Search: row('catalog', '/search/:keyword?'),
    Review: row('ugc', '/review/:ugcCd'),
    Reviews: row('ugc', '/reviews/:sort?'),
    Feeds: row('ugc', '/feeds'),
  },
  endpoints: {
    'GET /reviews': call({
      query: object({ page: number }),
      ok: object(
        { items: { type: 'array', items: object({ ugcCd: text, kind: oneOf('TEXT', 'PHOTO'), note: text }, 'ugcCd', 'kind') } },
        'items',
      ),
    }),
    'POST /reviews': call({
      access: 'member',
      idempotent: true,
      body: object({ stars: number, text }, 'stars'),
      ok: object({ ugcCd: text }, 'ugcCd'),
    }),
  },
  surfaces: {
    'ugc/review-list@1': object({ productCd: text, pageSize: number, sort: oneOf('new', 'best') }, 'productCd'),
    'catalog/search@1': object({ hasTerms: { type: 'boolean' } }),
  },
  events: { 'wish:changed': object({ productCd: text, isWished: { type: 'boolean' } }, 'productCd', 'isWished'), 'order:paid': object({}) },
  storage: { 'local:seen': { type: 'array', items: text, maxItems: 20 }, 'local:draft': object({ text }, 'text') },
};

const ugc: RemoteContract = {
  remote: 'ugc',
  version: '1',
  contract: '1.0.0',
  exposes: ['./remote', './lifecycles'],
  routes: [
    { name: 'Review', path: '/review/:ugcCd', isBuilt: true },
    { name: 'Reviews', path: '/reviews/:sort?', isBuilt: true },
    { name: 'Feeds', path: '/feeds', isBuilt: true },
    { name: 'Old', path: '/old', isBuilt: true },
  ],
  offers: ['ugc/review-list@1'],
  uses: uses({
    calls: ['GET /reviews', 'POST /reviews'],
    events: { in: ['wish:changed'], out: ['wish:changed'] },
    storage: ['local:seen', 'local:draft'],
    surfaces: ['catalog/search@1'],
    routes: ['Product', 'Search'],
    permissions: ['dialog'],
  }),
  shapes: CONTRACT,
};
const catalog: RemoteContract = {
  ...ugc,
  remote: 'catalog',
  version: '7',
  routes: [
    { name: 'Product', path: '/product/:productCd', isBuilt: true },
    { name: 'Search', path: '/search/:keyword?', isBuilt: true },
  ],
  offers: ['catalog/search@1'],
  uses: uses({
    events: { in: ['wish:changed'], out: ['wish:changed'] },
    storage: ['local:seen'],
    surfaces: ['ugc/review-list@1'],
    routes: ['Review', 'Reviews'],
  }),
};
const shell: ShellContract = {
  uses: uses({ routes: ['Feeds', 'Product'], events: { in: ['order:paid'], out: [] } }),
  knows: { ...CONTRACT, bridge: {} },
  permissions: ['dialog', 'login'],
};

/** What is otherwise in the candidate, a new version of ugc. */
interface Change {
  uses?: Partial<Uses>;
  shapes?: { [K in keyof ContractShapes]?: ContractShapes[K] };
  rest?: Partial<RemoteContract>;
}
const candidate = ({ uses: used, shapes = {}, rest }: Change): RemoteContract => ({
  ...ugc,
  version: '2',
  ...rest,
  uses: { ...ugc.uses, ...used },
  shapes: Object.fromEntries(
    Object.entries(CONTRACT).map(([kind, known]) => [kind, { ...known, ...shapes[kind as keyof ContractShapes] }]),
  ) as ContractShapes,
});
const gate = (change: Change) => checkRelease({ candidate: candidate(change), served: [ugc, catalog], shell });
const surface = (schema: Schema): Change => ({ shapes: { surfaces: { 'ugc/review-list@1': schema } } });
const list = (parts: Partial<EndpointShape>): Change => ({
  shapes: { endpoints: { 'GET /reviews': call({ ...CONTRACT.endpoints['GET /reviews'], ...parts }) } },
});
const send = (parts: Partial<EndpointShape>): Change => ({
  shapes: { endpoints: { 'POST /reviews': call({ ...CONTRACT.endpoints['POST /reviews'], ...parts }) } },
});
const at = (name: string, path: string): Change => ({
  shapes: { routes: { [name]: row('ugc', path) } },
  rest: { routes: ugc.routes.map((one) => (one.name === name ? { ...one, path } : one)) },
});
const told = (schema: Schema): Change => ({ shapes: { events: { 'wish:changed': schema } } });
const kept = (schema: Schema): Change => ({ shapes: { storage: { 'local:seen': schema } } });

/** Kinds of break, written out: what is done, whom it breaks, and the exact difference. */
const BREAKS: [kind: string, change: Change, ...breaks: [peer: string, what: string, difference: string][]][] = [
  [
    'a route that a peer links to is dropped',
    { rest: { routes: ugc.routes.filter(({ name }) => name !== 'Review') } },
    ['catalog@7', 'route Review', 'is gone'],
  ],
  ['a route that the shell links to is dropped', { rest: { routes: ugc.routes.slice(0, 2) } }, ['shell', 'route Feeds', 'is gone']],
  [
    'a route has no screen any more',
    { rest: { routes: ugc.routes.map((one) => ({ ...one, isBuilt: one.name !== 'Review' })) } },
    ['catalog@7', 'route Review', 'has no screen'],
  ],
  [
    'the place in a path is called otherwise',
    at('Review', '/review/:reviewCd'),
    ['catalog@7', 'route Review', 'path: /review/:ugcCd → /review/:reviewCd'],
  ],
  ['a path is another one', at('Review', '/reviews/of/:ugcCd'), ['catalog@7', 'route Review', 'path: /review/:ugcCd → /reviews/of/:ugcCd']],
  [
    'a place in a path must be filled',
    at('Reviews', '/reviews/:sort'),
    ['catalog@7', 'route Reviews', 'path: /reviews/:sort? → /reviews/:sort'],
  ],
  [
    'a route takes the address of another remote',
    { rest: { routes: [...ugc.routes, { name: 'Find', path: '/search/:keyword?', isBuilt: true }] } },
    ['catalog@7', 'route Search', '/search/:keyword? would lead to ugc'],
  ],
  ['a surface is dropped', { rest: { offers: [] } }, ['catalog@7', 'surface ugc/review-list@1', 'is not offered']],
  [
    'a surface is offered in a new version alone',
    { rest: { offers: ['ugc/review-list@2'] } },
    ['catalog@7', 'surface ugc/review-list@1', 'is not offered'],
  ],
  [
    'a prop must be given',
    surface(object({ productCd: text, pageSize: number, sort: oneOf('new', 'best') }, 'productCd', 'pageSize')),
    ['catalog@7', 'surface ugc/review-list@1', 'props.pageSize: can be missing, is needed'],
  ],
  [
    'a prop is called otherwise',
    surface(object({ code: text, pageSize: number, sort: oneOf('new', 'best') }, 'code')),
    ['catalog@7', 'surface ugc/review-list@1', 'props.code: is not sent, is needed'],
  ],
  [
    'a prop is of another type',
    surface(object({ productCd: number, pageSize: number, sort: oneOf('new', 'best') }, 'productCd')),
    ['catalog@7', 'surface ugc/review-list@1', 'props.productCd: string is sent, number is read'],
  ],
  [
    'a prop takes fewer words',
    surface(object({ productCd: text, pageSize: number, sort: oneOf('new') }, 'productCd')),
    ['catalog@7', 'surface ugc/review-list@1', 'props.sort: "best" is sent, "new" is read'],
  ],
  [
    'an event that a peer hears is not told any more',
    { uses: { events: { in: ['wish:changed'], out: [] } } },
    ['catalog@7', 'event wish:changed', 'is not told any more'],
  ],
  [
    'an event loses a field',
    told(object({ productCd: text }, 'productCd')),
    ['catalog@7', 'event wish:changed', 'isWished: is not sent, is needed'],
    ['shell', 'event wish:changed', 'isWished: is not sent, is needed'],
  ],
  [
    'an event is heard with a field that nobody tells',
    told(object({ productCd: text, isWished: { type: 'boolean' }, memCd: text }, 'productCd', 'isWished', 'memCd')),
    ['catalog@7', 'event wish:changed', 'memCd: is not sent, is needed'],
    ['shell', 'event wish:changed', 'memCd: is not sent, is needed'],
  ],
  [
    'a stored value is of another shape',
    kept({ type: 'array', items: number, maxItems: 20 }),
    ['ugc@1', 'storage local:seen', '[]: number is sent, string is read'],
    ['ugc@1', 'storage local:seen', '[]: string is sent, number is read'],
    ['catalog@7', 'storage local:seen', '[]: number is sent, string is read'],
    ['catalog@7', 'storage local:seen', '[]: string is sent, number is read'],
    ['shell', 'storage local:seen', '[]: number is sent, string is read'],
    ['shell', 'storage local:seen', '[]: string is sent, number is read'],
  ],
  ['a key that nobody keeps is used', { uses: { storage: ['local:later'] } }, ['shell', 'storage local:later', 'is not known']],
  ['a call that the API does not have is made', { uses: { calls: ['GET /later'] } }, ['shell', 'call GET /later', 'is not known']],
  [
    'a call is made with a field that the API refuses',
    send({ body: object({ stars: { type: 'string' }, text }, 'stars') }),
    ['shell', 'call POST /reviews', 'body.stars: string is sent, number is read'],
  ],
  ['a call is made by visitors', send({ access: 'guest' }), ['shell', 'call POST /reviews', 'access: guest → member']],
  [
    'an answer is read with a field that the API does not send',
    list({ ok: object({ items: { type: 'array' }, total: number }, 'items', 'total') }),
    ['shell', 'call GET /reviews', 'answer.total: is not sent, is needed'],
  ],
  [
    'an answer is read with fewer words',
    list({ ok: object({ items: { type: 'array', items: object({ ugcCd: text, kind: oneOf('TEXT') }, 'ugcCd', 'kind') } }, 'items') }),
    ['shell', 'call GET /reviews', 'answer.items[].kind: "PHOTO" is sent, "TEXT" is read'],
  ],
  [
    'a surface is embedded that its owner does not offer',
    { uses: { surfaces: ['catalog/compare@1'] } },
    ['catalog@7', 'surface catalog/compare@1', 'is not offered'],
  ],
  [
    'a surface is embedded whose owner is not served',
    { uses: { surfaces: ['order/cart@1'] } },
    ['shell', 'surface order/cart@1', 'is offered by no remote that is served'],
  ],
  [
    'a link leads to a route that its owner does not have',
    { uses: { routes: ['Compare'] }, shapes: { routes: { Compare: row('catalog', '/compare') } } },
    ['catalog@7', 'route Compare', 'is gone'],
  ],
  ['a service is used that the shell does not give', { uses: { permissions: ['camera'] } }, ['shell', 'permission camera', 'is not given']],
  ['a door is closed', { rest: { exposes: ['./remote'] } }, ['shell', 'door ./lifecycles', 'is not exposed']],
];

/** Changes that hurt nobody. */
const COMPATIBLE: [kind: string, change: Change][] = [
  ['nothing is changed', {}],
  ['a route is added', { rest: { routes: [...ugc.routes, { name: 'Talks', path: '/talks', isBuilt: true }] } }],
  ['a route that nobody links to is dropped', { rest: { routes: ugc.routes.filter(({ name }) => name !== 'Old') } }],
  ['a place that may be left out is added to a path', at('Feeds', '/feeds/:sort?')],
  ['a place in a path may be left out', at('Review', '/review/:ugcCd?')],
  ['a route is still coming that nobody links to', { rest: { routes: [...ugc.routes, { name: 'Soon', path: '/soon', isBuilt: false }] } }],
  ['a surface is added', { rest: { offers: [...ugc.offers, 'ugc/rail@1'] } }],
  ['a surface is offered in a second version beside the first', { rest: { offers: [...ugc.offers, 'ugc/review-list@2'] } }],
  [
    'a prop that may be left out is added',
    surface(object({ productCd: text, pageSize: number, sort: oneOf('new', 'best'), title: text }, 'productCd')),
  ],
  ['a prop may be left out', surface(object({ productCd: text, pageSize: number, sort: oneOf('new', 'best') }))],
  ['a prop takes one word more', surface(object({ productCd: text, pageSize: number, sort: oneOf('new', 'best', 'old') }, 'productCd'))],
  [
    'a prop takes another type too',
    surface(object({ productCd: { type: ['string', 'number'] }, pageSize: number, sort: oneOf('new', 'best') }, 'productCd')),
  ],
  ['a prop is not looked at any more', surface(object({ productCd: text, pageSize: number }, 'productCd'))],
  [
    'an event has a field more that may be missing',
    told(object({ productCd: text, isWished: { type: 'boolean' }, memCd: text }, 'productCd', 'isWished')),
  ],
  ['an event is told that was not before', { uses: { events: { in: ['wish:changed'], out: ['wish:changed', 'order:paid'] } } }],
  ['an event is heard that was not before', { uses: { events: { in: ['wish:changed', 'order:paid'], out: ['wish:changed'] } } }],
  ['an event is not heard any more', { uses: { events: { in: [], out: ['wish:changed'] } } }],
  ['a call is not made any more', { uses: { calls: ['GET /reviews'] } }],
  ['a call sends nothing that may be left out', send({ body: object({ stars: number }, 'stars') })],
  ['an answer is read with fewer fields', list({ ok: object({ items: { type: 'array' } }, 'items') })],
  ['an answer is read with a field that may be missing', list({ ok: object({ items: { type: 'array' }, total: number }, 'items') })],
  [
    'an answer is read with one word more',
    list({
      ok: object({ items: { type: 'array', items: object({ ugcCd: text, kind: oneOf('TEXT', 'PHOTO', 'FILM') }, 'ugcCd') } }, 'items'),
    }),
  ],
  ['a key is not used any more', { uses: { storage: ['local:seen'] } }],
  ['a surface is not embedded any more', { uses: { surfaces: [] } }],
  ['a link is taken away', { uses: { routes: ['Product'] } }],
  ['a service is used that the shell gives', { uses: { permissions: ['dialog', 'login'] } }],
];

test('twenty kinds of break and twenty compatible changes are tried at the least', () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(20);
  expect(COMPATIBLE.length).toBeGreaterThanOrEqual(20);
  expect(new Set([...BREAKS, ...COMPATIBLE].map(([kind]) => kind)).size).toBe(BREAKS.length + COMPATIBLE.length);
});

test.each(BREAKS)('refused: %s', (_, change, ...breaks) => {
  const expected: Break[] = breaks.map(([peer, what, difference]) => ({ peer, what, difference }));
  expect(gate(change)).toEqual({ ok: false, breaks: expected });
});

test.each(COMPATIBLE)('released: %s', (_, change) => {
  expect(gate(change)).toEqual({ ok: true, breaks: [] });
});

test('every version that is served counts, not the newest alone', () => {
  const before = { ...catalog, version: '6', offers: [] };
  expect(checkRelease({ candidate: candidate({}), served: [ugc, catalog, before], shell }).breaks).toEqual([
    { peer: 'catalog@6', what: 'surface catalog/search@1', difference: 'is not offered' },
  ]);
});

test('a remote answers for what is its own alone: links and surfaces of a third one are not asked of it', () => {
  const cart = object({ size: number });
  const shapes = {
    ...CONTRACT,
    routes: { ...CONTRACT.routes, Cart: row('order', '/cart') },
    surfaces: { ...CONTRACT.surfaces, 'order/mini-cart@1': cart },
  };
  const order: RemoteContract = {
    ...catalog,
    remote: 'order',
    version: '3',
    routes: [{ name: 'Cart', path: '/cart', isBuilt: true }],
    offers: ['order/mini-cart@1'],
    uses: uses({}),
    shapes,
  };
  const embedding = { ...catalog, shapes, uses: uses({ ...catalog.uses, routes: ['Cart'], surfaces: ['order/mini-cart@1'] }) };
  const next = candidate({
    uses: { routes: ['Product', 'Review', 'Cart'], surfaces: ['catalog/search@1', 'order/mini-cart@1'] },
    shapes: { routes: shapes.routes, surfaces: shapes.surfaces },
  });
  const released = (by: RemoteContract) => checkRelease({ candidate: next, served: [ugc, embedding, by], shell });
  expect(released(order)).toEqual({ ok: true, breaks: [] });
  expect(released({ ...order, routes: [], offers: [] }).breaks).toEqual([
    { peer: 'order@3', what: 'route Cart', difference: 'is gone' },
    { peer: 'order@3', what: 'surface order/mini-cart@1', difference: 'is not offered' },
  ]);
});

test('what a version neither tells nor keeps is not held against it, whatever it knew of it', () => {
  const past: ContractShapes = { ...CONTRACT, events: { 'wish:changed': text }, storage: { ...CONTRACT.storage, 'local:draft': number } };
  const silent = { ...catalog, shapes: past, uses: uses({ storage: ['local:seen'] }) };
  expect(checkRelease({ candidate: candidate({}), served: [ugc, silent], shell })).toEqual({ ok: true, breaks: [] });
});

test('a link whose address a version does not say is held against nobody', () => {
  const linking = { ...catalog, uses: uses({ ...catalog.uses, routes: ['Later'] }) };
  expect(checkRelease({ candidate: candidate({ uses: { routes: ['Later'] } }), served: [ugc, linking], shell }).ok).toBe(true);
});

test('an event that one served version of this remote tells and another does not is missed when it goes', () => {
  const quiet = { ...ugc, version: '0', uses: uses({}) };
  const again = candidate({ uses: { events: { in: [], out: [] } } });
  expect(checkRelease({ candidate: again, served: [quiet, ugc, catalog], shell }).breaks).toEqual([
    { peer: 'catalog@7', what: 'event wish:changed', difference: 'is not told any more' },
  ]);
});

test('an event that no served version of this remote told is not missed', () => {
  const quiet = { ...ugc, uses: { ...ugc.uses, events: { in: [], out: [] } } };
  const again = candidate({ uses: { events: { in: [], out: [] } } });
  expect(checkRelease({ candidate: again, served: [quiet, catalog], shell }).ok).toBe(true);
});

test('a first release needs nobody beside it; a use without its shape is told', () => {
  const first = candidate({ uses: { surfaces: [], routes: [] } });
  expect(checkRelease({ candidate: first, served: [], shell: { ...shell, uses: uses({}) } }).ok).toBe(true);
  const bare = { ...first, shapes: { ...first.shapes, endpoints: {} } };
  expect(checkRelease({ candidate: bare, served: [], shell: { ...shell, uses: uses({}) } }).breaks).toEqual(
    ['GET /reviews', 'POST /reviews'].map((name) => ({ peer: 'shell', what: `call ${name}`, difference: 'has no shape' })),
  );
});
