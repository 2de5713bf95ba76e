import * as z from 'zod';
import { BLOCKS_MAX } from '../constants';
import { contract } from '../kit/contract';
import { instant, memCd, ugcCd } from '../kit/schemas';
import { appealForm, reportForm } from './moderation.rules';
import { streamOf, streamQuery } from './post.schemas';

const byUgc = z.object({ ugcCd });
const byMember = z.object({ targetMemCd: memCd });
/** A member out of the caller's sight; without a name once they have left. */
const blockedMember = z.object({
  memCd,
  nickname: z.string(),
  avatarSeed: z.string(),
  photoUrl: z.string().nullable(),
  blockedAt: instant,
});

/** Reports and appeals of posts of every kind, and members out of sight. */
export const moderationContract = contract({
  'POST /ugc/:ugcCd/report': {
    summary:
      'Report a post, or a comment or answer of it, once; reports of several members put it out of sight until an operator has looked',
    source: 'API-D21, V-REV2, V-REV3',
    access: 'member',
    params: byUgc,
    body: reportForm,
    ok: z.void(),
    status: 204,
    refusals: ['UGC_NOT_FOUND', 'UGC_OWN', 'UGC_REPORTED'],
  },
  'POST /ugc/:ugcCd/appeal': {
    summary: 'The author asks, once, that what was put out of sight be looked at again',
    source: 'API-D21',
    access: 'member',
    params: byUgc,
    body: appealForm,
    ok: z.void(),
    status: 204,
    refusals: ['UGC_NOT_FOUND', 'UGC_NOT_BLINDED', 'UGC_APPEALED'],
  },
  'GET /blocks': {
    summary: 'Members whose posts and comments are out of the caller’s sight, newest first',
    source: 'API-D21',
    access: 'member',
    query: streamQuery(20),
    ok: streamOf(blockedMember),
  },
  'PUT /blocks/:targetMemCd': {
    summary: `Put what a member writes out of one’s own sight; harmless again; at most ${BLOCKS_MAX} members`,
    source: 'API-D21',
    access: 'member',
    params: byMember,
    ok: z.void(),
    status: 204,
    refusals: ['MEMBER_UNKNOWN', 'UGC_OWN', 'BLOCKS_FULL'],
  },
  'DELETE /blocks/:targetMemCd': {
    summary: 'See again what a member writes; harmless without a block',
    source: 'API-D21',
    access: 'member',
    params: byMember,
    ok: z.void(),
    status: 204,
  },
});
