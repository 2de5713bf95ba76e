import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, orderCd } from '../kit/schemas';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../order/claim.rules';
import { realNameForm } from './real-name.rules';

/** Real-name details as answers show them: never in full (E-22). */
const maskedRealName = z.object({
  nameMasked: z.string(),
  /** `1101**********1234` */
  idNumberMasked: z.string(),
  /** False for a number whose last sign does not fit the others: a warning alone (V-CN1). */
  isNumberPlausible: z.boolean(),
  savedAt: instant,
  /** When the identity provider confirmed them. */
  verifiedAt: instant.nullable(),
});

/** What the shop has of the member for Chinese customs. */
export const realNameView = z.object({
  realName: maskedRealName.nullable(),
  /** An order to China is under way: until it has arrived the details stay. */
  isNeeded: z.boolean(),
  /** Whether there is an identity provider that can confirm them. */
  isCheckAvailable: z.boolean(),
  /** When a check of these details began that is still open. */
  checkPendingSince: instant.nullable(),
});
export type RealNameView = z.infer<typeof realNameView>;

/** How a check by the identity provider ended. LATE: it took too long. USED: this answer has counted before. UNKNOWN: no check of this shop. */
export const CHECK_OUTCOMES = ['VERIFIED', 'REFUSED', 'LATE', 'USED', 'UNKNOWN'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** What a signed link shows to whoever has it: enough to know whose parcel it is. */
export const recipientForm = z.object({
  recipientMasked: z.string(),
  /** When the link ends. */
  expiresAt: instant,
  goodsCount: z.int().min(1),
});
export type RecipientForm = z.infer<typeof recipientForm>;

const byToken = z.object({ token: z.string().max(200) });
const link = ['REAL_NAME_LINK_INVALID', 'REAL_NAME_LINK_EXPIRED', 'REAL_NAME_LINK_CLOSED'] as const;
/** The file itself; whether it is a photo, and of how many pixels, is told by its content (`claim.v0007`, `claim.v0011`). */
const photoCall = {
  status: 201,
  body: z.file(),
  consumes: PHOTO_TYPES,
  bodyMaxBytes: PHOTO_MAX_BYTES,
  ok: z.object({ photoKey: z.string() }),
} as const;

/** Real names for parcels to China (R-MY-20, R-PUB-06, R-PUB-07). */
export const realNameContract = contract({
  'GET /member/real-name': {
    summary: 'Own real-name details, masked',
    source: 'R-MY-20, API-D20, E-22',
    access: 'member',
    ok: realNameView,
  },
  'POST /member/real-name/photos': {
    summary:
      'Keep a photo of a side of the identity card, encrypted and without its metadata; details name it within a day, or it is removed',
    source: 'R-MY-20, NF-03',
    access: 'member',
    ...photoCall,
    refusals: ['REAL_NAME_PHOTO_LIMIT'],
  },
  'POST /member/real-name': {
    summary:
      'Save own real-name details, where there are none; with an order to China under way the name is its recipient’s (`realName.v0001`)',
    source: 'R-MY-20, V-CN1, V-CN2',
    access: 'member',
    status: 201,
    body: realNameForm,
    ok: realNameView,
    refusals: ['REAL_NAME_EXISTS'],
  },
  'PUT /member/real-name': {
    summary: 'The same in place of those before',
    source: 'R-MY-20, API-D20, V-CN1, V-CN2',
    access: 'member',
    recentProof: true,
    body: realNameForm,
    ok: realNameView,
  },
  'DELETE /member/real-name': {
    summary: 'Delete own real-name details and their photos',
    source: 'R-MY-20, API-D20, NF-03',
    access: 'member',
    recentProof: true,
    ok: realNameView,
    refusals: ['REAL_NAME_NEEDED'],
  },
  'POST /member/real-name/check': {
    summary: 'Begin a check by the identity provider; answers where the browser goes',
    source: 'R-PUB-07',
    access: 'member',
    ok: z.object({ redirectUrl: z.string() }),
    refusals: ['REAL_NAME_MISSING', 'REAL_NAME_CHECK_UNAVAILABLE'],
  },
  'POST /real-name/check': {
    summary: 'What the identity provider sent the browser back with; counts once, also without a login',
    source: 'R-PUB-07',
    access: 'guest',
    body: z.object({ state: z.string().max(200).default(''), answer: z.string().max(500).default('') }),
    ok: z.object({ outcome: z.enum(CHECK_OUTCOMES) }),
  },
  'GET /orders/:orderCd/real-name-link': {
    summary: 'A signed link by which the recipient of a paid order to China gives their real-name details',
    source: 'R-PUB-06, V-CN2',
    access: 'member',
    params: z.object({ orderCd }),
    ok: z.object({ token: z.string(), expiresAt: instant }),
    refusals: ['ORDER_NOT_FOUND', 'ORDER_STATE'],
  },
  'GET /real-name/forms/:token': {
    summary: 'What a recipient’s link is for',
    source: 'R-PUB-06',
    access: 'guest',
    params: byToken,
    ok: recipientForm,
    refusals: link,
  },
  'POST /real-name/forms/:token/photos': {
    summary: 'The same as for members, for the order of the link',
    source: 'R-PUB-06, NF-03',
    access: 'guest',
    params: byToken,
    ...photoCall,
    refusals: [...link, 'REAL_NAME_PHOTO_LIMIT'],
  },
  'POST /real-name/forms/:token': {
    summary: 'The recipient’s real-name details, once; the name is that of the parcel (`realName.v0001`)',
    source: 'R-PUB-06, V-CN1, V-CN2',
    access: 'guest',
    params: byToken,
    body: realNameForm,
    status: 204,
    ok: z.void(),
    refusals: link,
  },
});
