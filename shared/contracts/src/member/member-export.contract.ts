import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';

/** The same content twice: for programs, and to read. */
export const EXPORT_FORMATS = ['json', 'html'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A member's own data as files (NF-03). */
export const memberExport = z.object({
  /** EXPIRED: there was one, and it is gone. FAILED: it could not be made. */
  state: z.enum(['NONE', 'RUNNING', 'READY', 'EXPIRED', 'FAILED']),
  requestedAt: instant.nullable(),
  /** Until when a ready one can be had, or when it was taken away. */
  expiresAt: instant.nullable(),
});
export type MemberExport = z.infer<typeof memberExport>;

export const memberExportContract = contract({
  'GET /member/export': {
    summary: 'Where the export of the member’s own data stands',
    source: 'NF-03',
    access: 'member',
    ok: memberExport,
  },
  'POST /member/export': {
    summary:
      'Gather all that the shop holds of the member, in the background; one at a time, in place of an earlier one. News tell when it is ready',
    source: 'NF-03',
    access: 'member',
    recentProof: true,
    status: 202,
    ok: memberExport,
    refusals: ['EXPORT_RUNNING'],
  },
  'POST /member/export/link': {
    summary: 'An address of the ready file, for the member’s own session and a few minutes',
    source: 'NF-03',
    access: 'member',
    recentProof: true,
    body: z.object({ format: z.enum(EXPORT_FORMATS) }),
    ok: z.object({ url: z.string(), expiresInSeconds: z.int() }),
    refusals: ['EXPORT_GONE'],
  },
});
