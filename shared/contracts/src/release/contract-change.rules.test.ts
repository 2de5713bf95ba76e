import { contractChanges, nextVersion, readChangeset, unclaimed, type ContractChange } from './contract-change.rules';
import type { ContractSnapshot, EndpointShape } from './contract-shapes';
import type { Schema } from './schema-fit.rules';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({ type: 'object', properties, required });
const call = (parts: Partial<EndpointShape>): EndpointShape => ({ summary: 'A call.', access: 'guest', refusals: [], ...parts });

const BEFORE: ContractSnapshot = {
  routes: { Review: { path: '/review/:ugcCd', owner: 'ugc' } },
  endpoints: {
    'GET /a': call({
      query: object({ page: number }),
      body: object({ a: text }),
      ok: object({ kind: { type: 'string', enum: ['A', 'B'] } }, 'kind'),
    }),
  },
  surfaces: { 'ugc/list@1': object({ code: text, size: number }, 'code') },
  events: { 'wish:changed': object({ code: text }, 'code') },
  storage: { 'local:seen': { type: 'array', items: text, maxItems: 20 } },
  bridge: { 'page:share': object({ url: text }, 'url'), 'app:token': object({ token: text }, 'token') },
};
const changed = <K extends keyof ContractSnapshot>(kind: K, shapes: Record<string, unknown>): ContractSnapshot => ({
  ...BEFORE,
  [kind]: { ...BEFORE[kind], ...shapes },
});
const without = (kind: keyof ContractSnapshot, name: string): ContractSnapshot => ({
  ...BEFORE,
  [kind]: Object.fromEntries(Object.entries(BEFORE[kind]).filter(([key]) => key !== name)),
});
const get = (parts: Partial<EndpointShape>) => changed('endpoints', { 'GET /a': call({ ...BEFORE.endpoints['GET /a'], ...parts }) });
const line = ({ level, kind, name, details }: ContractChange) => `${level} ${kind} ${name}: ${details.join('; ')}`;

test('the same contract has no changes', () => {
  expect(contractChanges(BEFORE, structuredClone(BEFORE))).toEqual([]);
});

test.each<[what: string, after: ContractSnapshot, expected: string]>([
  ['other words', get({ summary: 'The call.' }), 'patch endpoint GET /a: summary "A call." → "The call."'],
  [
    'a description',
    changed('surfaces', { 'ugc/list@1': { ...BEFORE.surfaces['ugc/list@1'], description: 'A list.' } }),
    'patch surface ugc/list@1: description is new',
  ],
  [
    'a title',
    changed('events', { 'wish:changed': { ...BEFORE.events['wish:changed'], title: 'A' } }),
    'patch event wish:changed: title is new',
  ],
  [
    'a description of a field',
    get({ body: object({ a: { ...text, description: 'What is said.' } }) }),
    'patch endpoint GET /a: body.properties.a.description is new',
  ],
  [
    'other words beside a refusal more, told in the order of the alphabet',
    get({ summary: 'The call.', refusals: ['SOLD_OUT'] }),
    'compatible endpoint GET /a: refusals [] → ["SOLD_OUT"]; summary "A call." → "The call."',
  ],
  [
    'a limit of a field that is called title',
    get({ query: object({ page: number, title: text }) }),
    'compatible endpoint GET /a: query.properties.title is new',
  ],
  ['a new route', changed('routes', { Talks: { path: '/talks', owner: 'ugc' } }), 'compatible route Talks: is new'],
  ['a new call', changed('endpoints', { 'GET /b': call({}) }), 'compatible endpoint GET /b: is new'],
  [
    'a route of another remote',
    changed('routes', { Review: { path: '/review/:ugcCd', owner: 'mypage' } }),
    'compatible route Review: owner "ugc" → "mypage"',
  ],
  ['a field that may be sent', get({ body: object({ a: text, b: text }) }), 'compatible endpoint GET /a: body.properties.b is new'],
  ['a field that is taken no more', get({ body: object({}) }), 'compatible endpoint GET /a: body.properties.a is gone'],
  [
    'a word less in an answer',
    get({ ok: object({ kind: { type: 'string', enum: ['A'] } }, 'kind') }),
    'compatible endpoint GET /a: ok.properties.kind.enum ["A","B"] → ["A"]',
  ],
  ['a refusal more', get({ refusals: ['SOLD_OUT'] }), 'compatible endpoint GET /a: refusals [] → ["SOLD_OUT"]'],
  [
    'a prop that may be given',
    changed('surfaces', { 'ugc/list@1': object({ code: text, size: number, title: number }, 'code') }),
    'compatible surface ugc/list@1: properties.title is new',
  ],
  [
    'a field more of an event, that may be missing',
    changed('events', { 'wish:changed': object({ code: text, by: text }, 'code') }),
    'compatible event wish:changed: properties.by is new',
  ],
  [
    'a field that the page sends more',
    changed('bridge', { 'page:share': object({ url: text, by: text }, 'url', 'by') }),
    'compatible bridge page:share: properties.by is new; required ["url"] → ["url","by"]',
  ],
  [
    'a field that the app need not send',
    changed('bridge', { 'app:token': object({ token: text }) }),
    'compatible bridge app:token: required ["token"] → []',
  ],

  ['a route that is gone', without('routes', 'Review'), 'breaking route Review: is gone'],
  [
    'a place that is called otherwise',
    changed('routes', { Review: { path: '/review/:code', owner: 'ugc' } }),
    'breaking route Review: path: /review/:ugcCd → /review/:code',
  ],
  ['a call that is gone', without('endpoints', 'GET /a'), 'breaking endpoint GET /a: is gone'],
  ['a field that must be sent', get({ body: object({ a: text }, 'a') }), 'breaking endpoint GET /a: body.a: can be missing, is needed'],
  [
    'another type in a query',
    get({ query: object({ page: text }) }),
    'breaking endpoint GET /a: query.page: number is sent, string is read',
  ],
  [
    'a word more in an answer',
    get({ ok: object({ kind: { type: 'string', enum: ['A', 'B', 'C'] } }, 'kind') }),
    'breaking endpoint GET /a: answer.kind: "C" is sent, "A" is read',
  ],
  ['a field less in an answer', get({ ok: object({}) }), 'breaking endpoint GET /a: answer.kind: is not sent, is needed'],
  [
    'a field that may be missing in an answer',
    get({ ok: object({ kind: { type: 'string', enum: ['A', 'B'] } }) }),
    'breaking endpoint GET /a: answer.kind: can be missing, is needed',
  ],
  ['a surface that is gone', without('surfaces', 'ugc/list@1'), 'breaking surface ugc/list@1: is gone'],
  [
    'a prop that must be given',
    changed('surfaces', { 'ugc/list@1': object({ code: text, size: number }, 'code', 'size') }),
    'breaking surface ugc/list@1: size: can be missing, is needed',
  ],
  ['an event that is gone', without('events', 'wish:changed'), 'breaking event wish:changed: is gone'],
  [
    'an event that loses a field',
    changed('events', { 'wish:changed': object({}) }),
    'breaking event wish:changed: code: is not sent, is needed',
  ],
  [
    'an event that older versions do not tell so',
    changed('events', { 'wish:changed': object({ code: text, by: text }, 'code', 'by') }),
    'breaking event wish:changed: by: is not sent, is needed',
  ],
  ['a key that is gone', without('storage', 'local:seen'), 'breaking storage local:seen: is gone'],
  [
    'a stored value that cannot be read after a rollback',
    changed('storage', { 'local:seen': { type: 'array', items: text, maxItems: 30 } }),
    'breaking storage local:seen: maxItems 30 is sent, 20 is read',
  ],
  [
    'a stored value that is there already',
    changed('storage', { 'local:seen': { type: 'array', items: text, maxItems: 10 } }),
    'breaking storage local:seen: maxItems 20 is sent, 10 is read',
  ],
  [
    'a stored value that has nothing to do with the other',
    changed('storage', { 'local:seen': text }),
    'breaking storage local:seen: string is sent, array is read; array is sent, string is read',
  ],
  [
    'a message of the page that loses a field',
    changed('bridge', { 'page:share': object({}) }),
    'breaking bridge page:share: url: is not sent, is needed',
  ],
  [
    'a message of the app that needs a field more',
    changed('bridge', { 'app:token': object({ token: text, os: text }, 'token', 'os') }),
    'breaking bridge app:token: os: is not sent, is needed',
  ],
])('%s', (_, after, expected) => {
  expect(contractChanges(BEFORE, after).map(line)).toEqual([expected]);
});

test('several changes are told in the order of the alphabet within their kind, kinds in their own', () => {
  const after = { ...changed('routes', { B: { path: '/b', owner: 'ugc' }, A: { path: '/a', owner: 'ugc' } }), events: {} };
  expect(contractChanges(BEFORE, after).map(({ name }) => name)).toEqual(['A', 'B', 'wish:changed']);
});

const only = (kind: 'storage' | 'endpoints', shape: unknown): ContractSnapshot => ({ ...BEFORE, [kind]: { one: shape } });

test('what was one value and now has fields is told with both states', () => {
  const body = (page: Schema, rest: unknown) => only('endpoints', call({ body: { ...object({ page }), additionalProperties: rest } }));
  const [before, after] = [body({ default: null }, false), body({ default: { from: 1 } }, text)];
  expect(contractChanges(before, after).map(line)).toEqual([
    'compatible endpoint one: body.additionalProperties false → {"type":"string"}; body.properties.page.default null → {"from":1}',
  ]);
});

test('what several kinds of a stored value lack is told once, every field of it', () => {
  const kinds = (...fields: string[][]) => only('storage', { anyOf: fields.map((names) => object({}, ...names)) });
  expect(contractChanges(kinds(['a'], ['b']), kinds(['x', 'y'])).map(line)).toEqual([
    'breaking storage one: a: is not sent, is needed; x: is not sent, is needed; y: is not sent, is needed',
  ]);
});

test('both ways of an event that say the same are told once', () => {
  const after = changed('events', { 'wish:changed': object({ id: text, code: text }, 'code', 'id') });
  const again = changed('events', { 'wish:changed': object({ code: { type: 'string', pattern: '^a' } }, 'code') });
  expect(contractChanges(BEFORE, after)[0]?.details).toEqual(['id: is not sent, is needed']);
  expect(contractChanges(BEFORE, again)[0]?.details).toEqual(['code: pattern none is sent, "^a" is read']);
});

const change = (level: ContractChange['level'], name = 'GET /a'): ContractChange => ({ level, kind: 'endpoint', name, details: [] });

test('a changeset covers what it names, up to its level', () => {
  const changes = [change('patch', 'GET /p'), change('compatible'), change('breaking', 'GET /b')];
  const claim = (level: ContractChange['level'], name: string, kind: ContractChange['kind'] = 'endpoint') => ({ level, kind, name });
  expect(unclaimed(changes, [])).toEqual(changes);
  expect(unclaimed(changes, [claim('breaking', 'GET /p'), claim('compatible', 'GET /a'), claim('breaking', 'GET /b')])).toEqual([]);
  expect(unclaimed(changes, [claim('patch', 'GET /a'), claim('compatible', 'GET /b'), claim('patch', 'GET /p', 'route')])).toEqual(changes);
});

test.each([
  [[], '1.2.3'],
  [['patch'], '1.2.4'],
  [['patch', 'compatible'], '1.3.0'],
  [['compatible', 'breaking', 'patch'], '2.0.0'],
] as const)('%j makes 1.2.3 the version %s', (levels, expected) => {
  expect(nextVersion('1.2.3', levels)).toBe(expected);
});

test('a changeset is read line by line, with its words', () => {
  expect(readChangeset('\ncompatible endpoint GET /a\n  breaking event wish:changed  \n\nReviews tell more.\n\nAnd less.\n')).toEqual({
    claims: [
      { level: 'compatible', kind: 'endpoint', name: 'GET /a' },
      { level: 'breaking', kind: 'event', name: 'wish:changed' },
    ],
    words: 'Reviews tell more.\n\nAnd less.',
  });
});

test('the empty line of a changeset may have spaces in it, and its words may stand further in', () => {
  expect(readChangeset('patch route Review\n  \n  Reviews tell more.').words).toBe('Reviews tell more.');
  expect(readChangeset('patch route Review\n\n  Reviews tell more.').words).toBe('Reviews tell more.');
});

test.each([
  '',
  'small endpoint GET /a\n\nWords.',
  'patch thing x\n\nWords.',
  'x patch endpoint GET /a\n\nWords.',
  'patch endpoint \n\nWords.',
])('a changeset is refused that names no change: %j', (file) => {
  expect(() => readChangeset(file)).toThrow(/is no change: write `compatible endpoint GET \/reviews`/);
});

test('a changeset without words is refused', () => {
  expect(() => readChangeset('patch endpoint GET /a\n')).toThrow('it has no words: say below an empty line what changes for whom');
});
