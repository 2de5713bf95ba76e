import * as z from 'zod';
import { api } from '../api';
import { EVENT_FIELDS } from '../events/shop-events';
import { REMOTES } from '../routes/table';
import { LOCAL_KEYS, SESSION_KEYS } from '../storage/storage-keys';

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
  permissions: oneOf(PERMISSIONS),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** The `contract.json` of a release: the declaration, and what the remote gives. */
export const remoteContractSchema = z.strictObject({
  remote: z.enum(REMOTES),
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  exposes: z.array(z.enum(['./remote', './lifecycles'])).length(2),
  routes: z.array(z.strictObject({ name: z.string(), path: z.string().startsWith('/'), isBuilt: z.boolean() })).min(1),
  offers: surfaces,
  uses: declarationSchema,
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
    [used.permissions, declared.permissions],
  ];
  return pairs.flatMap(([names, allowed]) => names.filter((name) => !allowed.includes(name)));
}
