import { api, type Api } from '@hyangro/contracts/api';
import type { Endpoint, RequestOf } from '@hyangro/contracts/kit/contract';
import * as z from 'zod';
import { GOODS, newKey } from './platform/testing/checkout';
import { createTestApp, type TestApp } from './platform/testing/test-app';

type CallsWithKey = {
  [K in keyof Api]: RequestOf<Api[K]> extends { body: { idempotencyKey: string } } ? K : never;
}[keyof Api];
/** A body for every call of the contract that takes a key, another one, the table that it writes to, and its address where that has places. */
const CASES: Record<CallsWithKey, { body: object; other: object; table: string; url?: string }> = {
  'POST /orders': { body: { items: [GOODS] }, other: { items: [{ ...GOODS, quantity: 2 }] }, table: 'orders' },
  'POST /cart/merge': { body: { items: [GOODS] }, other: { items: [{ ...GOODS, quantity: 2 }] }, table: 'cart_merge' },
  'POST /product/:productCd/qna': {
    body: { kind: 'PRODUCT', isSecret: false, question: '뚜껑이 자석으로 닫히나요?' },
    other: { kind: 'PRODUCT', isSecret: true, question: '뚜껑이 자석으로 닫히나요?' },
    table: 'product_qna',
    url: '/product/P0003/qna',
  },
};
const keys = Object.keys(CASES) as CallsWithKey[];

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const takesKey = ({ body }: Endpoint) => body instanceof z.ZodObject && 'idempotencyKey' in body.shape;
const send = async (key: CallsWithKey, body: object, loginId = 'demo05') => {
  const member = await shop.login(loginId);
  const answer = await member.post(CASES[key].url ?? key.split(' ')[1] ?? '', body);
  return { status: answer.statusCode, body: answer.json() as unknown };
};
const rowsOf = async (table: string) => Number((await shop.deps.pool.query(`select count(*) from ${table}`)).rows[0].count);

test('API-D12 every call of the contract that takes a key is tried here and names the refusal of a reused key', () => {
  const found = (Object.entries(api) as [string, Endpoint][]).filter(([, endpoint]) => takesKey(endpoint));
  expect(found.map(([key]) => key).sort()).toEqual([...keys].sort());
  for (const [key, { refusals }] of found) expect([key, refusals]).toEqual([key, expect.arrayContaining(['IDEMPOTENCY_KEY_REUSED'])]);
});

test.each(keys)('API-D12 %s: the same request under the same key is answered the same and done once', async (key) => {
  const { body, table } = CASES[key];
  const request = { idempotencyKey: newKey(), ...body };
  const before = await rowsOf(table);
  const first = await send(key, request);
  expect(first.status).toBe(api[key].status);
  const fieldsTurned = Object.fromEntries(Object.entries(request).reverse());
  expect(await send(key, fieldsTurned)).toEqual(first);
  expect(await rowsOf(table)).toBe(before + 1);
});

test.each(keys)('API-D12 %s: another request under the same key is refused, and nothing is written', async (key) => {
  const { body, other, table } = CASES[key];
  const idempotencyKey = newKey();
  const first = await send(key, { idempotencyKey, ...body });
  const before = await rowsOf(table);
  expect(await send(key, { idempotencyKey, ...other })).toEqual({
    status: 422,
    body: { exceptionName: 'IdempotencyKeyException', messageCode: 'common.a0017', args: [] },
  });
  expect(await rowsOf(table)).toBe(before);
  expect(await send(key, { idempotencyKey, ...body })).toEqual(first);
});

test.each(keys)('API-D12 %s: a key belongs to its member', async (key) => {
  const { body, other } = CASES[key];
  const idempotencyKey = newKey();
  const first = await send(key, { idempotencyKey, ...body });
  const another = await send(key, { idempotencyKey, ...other }, 'demo06');
  expect(another.status).toBe(first.status);
  expect(another.body).not.toEqual(first.body);
});

test.each(keys)('API-D12 %s: two requests that race for one key are one answer and one refusal', async (key) => {
  const { body, other, table } = CASES[key];
  const idempotencyKey = newKey();
  const before = await rowsOf(table);
  const answers = await Promise.all([body, other, body, other].map((each) => send(key, { idempotencyKey, ...each })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
  expect(await rowsOf(table)).toBe(before + 1);
});
