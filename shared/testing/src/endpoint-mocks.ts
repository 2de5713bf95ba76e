import { api, type Api } from '@hyangro/contracts/api';
import { REFUSALS, type RefusalArgs, type RefusalName } from '@hyangro/contracts/errors/refusals';
import { refusalsOf, type Endpoint, type RefusalOf, type ReplyOf } from '@hyangro/contracts/kit/contract';
import { matchRoute } from '@hyangro/contracts/routes/match';

export interface MockRequest {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
/** A refusal as an answer of a mocked endpoint: `refusal('ORDER_NO_STOCK', ['Rose', 2])`. */
export class MockRefusal<N extends RefusalName = RefusalName> {
  constructor(
    readonly name: N,
    readonly args: readonly unknown[] = [],
  ) {}
}
type Values<N extends RefusalName> = [] extends RefusalArgs<N> ? [args?: RefusalArgs<N>] : [args: RefusalArgs<N>];
export const refusal = <const N extends RefusalName>(name: N, ...[args]: Values<N>) => new MockRefusal(name, args);

type Answer<K extends keyof Api> = ReplyOf<Api[K]> | MockRefusal<RefusalOf<Api[K]>>;
/** Answers by endpoint: a value, a refusal that the contract lists, or a function of the request. */
export type EndpointMocks = {
  [K in keyof Api]?: Answer<K> | ((request: MockRequest) => Answer<K> | Promise<Answer<K>>);
};

/**
 * A `fetch` that knows the contract: requests and answers are checked by the endpoint's schemas, refusals must be listed or
 * implied there, and a call nobody mocked fails the test. `calls` lists what was asked, `METHOD /path?query`.
 */
export function mockFetch(mocks: EndpointMocks) {
  const calls: string[] = [];
  const rows = (Object.keys(mocks) as (keyof Api)[]).map((key) => {
    const [method, path] = key.split(' ') as [string, string];
    return { key, method, path };
  });
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://shop.test');
    const method = init.method ?? 'GET';
    const pathname = url.pathname.replace(/^\/api/, '');
    calls.push(`${method} ${pathname}${url.search}`);
    const match = matchRoute(
      rows.filter((row) => row.method === method),
      pathname,
    );
    if (!match) throw new Error(`No mock for ${method} ${pathname}`);
    const { key } = match.row;
    const endpoint: Endpoint = api[key];
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body instanceof Blob ? init.body : undefined;
    endpoint.params?.parse(match.params);
    endpoint.query?.parse(valuesOf(url.searchParams));
    endpoint.body?.parse(body);
    const mock = mocks[key] as unknown;
    const request: MockRequest = { params: match.params, query: url.searchParams, body, headers: new Headers(init.headers) };
    const answer: unknown = typeof mock === 'function' ? await (mock as (request: MockRequest) => unknown)(request) : mock;
    return responseOf(endpoint, key, answer);
  };
  return { fetch: fetch as typeof globalThis.fetch, calls };
}

const isMockRefusal = (answer: unknown): answer is MockRefusal => answer instanceof MockRefusal;

/** A query as the API reads it: text, or a list where a name stands several times. */
const valuesOf = (query: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

function responseOf(endpoint: Endpoint, key: string, answer: unknown): Response {
  if (isMockRefusal(answer)) {
    if (!refusalsOf(endpoint).includes(answer.name)) throw new Error(`${key} may not refuse with ${answer.name}`);
    const { status, exceptionName, messageCode } = REFUSALS[answer.name];
    return Response.json({ exceptionName, messageCode, args: answer.args }, { status });
  }
  const checked = endpoint.ok.parse(answer);
  if (checked === undefined) return new Response(null, { status: 204 });
  if (endpoint.produces === 'text/plain') return new Response(String(checked), { headers: { 'content-type': 'text/plain' } });
  return Response.json(checked, { status: endpoint.status ?? 200 });
}
