import * as z from 'zod';
import { MAX_INTEGER, instant, orderCd, won } from '../kit/schemas';
import { CARRIER_CDS, carrierCd, isInvoiceNo, plainInvoiceNo } from './carriers';
import { CLAIM_PHOTOS_MAX, CLAIM_REASON } from './claim.rules';
import { claimState, claimType, goodsLine, order, orderAmounts, payMethod } from './order.schemas';

export const claimCd = z.string().min(1).max(30);
const date = z.iso.date();

const lines = z
  .array(z.object({ lineNo: z.int().min(1).max(MAX_INTEGER), quantity: z.int('claim.v0002').min(1, 'claim.v0002').max(MAX_INTEGER) }))
  .min(1, 'claim.v0002')
  .max(100)
  .refine((all) => new Set(all.map(({ lineNo }) => lineNo)).size === all.length, 'claim.v0002');

/** Pieces of an order that shall go back. */
export const claimPieces = z.object({ orderCd, claimType, lines });
export type ClaimPieces = z.infer<typeof claimPieces>;

/** Reason after trimming (V-CLM1). */
export const claimReason = z.string().trim().min(CLAIM_REASON.min, 'claim.v0001').max(CLAIM_REASON.max, 'claim.v0001');
const photoKey = z.string().min(1).max(100);

/** A new claim (V-CLM2): a return shows what is wrong with 1 to 5 photos. */
export const newClaim = claimPieces
  .extend({
    reason: claimReason,
    photoKeys: z.array(photoKey).max(CLAIM_PHOTOS_MAX, 'claim.v0008').default([]),
    /** Won and points that the shopper was shown; when they are not the same any more, the claim is refused. */
    expectedRefund: z.object({ payment: won.max(MAX_INTEGER), points: won.max(MAX_INTEGER) }).optional(),
  })
  .refine(({ claimType: type, photoKeys }) => type !== 'RETURN' || photoKeys.length > 0, { path: ['photoKeys'], error: 'claim.v0003' });

/** Who carries a return, under which number; checked by the form and the server (R-MY-08). */
export const returnParcel = z
  .object({
    logisticsCompany: z.enum(CARRIER_CDS, 'claim.v0004'),
    invoiceNo: z.string().trim().min(1, 'claim.v0005').max(40, 'claim.v0009').transform(plainInvoiceNo),
  })
  .refine(({ logisticsCompany: code, invoiceNo }) => isInvoiceNo(code, invoiceNo), {
    path: ['invoiceNo'],
    error: 'claim.v0009',
  });

export type ReturnParcel = z.infer<typeof returnParcel>;

/** What goes back, in won: `payment + points = goods - couponDiscount + shipping`. */
export const refundBreakdown = z.object({
  goods: won,
  couponDiscount: won,
  /** Shipping that comes back; negative: shipping that what stays now owes. */
  shipping: z.int(),
  points: won,
  payment: won,
});
export type RefundBreakdown = z.infer<typeof refundBreakdown>;

export const claimPreview = z.object({
  refund: refundBreakdown,
  /** Names of the coupons that come back. */
  couponsReturned: z.array(z.string()),
  remaining: orderAmounts,
  /** Days of Korea on which the money arrives at the earliest and the latest, were it sent today (K-RFD). */
  refundFrom: date,
  refundTo: date,
  /** How it was paid: the money goes back the same way. */
  payMethod: payMethod.nullable(),
});
export type ClaimPreview = z.infer<typeof claimPreview>;

export const claimLine = goodsLine.extend({ lineNo: z.int() });

/** A cancel or return (E-16). */
export const claim = z.object({
  claimCd,
  orderCd,
  claimType,
  state: claimState,
  reason: z.string(),
  lines: z.array(claimLine),
  photos: z.array(z.object({ photoKey, url: z.string() })),
  refund: refundBreakdown,
  payMethod: payMethod.nullable(),
  /** Rate frozen on its order (NF-04). */
  exchangeRate: order.shape.exchangeRate,
  /** Carrier and number of the parcel the member sends back. */
  logisticsCompany: carrierCd.nullable(),
  invoiceNo: z.string().nullable(),
  /** Why the shop refused it; null unless it did. */
  rejectReason: z.string().nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** Whether the money has left the provider; false while that is still owed. */
  isPaidBack: z.boolean(),
  refundFrom: date,
  refundTo: date,
});
export type Claim = z.infer<typeof claim>;

export const claimSummary = claim.pick({
  claimCd: true,
  orderCd: true,
  claimType: true,
  state: true,
  lines: true,
  refund: true,
  exchangeRate: true,
  createdAt: true,
  logisticsCompany: true,
  invoiceNo: true,
});
export type ClaimSummary = z.infer<typeof claimSummary>;
