import * as z from 'zod';
import { api } from '../api';
import { EVENT_FIELDS } from '../events/shop-events';
import { FLAGS, type FlagName } from '../flags/flags';
import { ROUTES, type RouteName } from '../routes/table';
import { LOCAL_KEYS, SESSION_KEYS } from '../storage/storage-keys';
import { budgetSchema } from './budget';
import { contractShapes } from './contract-shapes';

/** What of the shell or of the device a remote may set in motion. */
export const PERMISSIONS = ['analytics', 'app', 'clipboard', 'dialog', 'locale', 'login', 'session'] as const;

const oneOf = <T extends string>(names: readonly T[]) => z.array(z.enum(names as readonly [T, ...T[]]));
const events = oneOf(Object.keys(EVENT_FIELDS) as (keyof typeof EVENT_FIELDS)[]);
const surfaces = z.array(z.string().regex(/^[a-z]+\/[a-z-]+@\d+$/));

/** What a remote takes across its border: its `contract.json`, written by hand or by `pnpm contracts`, kept by lint. */
export const declarationSchema = z.strictObject({
  calls: oneOf(Object.keys(api) as (keyof typeof api)[]),
  events: z.strictObject({ in: events, out: events }),
  storage: oneOf([...LOCAL_KEYS.map((key) => `local:${key}` as const), ...SESSION_KEYS.map((key) => `session:${key}` as const)]),
  surfaces,
  /** Routes that it links to. */
  routes: oneOf(Object.keys(ROUTES) as RouteName[]),
  permissions: oneOf(PERMISSIONS),
  /** Feature flags that it asks for. A shop that does not know one leaves it at its default: no release is refused for it. */
  flags: oneOf(Object.keys(FLAGS) as FlagName[]),
});
export type Declaration = z.infer<typeof declarationSchema>;

const names = z.array(z.string());
/** A declaration that may be older or newer than this program: it names what this one need not know. */
const usesSchema = z.object({
  calls: names,
  events: z.object({ in: names, out: names }),
  storage: names,
  surfaces: names,
  routes: names,
  permissions: names,
});
export type Uses = z.infer<typeof usesSchema>;

/** The `contract.json` of a release, of whatever age: what the version gives, what it takes, and the shape of each as it was built against it. */
export const remoteContractSchema = z.object({
  remote: z.string().min(1),
  /** Version of the release. */
  version: z.string().min(1),
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  exposes: names,
  routes: z.array(z.object({ name: z.string(), path: z.string().startsWith('/'), isBuilt: z.boolean() })).min(1),
  /** Surfaces for others, `owner/name@version`. */
  offers: names,
  uses: usesSchema,
  shapes: contractShapes,
  /** What it may cost; none in versions from before there were budgets. */
  budget: budgetSchema.optional(),
});
export type RemoteContract = z.infer<typeof remoteContractSchema>;

/** What `used` takes and `declared` does not name. */
export function undeclared(used: Declaration, declared: Declaration): string[] {
  const pairs: [readonly string[], readonly string[]][] = [
    [used.calls, declared.calls],
    [used.events.in, declared.events.in],
    [used.events.out, declared.events.out],
    [used.storage, declared.storage],
    [used.surfaces, declared.surfaces],
    [used.routes, declared.routes],
    [used.permissions, declared.permissions],
    [used.flags, declared.flags],
  ];
  return pairs.flatMap(([names, allowed]) => names.filter((name) => !allowed.includes(name)));
}
