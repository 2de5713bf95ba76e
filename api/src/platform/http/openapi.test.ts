import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { api } from '@hyangro/contracts/api';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { operationIdOf } from './openapi';

interface Operation {
  operationId: string;
  security: object[];
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let shop: TestApp;
let text: string;
let document: Document;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
  text = (await shop.visitor().get('/openapi.json')).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => shop.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...operation,
    })),
  );

test('API-D30 every call of the contract is served and described, under an id made of its method and path', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(
    operations()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(Object.keys(api).sort());
  for (const { key, operationId } of operations()) expect(operationId).toBe(operationIdOf(key));
  expect(operationIdOf('GET /product/:productCd/reviews')).toBe('getProductByProductCdReviews');
  expect(operationIdOf('PUT /member/fcm-user-token')).toBe('putMemberFcmUserToken');
});

test('API-D30 the description says who may call and what each refusal looks like', () => {
  for (const { key, security, responses } of operations()) {
    const endpoint: Endpoint = api[key as keyof typeof api];
    expect([key, security]).toEqual([key, { member: [{ session: [] }], guest: [] }[String(endpoint.access)] ?? [{ operator: [] }]]);
    expect([key, Object.keys(responses)]).toEqual([
      key,
      expect.arrayContaining(['200', '201', '204'].filter((s) => Number(s) === (endpoint.status ?? 200))),
    ]);
  }
  expect(Object.keys(document.paths['/login']?.['post']?.responses ?? {})).toEqual(expect.arrayContaining(['200', '422', '429', '500']));
});

/** Both addresses are the specification's (§7, API-D07); a coupon's code is a number, never "promotion". */
const COUPON_PATHS = /^warn no-ambiguous-paths: .*`\/coupon\/\{couponCd\}\/products` and `\/coupon\/promotion\/\{layoutCd\}`/;

test('API-D30 the description breaks no recommended rule of OpenAPI', () => {
  const linter = path.join(__dirname, '../testing/lint-openapi.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [linter], { input: text, encoding: 'utf8' });
  expect(stderr).toBe('');
  const problems = JSON.parse(stdout) as string[];
  expect(problems.filter((problem) => !COUPON_PATHS.test(problem))).toEqual([]);
});
