import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';
import { NOTIFICATION_KINDS, isShopLink } from '../member/notification.rules';
import { GRADES } from '../session/session.contract';
import { page, paging, text, writtenText } from './operator.schemas';

/** Groups of members by what they have bought: nothing yet, something, nothing for 90 days. */
export const SEGMENTS = ['new', 'buyers', 'sleeping'] as const;

const broadcastCd = z.string().regex(/^[\w-]{8,40}$/);
const byBroadcast = z.object({ broadcastCd });
/** Everybody is named, never what is left when a word is forgotten. */
const to = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  z.object({ to: z.literal('grade'), grade: z.enum(GRADES) }),
  z.object({ to: z.literal('segment'), segment: z.enum(SEGMENTS) }),
]);
export type BroadcastTo = z.infer<typeof to>;
/** In the audience, and of them those who did not turn this kind off. */
const counted = { members: z.int(), reached: z.int() };

const operatorBroadcast = z.object({
  broadcastCd,
  kind: z.enum(NOTIFICATION_KINDS),
  title: text,
  body: text,
  link: z.string(),
  audience: to,
  startsAt: instant,
  /** Members whose lists have it so far. */
  told: z.int(),
  state: z.enum(['OPEN', 'DONE', 'STOPPED']),
});
export type OperatorBroadcast = z.infer<typeof operatorBroadcast>;

/** News for many members, put in line by operators. */
export const broadcastContract = contract({
  'PUT /operator/broadcasts/:broadcastCd': {
    summary:
      'Tell all members, a grade or a segment, in the background; the caller names the broadcast, and the same code again tells nobody twice',
    source: 'P-08',
    access: { operator: 'CONTENT' },
    params: byBroadcast,
    body: z.object({
      kind: z.enum(NOTIFICATION_KINDS),
      title: writtenText(100),
      body: writtenText(1_000),
      link: z.string().max(300).refine(isShopLink),
      audience: to,
      /** At once unless it is to come. */
      startsAt: instant.optional(),
    }),
    ok: z.object({ broadcastCd: z.string(), ...counted }),
  },
  'GET /operator/broadcasts': {
    summary: 'News for many, newest first, and how far each has come',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    query: z.object(paging),
    ok: page(operatorBroadcast),
  },
  'GET /operator/broadcasts/:broadcastCd': {
    summary: 'One of the news for many, and how far it has come',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byBroadcast,
    ok: operatorBroadcast,
    refusals: ['BROADCAST_NOT_FOUND'],
  },
  'POST /operator/broadcasts/:broadcastCd/stop': {
    summary: 'Nobody else is told; who was told already keeps the news',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byBroadcast,
    ok: operatorBroadcast,
    refusals: ['BROADCAST_NOT_FOUND', 'BROADCAST_OVER'],
  },
  'POST /operator/audience': {
    summary: 'How many members news of a kind would reach; nobody is told',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    body: z.object({ kind: z.enum(NOTIFICATION_KINDS), audience: to }),
    ok: z.object(counted),
  },
});
