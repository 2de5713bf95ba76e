import * as z from 'zod';
import { instant } from '../kit/schemas';

/**
 * Why nobody but its author sees a post, comment or answer. WAITING: its words are looked at before others read it. BLINDED: it was taken
 * out of sight. Cause: `WORDS` and `LINK` are found by the shop, `REPORTS` come from members, `OPERATOR` looked by themselves.
 */
export const moderation = z.object({
  state: z.enum(['WAITING', 'BLINDED']),
  cause: z.enum(['WORDS', 'LINK', 'REPORTS', 'OPERATOR']),
  /** The shop's words to the author; empty unless an operator wrote some. */
  note: z.string(),
  since: instant,
  /** The author may appeal, once. */
  mayAppeal: z.boolean(),
  appealedAt: instant.nullable(),
});
export type Moderation = z.infer<typeof moderation>;
