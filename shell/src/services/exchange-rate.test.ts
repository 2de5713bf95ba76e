import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { createApiClient, createStore } from '@hyangro/runtime';
import { mockFetch } from '@hyangro/testing';
import { createExchangeRate } from './exchange-rate';

test('K-FX API-01 the rate is asked for once in ten minutes', async () => {
  const { fetch, calls } = mockFetch({ 'GET /common/exchange-rate': { main: 1379, sub: 1 } });
  let now = 0;
  const rate = createExchangeRate(
    createApiClient({ base: '/api', language: () => 'ko', fetch }),
    createStore<ExchangeRate | null>(null),
    () => now,
  );
  await Promise.all([rate.refresh(), rate.refresh()]);
  expect(calls).toHaveLength(1);
  now = 10 * 60_000 - 1;
  await rate.refresh();
  expect(calls).toHaveLength(1);
  now = 10 * 60_000;
  await rate.refresh();
  expect(calls).toHaveLength(2);
});

test('GEN-08 a failed call keeps the rate that was known', async () => {
  let now = 0;
  const api = createApiClient({ base: '/api', language: () => 'ko', fetch: () => Promise.reject(new TypeError('offline')) });
  const store = createStore<ExchangeRate | null>({ main: 1300, sub: 1 });
  const rate = createExchangeRate(api, store, () => now);
  now = 11 * 60_000;
  await rate.refresh();
  expect(store.get()).toEqual({ main: 1300, sub: 1 });
});
