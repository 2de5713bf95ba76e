import * as z from 'zod';
import { createTestApp, type TestApp } from '../testing/test-app';
import { checkAndSerialize, serialize } from './schema';

const route = { method: 'GET', url: '/', httpStatus: '200' };
const inProduction = (schema: z.ZodType, value: unknown): unknown => JSON.parse(serialize({ schema, ...route })(value));
const whileDeveloping = (schema: z.ZodType, value: unknown): unknown => JSON.parse(checkAndSerialize({ schema, ...route })(value));

describe('the fast writer of production writes what the checking writer of development writes', () => {
  const inner = z.object({ a: z.string(), b: z.int().nullable() });
  test.each<[string, z.ZodType, unknown]>([
    ['nested objects that may be null', z.object({ x: inner.nullable(), y: inner.nullable() }), { x: null, y: { a: 'z', b: null } }],
    ['lists in lists', z.array(z.array(z.number().nullable())), [[1.5, null], []]],
    [
      'fields called like checks',
      z.object({
        format: z.string(),
        enum: z.int(),
        pattern: z.boolean(),
        properties: z.string(),
        type: z.string(),
        anyOf: z.string(),
      }),
      { format: 'a', enum: 1, pattern: true, properties: 'p', type: 't', anyOf: 'x' },
    ],
    ['optional fields', z.object({ a: z.string().optional(), b: z.string().nullish() }), { b: null }],
    [
      'choices',
      z.object({ kind: z.enum(['A', 'B']), one: z.literal(true), other: z.literal(['x', 'y']) }),
      { kind: 'B', one: true, other: 'y' },
    ],
    [
      'maps',
      z.object({ counts: z.record(z.string(), z.int()), texts: z.record(z.string(), z.string().nullable()) }),
      { counts: { a: 1 }, texts: { b: null, c: 'd' } },
    ],
    ['either kind', z.array(z.union([z.string(), z.number(), z.object({ field: z.string() })])), ['a', 1, { field: 'b' }]],
    ['a list that may be null', z.object({ list: z.array(inner).nullable() }), { list: [{ a: 'a', b: 2 }] }],
    ['numbers at the edges', z.object({ big: z.int(), negative: z.number(), zero: z.int() }), { big: 2 ** 40, negative: -0.5, zero: 0 }],
    ['text of every kind', z.object({ text: z.string() }), { text: '향로 "香路"\n\u2028 </script> 🌹' }],
    ['instants as text', z.object({ at: z.iso.datetime({ offset: true }) }), { at: '2026-11-21T00:00:00.000Z' }],
    ['fields that nobody declared', inner, { a: 'a', b: 1, passwordHash: 'secret' }],
    ['true alone', z.literal(true), true],
    ['a number alone', z.int(), 3],
  ])('E-24 %s', (_, schema, value) => {
    expect(inProduction(schema, value)).toEqual(whileDeveloping(schema, value));
  });
});

describe('real answers', () => {
  let strict: TestApp;
  let fast: TestApp;
  const at = new Date();
  beforeAll(async () => {
    strict = await createTestApp({ at });
    fast = await createTestApp({ at, config: { strict: false } });
  });
  afterAll(async () => {
    await strict.close();
    await fast.close();
  });

  test.each([
    '/main/layouts/MAIN',
    '/main/layouts/EV01',
    '/main/layouts/ALLTYPES',
    '/product/P0001',
    '/product/P0007',
    '/categories',
    '/category/C01/products',
    '/raffles',
    '/simple-menus',
    '/reviews/best',
    '/login/simple-details',
    '/member/home',
    '/cart/items',
    '/orders',
    '/main/last-notification',
    '/main/announcements',
    '/common/exchange-rate',
    '/common/cart-count',
  ])('E-24 %s is the same in production', async (url) => {
    const headers = { 'x-shop-now': at.toISOString() };
    const [checked, written] = await Promise.all([strict, fast].map(async (shop) => (await shop.login()).get(url, { headers })));
    expect(written?.statusCode).toBe(checked?.statusCode);
    expect(written?.json()).toEqual(checked?.json());
  });
});
