import * as z from 'zod';

const schema = z.record(z.string(), z.unknown());

/** A call as both sides know it: schemas of what is sent and answered, and what else a caller must meet. */
export const endpointShape = z.object({
  /** One line for people; changes nothing. */
  summary: z.string(),
  /** `guest`, `member` or `operator:<role>`. */
  access: z.string(),
  recentProof: z.literal(true).optional(),
  idempotent: z.literal(true).optional(),
  guardedGet: z.literal(true).optional(),
  /** Media types of the body, where it is a file. */
  consumes: z.array(z.string()).optional(),
  /** Largest body in bytes, where it is not that of every call. */
  bodyMaxBytes: z.number().optional(),
  produces: z.string().optional(),
  status: z.number().optional(),
  /** Codes it refuses with, beside those that follow from its declaration. */
  refusals: z.array(z.string()),
  params: schema.optional(),
  query: schema.optional(),
  body: schema.optional(),
  ok: schema.optional(),
});
export type EndpointShape = z.infer<typeof endpointShape>;

/** A row of the route table as others know it: what leads to it. */
export const routeShape = z.object({
  path: z.string().startsWith('/'),
  owner: z.string(),
  /** Only in these languages. */
  locales: z.array(z.string()).optional(),
});
export type RouteShape = z.infer<typeof routeShape>;

/** Shapes by name, of the whole contract or of what one program gives and takes. */
export const contractShapes = z.object({
  routes: z.record(z.string(), routeShape),
  endpoints: z.record(z.string(), endpointShape),
  /** Props by surface, `owner/name@version`. */
  surfaces: z.record(z.string(), schema),
  /** Payload by event. */
  events: z.record(z.string(), schema),
  /** Stored value by key, `local:…` or `session:…`. */
  storage: z.record(z.string(), schema),
});
export type ContractShapes = z.infer<typeof contractShapes>;

/** The whole contract, as it is committed: `shared/contracts/snapshot`. */
export const contractSnapshot = contractShapes.extend({
  /** Payload by message, `page:…` to the app and `app:…` from it. */
  bridge: z.record(z.string(), schema),
});
export type ContractSnapshot = z.infer<typeof contractSnapshot>;
