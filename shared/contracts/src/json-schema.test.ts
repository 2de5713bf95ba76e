import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { api } from './api';
import type { Endpoint } from './kit/contract';
import { contractJsonSchema } from './json-schema';
import { CONTRACT_VERSION } from './version';

type Part = 'params' | 'query' | 'body' | 'ok';
const contract = contractJsonSchema();
const { calls } = contract.$defs;
const accepts = (key: keyof typeof api, part: Part, value: unknown) => {
  const schema = calls[key]?.[part];
  if (!schema) throw new Error(`${key} has no ${part}`);
  return z.fromJSONSchema(schema).safeParse(value).success;
};

test('E-24 the JSON Schema holds every call of the contract with all its parts', () => {
  expect(Object.keys(calls).sort()).toEqual(Object.keys(api).sort());
  for (const [key, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const parts = (['params', 'query', 'body', 'ok'] as const).filter((part) => endpoint[part] && !(endpoint[part] instanceof z.ZodVoid));
    expect([key, Object.keys(calls[key] ?? {})]).toEqual([key, parts]);
  }
});

test('E-24 no call takes or answers just anything', () => {
  const free = Object.entries(calls).flatMap(([key, parts]) =>
    Object.entries(parts).flatMap(([part, schema]) =>
      Object.keys(schema).filter((word) => word !== '$schema').length ? [] : [`${key} ${part}`],
    ),
  );
  expect(free).toEqual([]);
});

test('E-24 the JSON Schema, the package and the contract carry one version', () => {
  const { version, exports } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string>;
  };
  expect([contract.version, version]).toEqual([CONTRACT_VERSION, CONTRACT_VERSION]);
  expect(contract.$id).toContain(`/${CONTRACT_VERSION}/`);
  expect(exports['./contract.schema.json']).toBe('./dist/contract.schema.json');
});

test('E-24 the JSON Schema accepts and refuses what the server does', () => {
  const order = { items: [{ productCd: 'P1', optionCd: null, quantity: 1 }] };
  expect(accepts('POST /orders', 'body', order)).toBe(true);
  expect(accepts('POST /orders', 'body', { ...order, items: [{ productCd: 'P1', optionCd: null, quantity: 100 }] })).toBe(false);
  expect(accepts('POST /coupon', 'body', { couponCd: 7 })).toBe(true);
  expect(accepts('POST /coupon', 'body', { couponCd: 2 ** 31 })).toBe(false);
  expect(accepts('GET /common/exchange-rate', 'ok', { main: 1379, sub: 1 })).toBe(true);
  expect(accepts('GET /common/exchange-rate', 'ok', { main: 0, sub: 1 })).toBe(false);
  expect(accepts('GET /common/cart-count', 'ok', 3)).toBe(true);
  expect(accepts('GET /common/cart-count', 'ok', { count: 3 })).toBe(false);
  expect(accepts('GET /product/:productCd', 'params', { productCd: '' })).toBe(false);
});
