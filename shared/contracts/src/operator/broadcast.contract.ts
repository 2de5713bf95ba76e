import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';
import { NOTIFICATION_KINDS, isShopLink } from '../member/notification.rules';
import { GRADES } from '../session/session.contract';

/** Groups of members by what they have bought: nothing yet, something, nothing for 90 days. */
export const SEGMENTS = ['new', 'buyers', 'sleeping'] as const;

const words = (longest: number) => z.string().trim().min(1).max(longest);
const text = (longest: number) => z.object({ ko: words(longest), en: words(longest), cn: words(longest) });
/** Everybody is named, never what is left when a word is forgotten. */
const to = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  z.object({ to: z.literal('grade'), grade: z.enum(GRADES) }),
  z.object({ to: z.literal('segment'), segment: z.enum(SEGMENTS) }),
]);

/** News for many members, put in line by operators. */
export const broadcastContract = contract({
  'PUT /operator/broadcasts/:broadcastCd': {
    summary:
      'Tell all members, a grade or a segment, in the background; the caller names the broadcast, and the same code again tells nobody twice',
    source: 'P-08',
    access: { operator: 'CONTENT' },
    params: z.object({ broadcastCd: z.string().regex(/^[\w-]{8,40}$/) }),
    body: z.object({
      kind: z.enum(NOTIFICATION_KINDS),
      title: text(100),
      body: text(1_000),
      link: z.string().max(300).refine(isShopLink),
      audience: to,
      /** At once unless it is to come. */
      startsAt: instant.optional(),
    }),
    ok: z.object({
      broadcastCd: z.string(),
      /** In the audience, and of them those who did not turn this kind off. */
      members: z.int(),
      reached: z.int(),
    }),
  },
});
