import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, memCd, queryInt } from '../kit/schemas';

/** What is looked at: a post of any kind, a comment on one, an answer to a question. */
export const UGC_TARGETS = ['REVIEW', 'FEED', 'TALK', 'COMMENT', 'ANSWER'] as const;
export type UgcTarget = (typeof UGC_TARGETS)[number];

const byTarget = z.object({ targetCd: z.string().min(1).max(40) });
/** The operator's words to the author. */
const note = z.string().trim().max(500).default('');

export const ugcCase = z.object({
  targetCd: z.string(),
  target: z.enum(UGC_TARGETS),
  /** The post that it is, or belongs to. */
  ugcCd: z.string(),
  memCd,
  /** WAITING: nobody has looked yet. BLINDED: out of sight. OPEN: everybody sees it. */
  state: z.enum(['WAITING', 'BLINDED', 'OPEN']),
  cause: z.enum(['WORDS', 'LINK', 'REPORTS', 'OPERATOR']),
  /** The word or link that was found. */
  found: z.string().nullable(),
  note: z.string(),
  reportCnt: z.int().min(0),
  appeal: z.string().nullable(),
  since: instant,
  appealedAt: instant.nullable(),
  /** What stands there, in the words of its author. */
  text: z.string(),
});
export type UgcCase = z.infer<typeof ugcCase>;

export const ugcReport = z.object({ memCd, reason: z.string(), message: z.string(), createdAt: instant });

/** What members wrote, as operators look after it. */
export const operatorUgcContract = contract({
  'GET /operator/ugc': {
    summary: 'What waits for a look: held words, posts that reports put out of sight, appeals; oldest first',
    source: 'API-D21',
    access: { operator: 'VIEWER' },
    query: z.object({ limit: queryInt(1, 200, 50) }),
    ok: z.object({ items: z.array(ugcCase) }),
  },
  'GET /operator/ugc/:targetCd': {
    summary: 'One post, comment or answer with its reports',
    source: 'API-D21',
    access: { operator: 'VIEWER' },
    params: byTarget,
    ok: ugcCase.extend({ reports: z.array(ugcReport) }),
    refusals: ['UGC_NOT_FOUND'],
  },
  'POST /operator/ugc/:targetCd/blind': {
    summary: 'Put it out of everybody’s sight but its author’s, who is told',
    source: 'API-D21',
    access: { operator: 'CONTENT' },
    params: byTarget,
    body: z.object({ note }),
    ok: ugcCase,
    refusals: ['UGC_NOT_FOUND', 'UGC_UNCHANGED'],
  },
  'POST /operator/ugc/:targetCd/restore': {
    summary: 'Let everybody see it, and tell its author; reports of before count no more',
    source: 'API-D21',
    access: { operator: 'CONTENT' },
    params: byTarget,
    body: z.object({ note }),
    ok: ugcCase,
    refusals: ['UGC_NOT_FOUND', 'UGC_UNCHANGED'],
  },
  'POST /operator/members/:memCd/ugc-ban': {
    summary: 'A member may write nothing for some days; 0 days lets them write again',
    source: 'API-D21',
    access: { operator: 'CS' },
    params: z.object({ memCd }),
    body: z.object({ days: z.int().min(0).max(3_650), note }),
    ok: z.object({ memCd, until: instant.nullable() }),
    refusals: ['MEMBER_UNKNOWN'],
  },
});
