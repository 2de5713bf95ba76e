import { ORDER_NO_STOCK, ORDER_MAX_QUANTITY } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, NetworkError, createApiClient, fieldErrorsOf, isRefusal, toQueryString } from './client';

const answering = (response: () => Response | Promise<Response>) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return response();
  }) as unknown as typeof fetch;
  return { api: createApiClient({ base: 'https://api.test', language: () => 'zh-CN', fetch: send }), sent };
};

test('API-00b empty values are dropped from the address, zero and false stay', () => {
  expect(toQueryString({ a: '', b: null, c: undefined, d: 0, e: false })).toBe('?d=0&e=false');
  expect(toQueryString({})).toBe('');
  expect(toQueryString({ productCds: ['A', 'B'] })).toBe('?productCds=A&productCds=B');
});

test('API-00a every call sends credentials to the one host, in the reader’s language', async () => {
  const { api, sent } = answering(() => Response.json({ isZzim: true }));
  await api('PUT /product/:productCd/like', { params: { productCd: 'P 1/2' } });
  expect(sent[0]?.url).toBe('https://api.test/product/P%201%2F2/like');
  expect(sent[0]?.init).toMatchObject({
    method: 'PUT',
    credentials: 'include',
    headers: { 'accept-language': 'zh-CN', 'x-requested-with': 'hyangro' },
  });
});

test('TRAP-18 a text answer stays text, an empty answer is undefined', async () => {
  const text = answering(() => new Response('pong', { headers: { 'content-type': 'text/plain; charset=utf-8' } }));
  await expect(text.api('GET /login/ping')).resolves.toBe('pong');
  const empty = answering(() => new Response(null, { status: 204 }));
  await expect(empty.api('GET /logout')).resolves.toBeUndefined();
});

test('a refusal arrives with its status, code and values', async () => {
  const { api } = answering(() =>
    Response.json({ exceptionName: 'OrderException', messageCode: 'order.a0005', args: ['장미', 2] }, { status: 500 }),
  );
  const body = { productCd: 'P1' as never, quantity: 2 };
  const error = await api('POST /cart/items', { body }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(isRefusal(error, 'POST /cart/items', ORDER_NO_STOCK)).toBe(true);
  expect(isRefusal(error, 'POST /cart/items', ORDER_MAX_QUANTITY)).toBe(false);
  expect(isRefusal(error, 'PATCH /cart/items/:cartItemCd', ORDER_NO_STOCK)).toBe(false);
  expect(isRefusal(new Error('order.a0005'), 'POST /cart/items', ORDER_NO_STOCK)).toBe(false);
  expect((error as ApiError).body.args).toEqual(['장미', 2]);
});

test('an answer that is no error body of ours is still an error with its status', async () => {
  const { api } = answering(() => new Response('<html>', { status: 502 }));
  await expect(api('GET /cart/items')).rejects.toMatchObject({ status: 502, body: { messageCode: 'HTTP_502', args: [] } });
});

test('ERR-NET no answer at all is told apart from a refusal; an abort is neither', async () => {
  const down = answering(() => Promise.reject(new TypeError('fetch failed')));
  await expect(down.api('GET /cart/items')).rejects.toBeInstanceOf(NetworkError);
  const abort = new AbortController();
  abort.abort();
  const aborted = answering(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  await expect(aborted.api('GET /cart/items', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

describe('an answer that does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** Ends when its signal says so, as fetch does. */
  const hanging = (hangs: 'the answer' | 'its body') =>
    createApiClient({
      base: '/api',
      language: () => 'ko',
      fetch: (async (_: string, { signal }: RequestInit) => {
        const never = new Promise<never>((_resolve, reject) => {
          const fail = () => reject(new DOMException('aborted', 'AbortError'));
          if (signal?.aborted) fail();
          signal?.addEventListener('abort', fail);
        });
        return hangs === 'the answer' ? never : { ok: true, status: 200, headers: new Headers(), json: () => never };
      }) as unknown as typeof fetch,
    });
  const outcome = (call: Promise<unknown>) => {
    const seen: { error?: unknown } = {};
    call.catch((error: unknown) => (seen.error = error));
    return seen;
  };

  test.each(['the answer', 'its body'] as const)('%s is given up within 4 s and told apart from a lost connection', async (hangs) => {
    const seen = outcome(hanging(hangs)('GET /cart/items'));
    await jest.advanceTimersByTimeAsync(3_400);
    expect(seen.error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(599);
    expect(seen.error).toBeInstanceOf(NetworkError);
    expect(seen.error).toMatchObject({ isTimeout: true });
  });
  test('a call that waits for the payment provider has more time', async () => {
    const call = hanging('the answer')('POST /orders/:orderCd/pay/confirm', {
      params: { orderCd: 'O1' as never },
      idempotencyKey: 'attempt-1',
      body: { paymentKey: 'k' },
    });
    const seen = outcome(call);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(seen.error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(seen.error).toMatchObject({ isTimeout: true });
  });
  test('a caller who gives up himself gets his own abort', async () => {
    const abort = new AbortController();
    const seen = outcome(hanging('the answer')('GET /cart/items', { signal: abort.signal }));
    abort.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({ name: 'AbortError' });
  });
  test('an answer in time leaves no timer behind', async () => {
    await answering(() => Response.json([])).api('GET /simple-menus');
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('field errors of a 422 are read by field', () => {
  const body = {
    exceptionName: 'ValidationException',
    messageCode: 'common.a0016',
    args: [{ field: 'phone', code: 'validation.v0009' }, 3],
  };
  expect(fieldErrorsOf(new ApiError(422, body))).toEqual({ phone: 'validation.v0009' });
  expect(fieldErrorsOf(new ApiError(409, body))).toEqual({});
  expect(fieldErrorsOf(new Error('x'))).toEqual({});
});
