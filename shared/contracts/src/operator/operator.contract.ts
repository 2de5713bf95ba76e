import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, instant, orderCd, won } from '../kit/schemas';
import { orderAddress } from '../order/address.schemas';
import { carrierCd } from '../order/carriers';
import { claimCd, claimReason } from '../order/claim.schemas';
import { SHIPMENT_STEPS, claimState, orderState } from '../order/order.schemas';
import { paging, text } from './operator.schemas';

const byOrder = z.object({ orderCd });
const byClaim = z.object({ claimCd });
/** What a thing was like, by name. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type Facts = z.infer<typeof facts>;

const sending = [
  'ORDER_NOT_FOUND',
  'ORDER_STATE',
  'ORDER_CLAIM_OPEN',
  'ORDER_REAL_NAME_AWAITED',
  'SHIPMENT_LINES',
  'SHIPMENT_INVOICE',
  'SHIPMENT_INVOICE_USED',
] as const;

const deciding = ['CLAIM_NOT_FOUND', 'CLAIM_CLOSED'] as const;
const decidedClaim = z.object({ claimCd, state: claimState });
/** PAID: the provider gave it back, or none was owed. OWED: it is sent every minute until the provider answers. REFUSED: the provider refused it for good, and an operator has to look. */
const moneyBack = z.enum(['PAID', 'OWED', 'REFUSED']);
export type MoneyBack = z.infer<typeof moneyBack>;

const operatorOrderSummary = z.object({
  orderCd,
  memCd: z.string(),
  state: orderState,
  orderedAt: instant,
  payment: won,
  openClaimCd: z.string().nullable(),
});
/** An order with everything an operator needs to send it. */
export const operatorOrder = operatorOrderSummary.extend({
  lines: z.array(
    z.object({
      lineNo: z.int(),
      productCd: z.string(),
      optionCd: z.string().nullable(),
      productNm: text,
      quantity: z.int(),
      claimedQuantity: z.int(),
      salePrice: won,
    }),
  ),
  address: orderAddress.nullable(),
  shipments: z.array(
    z.object({
      shipmentCd: z.string(),
      carrierCd,
      invoiceNo: z.string(),
      lineNos: z.array(z.int()),
      shippedAt: instant,
      deliveredAt: instant.nullable(),
      events: z.array(z.object({ at: z.string(), step: z.enum(SHIPMENT_STEPS), place: text, text })),
    }),
  ),
  history: z.array(z.object({ state: orderState, at: instant, note: z.string().nullable() })),
});
export type OperatorOrder = z.infer<typeof operatorOrder>;

/** A message of an order or claim, as it was or will be sent. */
const message = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'sms', 'push']),
  key: z.string().nullable(),
  to: z.string(),
  title: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  attempts: z.int(),
  error: z.string().nullable(),
});

/** What operators may do. Bearer token; see `pnpm shop operator add`. */
export const operatorContract = contract({
  'GET /operator/orders': {
    summary: 'Orders of all members, newest first',
    source: 'ST-ORD-02',
    access: { operator: 'VIEWER' },
    query: z.object({ state: orderState.optional(), ...paging }),
    ok: z.object({ items: z.array(operatorOrderSummary), nextCursor: z.string().nullable() }),
  },
  'GET /operator/orders/:orderCd': {
    summary: 'One order with lines, address, parcels and history',
    source: 'ST-ORD-02',
    access: { operator: 'VIEWER' },
    params: byOrder,
    ok: operatorOrder,
    refusals: ['ORDER_NOT_FOUND'],
  },
  'POST /operator/orders/:orderCd/ship': {
    summary: 'Send a parcel; all lines that were not sent unless some are named. The same waybill again changes nothing',
    source: 'ST-ORD-02',
    access: { operator: 'ORDER' },
    params: byOrder,
    body: z.object({
      carrierCd,
      invoiceNo: z.string().min(1).max(40),
      lineNos: z.array(z.int().min(1).max(1_000)).min(1).max(200).optional(),
    }),
    ok: operatorOrder,
    refusals: sending,
  },
  'POST /operator/orders/:orderCd/deliver': {
    summary: 'A parcel, or every parcel of the order, has arrived; a second time changes nothing',
    source: 'ST-ORD-02',
    access: { operator: 'ORDER' },
    params: byOrder,
    body: z.object({ shipmentCd: z.string().max(64).optional() }),
    ok: operatorOrder,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'SHIPMENT_NOT_FOUND'],
  },
  'POST /operator/orders/:orderCd/advance': {
    summary: 'The next natural state: sent with a made-up waybill, delivered, confirmed. `from` keeps a repeated call from going two steps',
    source: 'ST-ORD-02',
    access: { operator: 'ORDER' },
    params: byOrder,
    body: z.object({ from: orderState }),
    ok: operatorOrder,
    refusals: sending,
  },
  'POST /operator/claims/:claimCd/approve': {
    summary:
      'Give money, points and coupons back; `restock` puts returned pieces on the shelf. Again: sends what the provider is still owed',
    source: 'ST-ORD-02',
    access: { operator: 'CS' },
    params: byClaim,
    body: z.object({ restock: z.boolean().default(false) }),
    ok: decidedClaim.extend({ moneyBack }),
    refusals: deciding,
  },
  'POST /operator/claims/:claimCd/reject': {
    summary: 'Decline a claim with a reason that its member reads; the order goes on as it was',
    source: 'ST-ORD-02',
    access: { operator: 'CS' },
    params: byClaim,
    body: z.object({ reason: claimReason }),
    ok: decidedClaim,
    refusals: deciding,
  },
  'GET /operator/refunds/refused': {
    summary:
      'Money that the payment provider refused for good to give back, oldest first, at most 200; approving its claim again sends it once more',
    source: 'API-D14',
    access: { operator: 'VIEWER' },
    ok: z.object({ items: z.array(z.object({ claimCd, orderCd, amount: won, failure: z.string(), createdAt: instant })) }),
  },
  'GET /operator/outbox': {
    summary: 'Messages on orders and claims, newest first',
    source: 'GAP-39',
    access: { operator: 'VIEWER' },
    query: z.object({ target: z.string().max(100).optional(), ...paging }),
    ok: z.object({ items: z.array(message), nextCursor: z.string().nullable() }),
  },
  'GET /operator/outbox/:id': {
    summary: 'One message as its reader sees it; `html` of a mail is to be shown in a frame that runs no scripts',
    source: 'GAP-39',
    access: { operator: 'VIEWER' },
    params: z.object({ id: z.coerce.number().int().min(1).max(MAX_INTEGER) }),
    ok: message.extend({ text: z.string(), html: z.string().nullable(), link: z.string().nullable() }),
    refusals: ['MESSAGE_NOT_FOUND'],
  },
  'GET /operator/actions': {
    summary: 'What operators did, newest first',
    source: 'ST-ORD-02',
    access: { operator: 'ADMIN' },
    query: z.object({ target: z.string().max(100).optional(), ...paging }),
    ok: z.object({
      items: z.array(
        z.object({
          seq: z.int(),
          at: instant,
          actor: z.string(),
          action: z.string(),
          target: z.string(),
          before: facts.nullable(),
          after: facts.nullable(),
          requestId: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
});
