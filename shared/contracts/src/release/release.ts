import * as z from 'zod';
import { LOCALES } from '../locales';
import { REMOTES } from '../routes/table';
import { weightSchema } from './budget';
import type { RegistryRoute } from './registry-route';

const fileName = z.string().regex(/^\w[\w@.-]*$/);
const files = z.array(fileName);
const hash = z.string().regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);
export const versionName = z.string().regex(/^\w[\w@.-]*$/);
/** A commit in full: SHA-1 or SHA-256. */
export const commitName = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
const yes = z.literal(true).optional();

/** Only rows of the contract's own shape; what a newer minor version adds to them passes through. */
const route = z.looseObject({
  name: z.string().min(1),
  path: z.string().startsWith('/'),
  owner: z.enum(REMOTES),
  screen: z.string().min(1),
  auth: yes,
  keepAlive: yes,
  isDetail: yes,
  noIndex: yes,
  isComing: yes,
  locales: z.array(z.enum(LOCALES)).min(1).optional(),
  otherwise: z.string().optional(),
  canonical: z.string().optional(),
  frame: z.enum(['task', 'bare']).optional(),
  files: files.optional(),
  words: z.record(z.enum(LOCALES), files.min(1)).optional(),
});

/** One published version of a remote. Everything it names is a file with a hash, everything in it belongs to one remote. */
export const releaseSchema = z
  .object({
    version: versionName,
    /** Version of the contract that it is built against. */
    contract: z.string().regex(/^\d+\.\d+\.\d+$/),
    /** File of the remoteEntry. */
    entry: fileName,
    /** Files of the door, `./remote`. */
    door: files.min(1),
    routes: z.array(route).min(1),
    locales: z.record(z.enum(LOCALES), files.min(1)),
    surfaces: z.record(z.string(), files),
    /** Hash by file, as a script's `integrity` has it. */
    integrity: z.record(fileName, hash),
    /** The remote as one file for the shell's server. */
    server: z.object({ file: fileName, integrity: hash }),
    releasedAt: z.string().optional(),
    /** The git commit that it was built from; none when its sources were changed beside it. */
    commit: commitName.optional(),
    /** Measured when it was published; none of versions from before. */
    weight: weightSchema.optional(),
  })
  .superRefine((release, context) => {
    const named = [
      release.entry,
      ...release.door,
      ...release.routes.flatMap(({ files = [], words = {} }) => [...files, ...Object.values(words).flat()]),
      ...Object.values(release.locales).flat(),
      ...Object.values(release.surfaces).flat(),
    ];
    for (const file of new Set(named)) {
      if (!(file in release.integrity)) context.addIssue({ code: 'custom', path: ['integrity', file], message: 'no hash' });
    }
    if (new Set(release.routes.map(({ owner }) => owner)).size > 1)
      context.addIssue({ code: 'custom', path: ['routes'], message: 'rows of several owners' });
  });
export type Release = Omit<z.infer<typeof releaseSchema>, 'routes'> & { routes: RegistryRoute[] };

export const RELEASE_ACTIONS = ['publish', 'promote', 'canary', 'abort', 'rollback', 'retire', 'override'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** One change of a registry, for the audit (MFE-19): who did what to which version, when and why. */
export const historyEntrySchema = z.object({
  /** Number of the change, from 1. */
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  by: z.string().min(1),
  action: z.enum(RELEASE_ACTIONS),
  from: versionName.nullable(),
  to: versionName.nullable(),
  why: z.string(),
  /** Share of visitors, of a canary. */
  percent: z.number().optional(),
  /** Of a canary that was ended: what its contract allows and its shoppers did not get. */
  over: z.array(z.string()).optional(),
  /** Of an override: the manifest that may stand in for the remote, and the end of its token. */
  manifest: z.string().optional(),
  until: z.iso.datetime().optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const percent = z.number().int().min(1).max(99);
/** A version that some visitors get in place of the stable one (MFE-09). */
const canary = z.object({
  version: versionName,
  /** Of 100 visitors. */
  percent,
  /** Percents of the steps after this one; 100 makes it stable. Empty: it waits for a person. */
  plan: z.array(z.number().int().min(1).max(100)),
  /** Since when it has this percent. */
  since: z.iso.datetime(),
});
export type Canary = z.infer<typeof canary>;

/** A remote's `registry.json`. Its releases are read one by one: a damaged one does not take the one before it along. */
export const registrySchema = z.object({
  name: z.enum(REMOTES),
  /** Number of changes so far: a writer who has read another one must read again. */
  revision: z.number().int().nonnegative().default(0),
  stable: versionName,
  previous: versionName.nullable(),
  canary: canary.nullable().default(null),
  versions: z.record(versionName, z.unknown()),
  /** Every change, the oldest first; nothing is ever taken out of it. */
  history: z.array(historyEntrySchema).default([]),
});
export type RemoteRegistry = z.infer<typeof registrySchema>;

/** One release of a registry. Throws, with the first fault in words, when it is missing, damaged or another remote's. */
export function readRelease(registry: RemoteRegistry, version: string): Release {
  const { data, error } = releaseSchema.safeParse(registry.versions[version]);
  if (!data) throw new Error(`release ${version}: ${faultOf(error)}`);
  if (data.version !== version || data.routes[0]?.owner !== registry.name) throw new Error(`release ${version}: another one's`);
  return data as Release;
}

/** A registry whose outer shape is right. Throws, with the first fault in words, when it is not. */
export function readRegistry(value: unknown): RemoteRegistry {
  const { data, error } = registrySchema.safeParse(value);
  if (!data) throw new Error(`registry: ${faultOf(error)}`);
  return data;
}

const faultOf = ({ issues: [first] }: z.ZodError) => `${first?.path.join('.') || 'it'}: ${first?.message}`;
