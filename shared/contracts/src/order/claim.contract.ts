import * as z from 'zod';
import { contract } from '../kit/contract';
import { pageOf, queryInt } from '../kit/schemas';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from './claim.rules';
import { claim, claimCd, claimPieces, claimPreview, claimSummary, newClaim, returnParcel } from './claim.schemas';

const byClaim = z.object({ claimCd });
const claiming = [
  'ORDER_NOT_FOUND',
  'CLAIM_NOTHING_PAID',
  'CLAIM_UNDER_DELIVERY',
  'CLAIM_IN_PROGRESS',
  'CLAIM_NOT_DELIVERED',
  'CLAIM_RETURN_OVER',
  'CLAIM_NOTHING_LEFT',
  'CLAIM_QUANTITY',
  'CLAIM_BELOW_MIN',
] as const;

/** Cancels and returns (E-16). */
export const claimContract = contract({
  'POST /claims/photos': {
    summary: 'Keep a photo for a return, without its metadata; a claim names it within a day, or it is removed',
    source: 'API-D16, V-CLM2',
    access: 'member',
    status: 201,
    /** The file itself; whether it is a photo, and of how many pixels, is told by its content (`claim.v0007`, `claim.v0011`). */
    body: z.file(),
    consumes: PHOTO_TYPES,
    bodyMaxBytes: PHOTO_MAX_BYTES,
    ok: z.object({ photoKey: z.string(), url: z.string() }),
    refusals: ['CLAIM_PHOTO_LIMIT'],
  },
  'POST /claims/preview': {
    summary: 'What a claim would give back, and what of the order stays',
    source: 'API-D16, R-MY-07',
    access: 'member',
    body: claimPieces,
    ok: claimPreview,
    refusals: claiming,
  },
  'POST /claims': {
    summary: 'Ask for a cancel or a return; sent again while it is open, the same request answers the same claim',
    source: 'API-D16, V-CLM1, V-CLM2, V-CLM3',
    access: 'member',
    status: 201,
    body: newClaim,
    ok: claim,
    refusals: [...claiming, 'CLAIM_AMOUNT_CHANGED'],
  },
  'GET /claims': {
    summary: 'Own claims, newest first',
    source: 'API-D16, R-MY-06',
    access: 'member',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 50, 10) }),
    ok: pageOf(claimSummary),
  },
  'GET /claims/:claimCd': {
    summary: 'One own claim',
    source: 'API-D16, R-MY-07',
    access: 'member',
    params: byClaim,
    ok: claim,
    refusals: ['CLAIM_NOT_FOUND'],
  },
  'PUT /claims/:claimCd/invoice': {
    summary: 'Carrier and waybill of the parcel that comes back',
    source: 'API-D16, R-MY-08',
    access: 'member',
    params: byClaim,
    body: returnParcel,
    ok: claim,
    refusals: ['CLAIM_NOT_FOUND', 'CLAIM_CLOSED', 'CLAIM_NO_PARCEL'],
  },
});
