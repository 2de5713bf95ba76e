import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, queryInt } from '../kit/schemas';
import { budgetSchema, weightSchema } from '../release/budget';
import { versionName } from '../release/release';
import { REMOTES } from '../routes/table';

/** The page of the shell's server that shows what this call answers; operators only (MFE-18). */
export const OPS_REMOTES_PATH = '/ops/remotes';

/** What visitors get of a remote: most of them, some, nobody unless STABLE is taken back, or nobody any more. */
export const VERSION_ROLES = ['STABLE', 'CANARY', 'PREVIOUS', 'EARLIER'] as const;

const count = z.int().nonnegative();
/** At the 75th percentile of `tellers` visitors, each of whom counts once: milliseconds, of CLS a share. */
const figure = z.object({ p75: z.number(), tellers: count });

const versionReport = z.object({
  version: z.string(),
  role: z.enum(VERSION_ROLES),
  /** Of 100 visitors, of a canary. */
  percent: z.int().nullable(),
  /** Visitors who told of it, those of them in whose browser a screen or surface of it failed, and those with a poor web vital. */
  visitors: count,
  failures: count,
  poor: count,
  /** Web vitals that are laid to it; none before the first visitor has told one. */
  LCP: figure.nullable(),
  INP: figure.nullable(),
  CLS: figure.nullable(),
  /** What its contract allows, and the bytes that it was measured to have; null of versions from before budgets. */
  budget: budgetSchema.nullable(),
  weight: weightSchema.nullable(),
});
export type VersionReport = z.infer<typeof versionReport>;

/** How the versions of each remote do in visitors' browsers. */
export const remotesContract = contract({
  'GET /operator/remotes': {
    summary:
      'Versions of every remote that visitors get or got in the last hours, at most 10 each: visitors, failures, web vitals at the 75th percentile, bytes and budget',
    source: 'MFE-18',
    access: { operator: 'VIEWER' },
    query: z.object({
      hours: queryInt(1, 168, 24),
      /** Version of the shell that asks: only it knows, and its figures come with the others. */
      shell: versionName.optional(),
    }),
    ok: z.object({
      from: instant,
      items: z.array(
        z.object({
          remote: z.enum([...REMOTES, 'shell']),
          /** None: it was never released, or its registry cannot be read. */
          versions: z.array(versionReport).max(10),
        }),
      ),
    }),
  },
});
