import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, orderCd, won } from '../kit/schemas';
import { payMethod } from './order.schemas';

/** RECEIPT is for everybody; STATEMENT, with what a tax invoice is asked for with, for corporate buyers (GAP-25). */
export const DOCUMENT_KINDS = ['RECEIPT', 'STATEMENT'] as const;
export const documentKind = z.enum(DOCUMENT_KINDS);
export type DocumentKind = z.infer<typeof documentKind>;

/** Won with their tax: `amount` = `supply` + `vat`. Negative where money goes back. */
const taxed = z.object({ amount: z.int(), supply: z.int(), vat: z.int() });

/** A row of a document; its words are the reader's, those of goods come from the order. */
const documentRow = taxed.extend({
  kind: z.enum(['GOODS', 'SHIPPING', 'POINTS', 'REFUND']),
  /** Of goods; null else. */
  productNm: z.string().nullable(),
  optionNm: z.string().nullable(),
  quantity: z.int().nullable(),
  salePrice: won.nullable(),
  couponDiscount: won.nullable(),
});
export type DocumentRow = z.infer<typeof documentRow>;

export const orderDocument = z.object({
  kind: documentKind,
  orderCd,
  orderedAt: instant,
  paidAt: instant,
  issuedAt: instant,
  payMethod: payMethod.nullable(),
  /** `companyNm` and `businessNo` of a corporate buyer. */
  buyer: z.object({ name: z.string(), companyNm: z.string().nullable(), businessNo: z.string().nullable() }),
  /** Whether refunds are taken off what was paid. */
  isCorrected: z.boolean(),
  rows: z.array(documentRow),
  /** What stays paid, to the won. */
  total: taxed,
  /** Rate frozen on the order (NF-04). */
  exchangeRate: z.object({ main: z.number(), sub: z.number() }),
});
export type OrderDocument = z.infer<typeof orderDocument>;

export const documentContract = contract({
  'GET /orders/:orderCd/documents/:kind': {
    summary: 'Receipt, or statement of a corporate buyer, of a paid order; after refunds the corrected one',
    source: 'GAP-25',
    access: 'member',
    params: z.object({ orderCd, kind: documentKind }),
    ok: orderDocument,
    refusals: ['ORDER_NOT_FOUND', 'DOCUMENT_UNPAID', 'DOCUMENT_CORPORATE_ONLY'],
  },
});
