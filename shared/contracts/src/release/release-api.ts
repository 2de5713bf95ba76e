import * as z from 'zod';
import { REMOTES } from '../routes/table';
import { isOverrideManifest, OVERRIDE_MANIFEST_MAX } from './override.rules';
import type { RegistryRefusal } from './registry.rules';
import { commitName, historyEntrySchema, registrySchema, releaseSchema, versionName } from './release';

/*
 * The API of releases (API-D29), served where the store is: by the shell's server, to whoever comes with one of its tokens, never to a page.
 *
 * GET  /ops/releases                      every remote's registry, without what its versions hold
 * GET  /ops/releases/:remote              the same of one remote; empty when it was never released
 * PUT  /ops/releases/:remote              publishes a version: `publishSchema`; 201
 * POST /ops/releases/:remote/<action>     promote, rollback, canary or retire: `RELEASE_CHANGES`
 * POST /ops/releases/:remote/override     a link by which its bearer gets a remote from elsewhere (MFE-13): `overrideSchema`, answers `overrideAnswerSchema`
 * POST /ops/releases/qa-token             a tester's leave, of a shop in QA mode: `qaTokenSchema`, answers `qaTokenAnswerSchema`
 *
 * A change answers its entry in the history. A refusal answers `refusalSchema`.
 */
export const RELEASE_API = '/ops/releases';

/** Why the API refuses, with its status. */
export const RELEASE_REFUSALS = {
  /** No such remote or version. */
  RELEASE_UNKNOWN: 404,
  /** Published before: a version never changes (MFE-06). */
  RELEASE_EXISTS: 409,
  RELEASE_IS_STABLE: 409,
  RELEASE_NONE_BEFORE: 409,
  RELEASE_PERCENT: 422,
  /** What visitors get, or what stable falls back to, is not retired. */
  RELEASE_SERVED: 409,
  /** Not yet 30 days out of service (MFE-12). */
  RELEASE_YOUNG: 409,
  /** It would break what is served now; each detail names a peer and the difference (MFE-05). */
  RELEASE_BREAKS: 409,
  /** It has more bytes than its contract allows; each detail names the figure, the budget and the largest file (MFE-17). */
  RELEASE_OVER_BUDGET: 422,
  /** A file is missing, is another one than its hash says, or cannot be unpacked. */
  RELEASE_DAMAGED: 422,
  /** The body has another shape; each detail names a field. */
  RELEASE_INVALID: 422,
  /** The shop has no key to sign overrides by. */
  RELEASE_NO_OVERRIDE: 409,
  /** The shop is in no QA mode, or has no key to sign by. */
  RELEASE_NO_QA: 409,
  RELEASE_TOO_LARGE: 413,
  RELEASE_TOKEN: 401,
  RELEASE_TOO_OFTEN: 429,
} as const satisfies Record<RegistryRefusal, number> & Record<string, number>;
export type ReleaseRefusalCode = keyof typeof RELEASE_REFUSALS;
const refusalCodes = Object.keys(RELEASE_REFUSALS) as [ReleaseRefusalCode, ...ReleaseRefusalCode[]];
export const refusalSchema = z.object({ code: z.enum(refusalCodes), message: z.string(), details: z.array(z.string()) });
export type ReleaseRefusalBody = z.infer<typeof refusalSchema>;

/** Whole uncompressed bytes of a published version and of its request. The largest remote has 4 MB. */
export const RELEASE_MAX_BYTES = 24 * 1024 * 1024;

export const remoteName = z.enum(REMOTES);
const why = z.string().trim().min(1).max(500);

/** What each change of a registry takes. */
export const RELEASE_CHANGES = {
  promote: z.strictObject({ version: versionName, why }),
  /** Without `to`: ends the canary, else goes to the version before. */
  rollback: z.strictObject({ to: versionName.nullable().default(null), why }),
  canary: z.strictObject({ version: versionName, percent: z.number(), plan: z.array(z.number()).max(20).default([]), why }),
  retire: z.strictObject({ version: versionName, force: z.boolean().default(false), why }),
} as const;
export type ReleaseChangeName = keyof typeof RELEASE_CHANGES;
export const RELEASE_CHANGE_NAMES = Object.keys(RELEASE_CHANGES) as ReleaseChangeName[];
export type ReleaseChange = {
  [Name in ReleaseChangeName]: { name: Name; input: z.output<(typeof RELEASE_CHANGES)[Name]> };
}[ReleaseChangeName];

/** An override ends by itself after so many hours. */
export const OVERRIDE_MAX_HOURS = 8;
export const overrideSchema = z.strictObject({
  manifest: z.string().max(OVERRIDE_MANIFEST_MAX).refine(isOverrideManifest, {
    error: 'the https address of a JSON file; http only on this machine or in its own network',
  }),
  hours: z.number().min(0.01).max(OVERRIDE_MAX_HOURS).default(4),
  why,
});
export type AskedOverride = z.input<typeof overrideSchema>;

/** Asks for leave to break remotes and pin versions for one browser. */
export const qaTokenSchema = z.strictObject({ hours: overrideSchema.shape.hours, why });
export type AskedQaToken = z.input<typeof qaTokenSchema>;
export const qaTokenAnswerSchema = z.object({ token: z.string(), until: z.iso.datetime() });
export type GivenQaToken = z.infer<typeof qaTokenAnswerSchema>;

const filePath = z.string().regex(/^(web|node|stories)\/\w[\w@.-]*$|^sbom\.cdx\.json$/);
export const publishSchema = z.strictObject({
  release: releaseSchema,
  /** Files of the version by their path in its folder, base64. */
  files: z.record(filePath, z.base64()),
  why,
  /** Leaves stable as it is: the version waits for a canary or its promotion. */
  hold: z.boolean().default(false),
});

/** A remote's registry as the API lists it. */
export const listedSchema = registrySchema.omit({ versions: true }).extend({
  versions: z.array(z.object({ version: versionName, releasedAt: z.string().nullable(), commit: commitName.nullable().default(null) })),
});
export type ListedRegistry = z.infer<typeof listedSchema>;
/** What a change answers. */
export const changedSchema = historyEntrySchema.extend({ remote: remoteName });
export type ChangedRegistry = z.infer<typeof changedSchema>;
/** What an override answers: its entry, and the link as path and query. It opens the front page; the query works on any page. */
export const overrideAnswerSchema = changedSchema.extend({ until: z.iso.datetime(), token: z.string(), link: z.string() });
export type GivenOverride = z.infer<typeof overrideAnswerSchema>;
