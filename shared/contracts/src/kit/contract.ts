import type * as z from 'zod';
import type { RefusalName } from '../errors/refusals';
import type { OperatorRole } from '../operator/operator-roles';

/** Refusals that no contract lists: they follow from how a call is declared. */
const IMPLIED = {
  /** `access: 'member'`. */
  member: ['LOGIN_REQUIRED'],
  /** `access: { operator }`: no token of an operator, or one whose role does not reach. */
  operator: ['OPERATOR_UNKNOWN', 'OPERATOR_ROLE'],
  /** `recentProof`. */
  proof: ['REAUTH_REQUIRED'],
  /** A schema for the body. */
  body: ['VALIDATION_FAILED', 'BODY_UNREADABLE', 'BODY_TOO_LARGE'],
  /** `idempotent`. */
  idempotent: ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_BUSY'],
  /** A schema for path or query. */
  address: ['BAD_PARAMETER'],
  /** Every call; a cross-site one is refused where it would change something. */
  any: ['CROSS_SITE_REFUSED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'],
} as const satisfies Record<string, readonly RefusalName[]>;
type Implied<Cause extends keyof typeof IMPLIED = keyof typeof IMPLIED> = (typeof IMPLIED)[Cause][number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;

/** One call of the API. The path string is the key, so a search for it finds both sides. */
export interface Endpoint {
  /** One line for OpenAPI. */
  summary: string;
  /** Section of the specification or row of the acceptance list. */
  source: string;
  /** Who may call: any visitor, a signed-in member (401 otherwise), or an operator of this role, who comes with a token and never through the shop's pages. */
  access: 'guest' | 'member' | { operator: OperatorRole };
  /**
   * Members only: the session must have proved within `RECENT_PROOF_MINUTES` who is there, by its login, by `POST /member/confirm-password` or by `POST /member/confirm-passkey`.
   * REAUTH_REQUIRED (403) otherwise, before anything of the request is read: the screen asks for the proof and sends the same call again.
   */
  recentProof?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The answer. `z.void()` answers 204. */
  ok: z.ZodType;
  /** Media type of the answer; JSON unless stated. */
  produces?: 'application/json' | 'text/plain';
  /** Success status; 200, or 204 for an empty answer, unless stated. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Takes the header `Idempotency-Key`: sent again with the same request it answers the same, refusals included, for a day. Of members and operators.
   */
  idempotent?: true;
  /** Refusals of this call. With those its declaration implies they are all a handler can refuse with: `serve` gives it no other. */
  refusals?: readonly Exclude<RefusalName, Implied>[];
  /** Media types of the body, where it is a file; JSON unless stated. */
  consumes?: readonly string[];
  /** Largest body, where it is not that of every call. */
  bodyMaxBytes?: number;
  /** A state-changing GET: refuses cross-site calls and calls without the shop's header (NF-02). */
  guardedGet?: true;
}

type PathParams<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsFit<Path, E> = E extends { params: infer S extends z.ZodType }
  ? [PathParams<Path>, keyof z.input<S>] extends [keyof z.input<S>, PathParams<Path>]
    ? unknown
    : { params: { keysMustBe: PathParams<Path> } }
  : [PathParams<Path>] extends [never]
    ? unknown
    : { params: { keysMustBe: PathParams<Path> } };

/** Declares calls. The compiler refuses a call whose `params` schema has other keys than its path has places. */
export const contract = <const T extends Record<EndpointKey, Endpoint>>(endpoints: T & { [K in keyof T]: ParamsFit<K, T[K]> }): T =>
  endpoints;

// What was found so far goes along: the compiler takes a thousand contracts so, and fifty without.
type Merged<C, Sofar = unknown> = C extends readonly [infer First, ...infer Rest] ? Merged<Rest, Sofar & First> : Sofar;
type DeclaredTwice<C, Seen = never, Twice = never> = C extends readonly [infer First, ...infer Rest]
  ? DeclaredTwice<Rest, Seen | keyof First, Twice | (keyof First & Seen)>
  : Twice;

/** All calls of several contracts. The compiler refuses a call that two of them declare. */
export const mergeContracts = <const C extends readonly Record<EndpointKey, Endpoint>[]>(
  contracts: C & ([DeclaredTwice<C>] extends [never] ? unknown : { declaredTwice: DeclaredTwice<C> }),
): Merged<C> => Object.assign({}, ...contracts);

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

/** What the caller sends; `idempotencyKey` becomes the header of that name. */
export type RequestOf<E extends Endpoint> = Required_<E> &
  Optional_<E> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : Empty);
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
/** Every refusal a caller must be ready for: those listed and those the declaration implies. */
export type RefusalOf<E extends Endpoint> =
  | (E extends { refusals: readonly (infer R extends RefusalName)[] } ? R : never)
  | (E extends { access: 'member' } ? Implied<'member'> : never)
  | (E extends { access: { operator: OperatorRole } } ? Implied<'operator'> : never)
  | (E extends { recentProof: true } ? Implied<'proof'> : never)
  | (E extends { body: z.ZodType } ? Implied<'body'> : never)
  | (E extends { idempotent: true } ? Implied<'idempotent'> : never)
  | (E extends { params: z.ZodType } | { query: z.ZodType } ? Implied<'address'> : never)
  | Implied<'any'>;

/** The same at run time, for the description, the mocks and the guard of the server. */
export const refusalsOf = ({ access, recentProof, params, query, body, idempotent, refusals = [] }: Endpoint): readonly RefusalName[] => [
  ...refusals,
  ...(access === 'member' ? IMPLIED.member : []),
  ...(typeof access === 'object' ? IMPLIED.operator : []),
  ...(recentProof ? IMPLIED.proof : []),
  ...(body ? IMPLIED.body : []),
  ...(idempotent ? IMPLIED.idempotent : []),
  ...(params || query ? IMPLIED.address : []),
  ...IMPLIED.any,
];
