import type * as z from 'zod';
import type { RefusalName } from '../errors/refusals';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;

/** One call of the API. The path string is the key, so a search for it finds both sides. */
export interface Endpoint {
  /** One line for OpenAPI. */
  summary: string;
  /** Section of the specification or row of the acceptance list. */
  source: string;
  /** Who may call: any visitor, or a signed-in member (401 otherwise). */
  access: 'guest' | 'member';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The answer. `z.void()` answers 204. */
  ok: z.ZodType;
  /** Media type of the answer; JSON unless stated. */
  produces?: 'application/json' | 'text/plain';
  /** Success status; 200, or 204 for an empty answer, unless stated. */
  status?: 200 | 201 | 202 | 204;
  /** Refusals a caller must be ready for. A handler can refuse with no other. */
  refusals?: readonly RefusalName[];
  /** Largest body, where it is smaller than that of every call. */
  bodyMaxBytes?: number;
  /** A state-changing GET: refuses cross-site calls and calls without the shop's header (NF-02). */
  guardedGet?: true;
}

export const contract = <const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T => endpoints;

type In<S> = S extends z.ZodType ? z.input<S> : never;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part = 'params' | 'query' | 'body';
type Empty = Record<never, never>;
type Required_<E extends Endpoint> = {
  [K in Part as E[K] extends z.ZodType ? (Empty extends In<E[K]> ? never : K) : never]: In<E[K]>;
};
type Optional_<E extends Endpoint> = {
  [K in Part as E[K] extends z.ZodType ? (Empty extends In<E[K]> ? K : never) : never]?: In<E[K]>;
};

/** What the caller sends. */
export type RequestOf<E extends Endpoint> = Required_<E> & Optional_<E>;
/** What a handler receives once it is parsed. */
export type ParsedRequestOf<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};
/** What a handler answers, before it is serialised. */
export type ReplyOf<E extends Endpoint> = z.input<E['ok']>;
/** What the caller receives. */
export type ResponseOf<E extends Endpoint> = z.output<E['ok']>;
export type RefusalOf<E extends Endpoint> = E extends { refusals: readonly (infer R)[] } ? R : never;
