import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, pageOf, queryInt } from '../kit/schemas';

/** `WAITING`: the friend has not proved a mailbox yet. `NONE`: it brought nothing, as phone or mailbox came before, or the limit was reached. */
export const INVITED_STATES = ['REWARDED', 'WAITING', 'NONE'] as const;
const invitedFriend = z.object({
  /** First letter of the nickname, the others hidden. */
  nickname: z.string(),
  joinedAt: instant,
  state: z.enum(INVITED_STATES),
});
export type InvitedFriend = z.infer<typeof invitedFriend>;

/** What a member invites with, and who came. No total of all: who counts is what matters. */
export const invitation = pageOf(invitedFriend)
  .omit({ totalCount: true })
  .extend({
    /** The member's own code, as a friend types it and a link carries it (`?refId=`). */
    refId: z.string(),
    /** What one friend brings. */
    points: z.int().min(0),
    tickets: z.int().min(0),
    /** The friend is given the same (a campaign). */
    friendIsRewarded: z.boolean(),
    /** Friends that brought it so far, and how many can. */
    rewardedCount: z.int().min(0),
    friendsMax: z.int().min(0),
  });
export type Invitation = z.infer<typeof invitation>;

export const invitationContract = contract({
  'GET /member/invitation': {
    summary: 'The member’s code for friends, what a friend brings, and who came, newest first',
    source: 'API-D26, K-REF, V-REF2',
    access: 'member',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 20) }),
    ok: invitation,
  },
});
