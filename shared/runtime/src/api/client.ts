import type { Api } from '@hyangro/contracts/api';
import type { KnownRefusal } from '@hyangro/contracts/errors/known-refusals';
import type { RefusalArgs } from '@hyangro/contracts/errors/refusals';
import type { RefusalOf, RequestOf, ResponseOf } from '@hyangro/contracts/kit/contract';
import type { ErrorBody } from '@hyangro/contracts/kit/schemas';
import { limitsOf } from '@hyangro/contracts/time-limits';
import { IDEMPOTENCY_KEY_HEADER, OWN_HEADER } from '@hyangro/contracts/wire-names';
import { afterWaiting } from '../page/after-waiting';

type Key = keyof Api;
type Options = {
  signal?: AbortSignal;
  /** The call is sent to its end though the page is left; its body is below 64 kB. */
  keepalive?: boolean;
};
type Empty = Record<never, never>;
type Args<K extends Key> =
  Empty extends RequestOf<Api[K]> ? [request?: RequestOf<Api[K]> & Options] : [request: RequestOf<Api[K]> & Options];

/** Answer of the API that is not a success (§8). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** The call that was answered so. */
    readonly endpoint?: Key,
  ) {
    super(body.messageCode);
  }
}
/** No answer at all: offline, API down, connection lost, or none in time. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(
    message: string,
    readonly isTimeout = false,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** `a=1&a=2`; empty text, null and undefined are dropped, 0 and false stay (API-00b). */
export function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const part of [value].flat()) if (part !== undefined && part !== null && part !== '') search.append(name, String(part));
  }
  return search.size ? `?${search}` : '';
}

export interface ClientOptions {
  /** `/api`, or the API host's origin. */
  base: string;
  /** Value of Accept-Language for each call. */
  language(): string;
  /** Headers of a server-side render: the shopper's cookie. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
}

/**
 * Typed client of all calls: `api('GET /product/:productCd', { params: { productCd } })`.
 * Throws ApiError for a refusal or fault and NetworkError without a whole answer in time; an abort passes through.
 */
export function createApiClient({ base, language, headers, fetch: send = globalThis.fetch }: ClientOptions) {
  return async function call<K extends Key>(key: K, ...[request]: Args<K>): Promise<ResponseOf<Api[K]>> {
    const {
      params = {},
      query = {},
      body,
      idempotencyKey,
      signal,
      keepalive,
    } = (request ?? {}) as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      idempotencyKey?: string;
      signal?: AbortSignal;
      keepalive?: boolean;
    };
    const [method, pattern] = key.split(' ') as [string, string];
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const limit = timeLimit(limitsOf(key).browser, signal);
    try {
      const response = await send(base + path + toQueryString(query), {
        method,
        credentials: 'include',
        headers: {
          'accept-language': language(),
          [OWN_HEADER]: 'hyangro',
          ...(idempotencyKey && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
          // A file brings its own type.
          ...(body !== undefined && !(body instanceof Blob) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
        signal: limit.signal,
        keepalive,
      });
      if (!response.ok) throw new ApiError(response.status, await errorBodyOf(response), key);
      if (response.status === 204) return undefined as ResponseOf<Api[K]>;
      const isText = response.headers.get('content-type')?.startsWith('text/plain');
      return (await (isText ? response.text() : response.json())) as ResponseOf<Api[K]>;
    } catch (error) {
      if (error instanceof ApiError || signal?.aborted) throw error;
      throw new NetworkError(`${method} ${path}`, limit.signal.aborted, error);
    } finally {
      limit.clear();
    }
  };
}
export type ApiClient = ReturnType<typeof createApiClient>;

/** Aborts after the time, or when the caller does; `clear` once the answer is whole. (AbortSignal.any is too young for some web views.) */
function timeLimit(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const callOff = afterWaiting(ms, abort);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  const clear = () => {
    callOff();
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, clear };
}

async function errorBodyOf(response: Response): Promise<ErrorBody> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  return {
    exceptionName: body?.exceptionName ?? 'UnknownException',
    messageCode: body?.messageCode ?? `HTTP_${response.status}`,
    args: Array.isArray(body?.args) ? body.args : [],
  };
}

/** Field errors of a 422, field to message code; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  return Object.fromEntries(error.body.args.flatMap((arg) => (typeof arg === 'object' ? [[arg.field, arg.code] as const] : [])));
}

/**
 * Whether this endpoint has refused with this refusal: `isRefusal(error, 'POST /coupon', COUPON_ALREADY_ISSUED)`. The endpoint
 * decides what a code means; one that its contract does not list does not compile.
 */
export const isRefusal = <K extends Key, N extends RefusalOf<Api[K]>>(
  error: unknown,
  endpoint: K,
  refusal: KnownRefusal<N>,
): error is ApiError & { body: { args: RefusalArgs<N> } } =>
  error instanceof ApiError && error.endpoint === endpoint && error.body.messageCode === refusal.code;

/** No answer of the API: a failed connection, or 502 to 504 from the gateway. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 502 && error.status <= 504);

/** Answer of a call, or null where the API names the thing unknown (404): a screen shows that, a boundary does not. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
