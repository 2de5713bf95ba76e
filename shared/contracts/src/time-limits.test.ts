import { CALL_LIMIT_MS, SLOW_CALL_LIMIT_MS, limitsAt, limitsOf } from './time-limits';

test('words come within 4 s, an answer within 5 s, and the inner limit ends first', () => {
  expect(CALL_LIMIT_MS.browser).toBeLessThan(4_000);
  expect(CALL_LIMIT_MS.gateway).toBeLessThan(5_000);
  for (const { api, gateway } of [CALL_LIMIT_MS, SLOW_CALL_LIMIT_MS]) expect(api).toBeLessThan(gateway);
  expect(SLOW_CALL_LIMIT_MS.gateway).toBeLessThan(SLOW_CALL_LIMIT_MS.browser);
});

test.each([
  ['POST', '/orders/O1/pay', true],
  ['POST', '/orders/O1/pay/confirm', true],
  ['POST', '/payments/webhook', true],
  ['POST', '/__qa/seed', true],
  ['GET', '/orders/O1/pay', false],
  ['POST', '/orders', false],
  ['POST', '/orders/O1/pay/confirm/more', false],
  ['GET', '/product/P0001', false],
])('%s %s has the time of a call that waits for others: %s', (method, path, isSlow) => {
  expect(limitsAt(method, path)).toBe(isSlow ? SLOW_CALL_LIMIT_MS : CALL_LIMIT_MS);
});

test('by its key a call has the same limits', () => {
  expect(limitsOf('POST /orders/:orderCd/pay')).toBe(SLOW_CALL_LIMIT_MS);
  expect(limitsOf('GET /orders/:orderCd/pay')).toBe(CALL_LIMIT_MS);
});
