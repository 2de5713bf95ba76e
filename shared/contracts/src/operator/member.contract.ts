import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, memCd } from '../kit/schemas';
import { GRADES } from '../session/session.contract';

const byMember = z.object({ memCd });

/** How an account stands: nothing of the person but its name in the shop. */
const operatorMember = z.object({
  memCd,
  loginId: z.string(),
  nickname: z.string(),
  grade: z.enum(GRADES),
  memberType: z.enum(['PERSON', 'CORPORATE']),
  /** LOCKED: by an operator. */
  status: z.enum(['ACTIVE', 'LOCKED']),
  points: z.int(),
  joinedAt: instant,
  emailConfirmedAt: instant.nullable(),
  /** Open ones. */
  sessions: z.int(),
  /** After five wrong passwords. */
  passwordLockedUntil: instant.nullable(),
  consents: z.array(z.object({ agreementCd: z.string(), isAgreed: z.boolean(), changedAt: instant.nullable() })),
});
export type OperatorMember = z.infer<typeof operatorMember>;

/** Accounts of members. */
export const operatorMemberContract = contract({
  'GET /operator/members/:memCd': {
    summary: 'How an account stands; of its login id the beginning alone',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byMember,
    ok: operatorMember,
    refusals: ['MEMBER_UNKNOWN'],
  },
  'POST /operator/member-search': {
    summary: 'The account of a code, login id or e-mail address, with its whole login id; who looked it up is recorded',
    source: 'API-D28',
    access: { operator: 'CS' },
    body: z.object({ word: z.string().trim().min(1).max(200) }),
    ok: operatorMember,
    refusals: ['MEMBER_UNKNOWN'],
  },
  'POST /operator/members/:memCd/lock': {
    summary: 'Nobody comes in with this account until it is unlocked, and its sessions end',
    source: 'API-D28',
    access: { operator: 'CS' },
    params: byMember,
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    ok: z.object({ memCd, sessions: z.int() }),
    refusals: ['MEMBER_UNKNOWN', 'MEMBER_LOCKED_ALREADY'],
  },
  'POST /operator/members/:memCd/unlock': {
    summary: 'Take back an operator’s lock and that of five wrong passwords',
    source: 'API-D28',
    access: { operator: 'CS' },
    params: byMember,
    ok: z.object({ memCd }),
    refusals: ['MEMBER_UNKNOWN', 'MEMBER_NOT_LOCKED'],
  },
  'POST /operator/members/:memCd/end-sessions': {
    summary: 'End every session of a member, who may log in again',
    source: 'API-D28',
    access: { operator: 'CS' },
    params: byMember,
    ok: z.object({ memCd, sessions: z.int() }),
    refusals: ['MEMBER_UNKNOWN'],
  },
});
