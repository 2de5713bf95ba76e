import type { EndpointShape } from './contract-shapes';
import { callMisfits, propsMisfits, routeMisfits, valueMisfits } from './fits.rules';
import type { Misfit, Schema } from './schema-fit.rules';

const told = (found: readonly Misfit[]) => found.map(({ at, difference }) => `${at}: ${difference}`);
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({ type: 'object', properties, required });
const text: Schema = { type: 'string' };
const call = (change: Partial<EndpointShape> = {}): EndpointShape => ({ summary: 'Gets it.', access: 'guest', refusals: [], ...change });

test('props and values pass over what the reader does not know', () => {
  expect(propsMisfits(object({ a: text, b: text }), { ...object({ a: text }), additionalProperties: false })).toEqual([]);
  expect(valueMisfits(object({ a: text, b: text }), { ...object({ a: text }), additionalProperties: false })).toEqual([]);
  expect(told(propsMisfits(object({}), object({ a: text }, 'a')))).toEqual(['props.a: is not sent, is needed']);
  expect(told(propsMisfits(text, object({})))).toEqual(['props: string is sent, object is read']);
});

test.each<[string, Partial<EndpointShape>, Partial<EndpointShape>]>([
  ['with other words', {}, { summary: 'Fetches it.' }],
  ['open to more', { access: 'member' }, { access: 'guest' }],
  ['as open', { access: 'operator:support' }, { access: 'operator:support' }],
  ['with a refusal more', {}, { refusals: ['SOLD_OUT'] }],
  ['without a refusal', { refusals: ['SOLD_OUT'] }, {}],
  ['without a proof', { recentProof: true }, {}],
  ['without a guard', { guardedGet: true }, {}],
  ['once only', {}, { idempotent: true }],
  ['with larger bodies', { bodyMaxBytes: 10 }, { bodyMaxBytes: 20 }],
  ['without its own limit for bodies', { bodyMaxBytes: 10 }, {}],
  ['with a limit of its own for bodies', {}, { bodyMaxBytes: 20 }],
  ['with one kind of file more', { consumes: ['image/png'] }, { consumes: ['image/png', 'image/webp'] }],
  ['with a field that may be sent', { body: object({}) }, { body: object({ a: text }) }],
  ['with a body that may be empty', {}, { body: object({ a: text }) }],
  ['with one field more in its answer', { ok: object({}) }, { ok: object({ a: text }, 'a') }],
  ['with an answer that nobody read', {}, { ok: text }],
])('a call %s goes on as it was', (_, known, now) => {
  expect(callMisfits(call(known), call(now))).toEqual([]);
});

test.each<[string, Partial<EndpointShape>, Partial<EndpointShape>, string]>([
  ['for members', {}, { access: 'member' }, 'access: guest → member'],
  ['for operators', { access: 'member' }, { access: 'operator:support' }, 'access: member → operator:support'],
  ['for others', { access: 'operator:support' }, { access: 'operator:owner' }, 'access: operator:support → operator:owner'],
  ['of operators, for visitors', { access: 'operator:support' }, { access: 'guest' }, 'access: operator:support → guest'],
  ['with a proof', {}, { recentProof: true }, 'recentProof: none → true'],
  ['with a guard', {}, { guardedGet: true }, 'guardedGet: none → true'],
  ['that may run twice', { idempotent: true }, {}, 'idempotent: true → none'],
  ['of another kind', {}, { produces: 'text/plain' }, 'produces: none → text/plain'],
  ['with another status', { status: 201 }, { status: 202 }, 'status: 201 → 202'],
  ['with smaller bodies', { bodyMaxBytes: 20 }, { bodyMaxBytes: 10 }, 'bodyMaxBytes: 20 → 10'],
  ['without a kind of file', { consumes: ['a/b', 'c/d'] }, { consumes: ['c/d'] }, 'consumes: a/b is not taken any more'],
  ['without files', { consumes: ['a/b'] }, {}, 'consumes: a/b is not taken any more'],
  ['with a place in its path', {}, { params: object({ a: text }, 'a') }, 'params.a: is not sent, is needed'],
  [
    'with a query',
    { query: object({ a: text }) },
    { query: object({ a: { type: 'integer' } }) },
    'query.a: string is sent, integer is read',
  ],
  ['with a body', {}, { body: object({ a: text }, 'a') }, 'body.a: is not sent, is needed'],
  ['with a list for its body', {}, { body: { type: 'array' } }, 'body: object is sent, array is read'],
  [
    'that refuses a field',
    { body: object({ a: text }) },
    { body: { ...object({}), additionalProperties: false } },
    'body.a: is sent, is not known',
  ],
  ['with a field less in its answer', { ok: object({ a: text }, 'a') }, { ok: object({}) }, 'answer.a: is not sent, is needed'],
  ['without an answer', { ok: text }, {}, 'answer: is empty'],
])('a call %s is told', (_, known, now, difference) => {
  expect(told(callMisfits(call(known), call(now)))).toEqual([difference]);
});

const row = (path: string, locales?: string[]) => ({ path, owner: 'catalog', ...(locales && { locales }) });

test.each([
  ['/product/:productCd', '/product/:productCd'],
  ['/search', '/search/:keyword?'],
  ['/search/:keyword?', '/search/:keyword?'],
  ['/search/:keyword', '/search/:keyword?'],
  ['/', '/'],
  ['/', '/:tab?'],
])('a link to %s leads to %s', (known, now) => {
  expect(routeMisfits(row(known), row(now))).toEqual([]);
});

test.each([
  ['/product/:productCd', '/products/:productCd'],
  ['/product/:productCd', '/product/:code'],
  ['/product/:productCd', '/product/productCd'],
  ['/product', '/product/:productCd'],
  ['/product/:productCd', '/product'],
  ['/search/:keyword?', '/search/:keyword'],
  ['/search/:keyword?', '/search'],
])('a link to %s does not lead to %s', (known, now) => {
  expect(told(routeMisfits(row(known), row(now)))).toEqual([`path: ${known} → ${now}`]);
});

test('a link of a language that the route has no more is told', () => {
  expect(told(routeMisfits(row('/a', ['ko', 'en', 'cn']), row('/a', ['ko'])))).toEqual(['locales: en, cn → ko']);
  expect(told(routeMisfits(row('/a'), row('/a', ['ko'])))).toEqual(['locales: every language → ko']);
  expect(routeMisfits(row('/a', ['ko']), row('/a', ['en', 'ko']))).toEqual([]);
  expect(routeMisfits(row('/a', ['ko']), row('/a'))).toEqual([]);
});
