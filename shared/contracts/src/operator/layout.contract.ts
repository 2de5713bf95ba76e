import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, instant, layoutCd, queryFlag, queryInt } from '../kit/schemas';
import { shopInstant, text } from './operator.schemas';

const FILE_MAX_BYTES = 4 * 1024 * 1024;
/** A preview link works for two weeks at most. */
export const PREVIEW_HOURS_MAX = 24 * 14;

const byLayout = z.object({ layoutCd });
const version = z.int().min(1).max(MAX_INTEGER);
const queryVersion = z.coerce.number().int().min(1).max(MAX_INTEGER).optional();
/**
 * Pages with the virtual categories they show, as `pnpm shop layout export` prints them. Its fields are checked with the shop as it is, and
 * what is wrong is told by place and in words.
 */
const file = z.record(z.string(), z.unknown());
const problem = z.object({
  /** Errors keep the file from being imported; warnings do not. */
  level: z.enum(['error', 'warning']),
  /** `layouts[0].displayItems[12].tabLayoutCd`. */
  path: z.string(),
  reason: z.string(),
});
const live = z.object({ layoutCd: z.string(), version: z.int() });

/** Home and promotion pages as operators make them: files, drafts, and what is live. */
export const operatorLayoutContract = contract({
  'GET /operator/layouts': {
    summary: 'Every page, the version that is live, and what goes live by itself',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    ok: z.object({
      items: z.array(
        z.object({
          layoutCd: z.string(),
          name: text,
          kind: z.enum(['MAIN', 'PROMOTION', 'TEST']),
          /** Null for a page as it came with the shop. */
          liveVersion: z.int().nullable(),
        }),
      ),
      planned: z.array(z.object({ layoutCd: z.string(), version: z.int(), publishAt: instant })),
    }),
  },
  'GET /operator/layouts/:layoutCd': {
    summary: 'A page as a file, with the virtual categories it shows: as it is live, or one version',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byLayout,
    query: z.object({ version: queryVersion }),
    ok: file,
    refusals: ['LAYOUT_NOT_FOUND', 'LAYOUT_VERSION_NOT_FOUND'],
  },
  'GET /operator/layouts/:layoutCd/versions': {
    summary: 'Drafts and history of a page, the newest first; none of a page as it came with the shop',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byLayout,
    query: z.object({
      /** Versions below this one: the last of the answer before. */
      before: queryVersion,
      limit: queryInt(1, 100, 20),
    }),
    ok: z.object({
      items: z.array(
        z.object({
          version: z.int(),
          createdAt: instant,
          createdBy: z.string(),
          publishAt: instant.nullable(),
          publishedAt: instant.nullable(),
          /** Why it did not go live at its hour. */
          problem: z.string().nullable(),
        }),
      ),
    }),
  },
  'GET /operator/layouts/:layoutCd/preview': {
    summary: 'An address of the shop that shows a version, the newest unless one is named, for some hours',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byLayout,
    query: z.object({ version: queryVersion, hours: queryInt(1, PREVIEW_HOURS_MAX, 24) }),
    ok: z.object({ layoutCd: z.string(), version: z.int(), url: z.string(), expiresAt: instant }),
    refusals: ['LAYOUT_VERSION_NOT_FOUND'],
  },
  'POST /operator/layouts/check': {
    summary: 'What is wrong with a file, and where; writes nothing',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    bodyMaxBytes: FILE_MAX_BYTES,
    body: file,
    ok: z.object({ canBeImported: z.boolean(), problems: z.array(problem) }),
  },
  'POST /operator/layouts': {
    summary:
      'Every page of a file becomes a draft, all or none; with `publish` they are live at once. A page that its newest version says already gets no new one. Errors of the file are fields of the refusal, with a reason',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    bodyMaxBytes: FILE_MAX_BYTES,
    query: z.object({ publish: queryFlag }),
    body: file,
    ok: z.object({
      items: z.array(live.extend({ isNew: z.boolean(), isLive: z.boolean() })),
      warnings: z.array(problem),
    }),
    refusals: ['LAYOUT_UNFIT'],
  },
  'POST /operator/layouts/:layoutCd/publish': {
    summary:
      'Make a version live. `from`: only if the version that the caller has seen is still live; null for a page as it came with the shop',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byLayout,
    body: z.object({ version, from: version.nullable().optional() }),
    ok: live,
    refusals: ['LAYOUT_VERSION_NOT_FOUND', 'LAYOUT_CHANGED', 'LAYOUT_UNFIT'],
  },
  'POST /operator/layouts/:layoutCd/rollback': {
    summary: 'Make live again what was live before, or a version that was live once',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byLayout,
    body: z.object({ version: version.optional(), from: version.nullable().optional() }),
    ok: live,
    refusals: ['LAYOUT_VERSION_NOT_FOUND', 'LAYOUT_NEVER_LIVE', 'LAYOUT_IS_LIVE', 'LAYOUT_CHANGED', 'LAYOUT_UNFIT'],
  },
  'PUT /operator/layouts/:layoutCd/schedule': {
    summary: 'A version goes live by itself at an hour ahead',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byLayout,
    body: z.object({ version, publishAt: shopInstant }),
    ok: live.extend({ publishAt: instant }),
    refusals: ['LAYOUT_VERSION_NOT_FOUND', 'LAYOUT_UNFIT'],
  },
  'DELETE /operator/layouts/:layoutCd/schedule': {
    summary: 'What is planned of a page, or of one version, stays a draft; answers which',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byLayout,
    query: z.object({ version: queryVersion }),
    ok: z.object({ layoutCd: z.string(), versions: z.array(z.int()) }),
  },
});
