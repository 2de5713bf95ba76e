/** Type of each place that a message text may name: one name means the same in every text. */
interface ArgTypes {
  balance: number;
  codes: number;
  count: number;
  grade: string;
  limit: number;
  max: number;
  name: string;
  seconds: number;
  stock: number;
  won: number;
}
type ArgName = keyof ArgTypes;
/** What is wrong with one field of a request, as a message code. */
interface FieldError {
  field: string;
  code: string;
}
/** One value of a refusal on the wire. */
export type RefusalArg = string | number | FieldError;

/**
 * How each named refusal looks on the wire (§8). `args` names the places of the message text in order: the wire carries
 * values only. Texts: `messages/{terms,codes}.<locale>.json` under the message code.
 */
interface RefusalShape {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503;
  exceptionName: string;
  messageCode: string;
  args: readonly ArgName[];
}
const refusal = <const C extends string, const A extends readonly ArgName[]>(
  status: RefusalShape['status'],
  exceptionName: string,
  messageCode: C,
  ...args: A
) => ({ status, exceptionName, messageCode, args });

/** Business errors of orders answer 500 with OrderException, as the specification has it (TRAP-15). */
const order = <const C extends string, const A extends readonly ArgName[]>(messageCode: C, ...args: A) =>
  refusal(500, 'OrderException', messageCode, ...args);

export const REFUSALS = {
  LOGIN_REQUIRED: refusal(401, 'AuthenticationException', 'common.a0002'),
  OPERATOR_UNKNOWN: refusal(401, 'AuthenticationException', 'common.a0002'),
  OPERATOR_ROLE: refusal(403, 'AuthorizationException', 'common.a0020'),
  MESSAGE_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  CROSS_SITE_REFUSED: refusal(403, 'CrossSiteException', 'common.a0013'),
  TOO_MANY_REQUESTS: refusal(429, 'TooManyRequestsException', 'common.a0010'),
  NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  BODY_TOO_LARGE: refusal(413, 'PayloadTooLargeException', 'common.a0014'),
  BODY_UNREADABLE: refusal(400, 'UnreadableBodyException', 'common.a0015'),
  VALIDATION_FAILED: refusal(422, 'ValidationException', 'common.a0016'),
  /** A query or path value of the wrong type (API-10). */
  BAD_PARAMETER: refusal(400, 'ValidationException', 'common.a0016'),
  /** The key of a call came back with another body. */
  IDEMPOTENCY_KEY_REUSED: refusal(422, 'IdempotencyKeyException', 'common.a0017'),
  /** The first call with this key is still at work. */
  IDEMPOTENCY_KEY_BUSY: refusal(409, 'IdempotencyKeyException', 'common.a0018'),
  /** The database or the API does not answer in time; nothing is known to be wrong with the call itself. */
  SERVICE_UNAVAILABLE: refusal(503, 'ServiceUnavailableException', 'common.a0001'),
  /** The API does not serve yet: it opens its database or writes the demo shop. */
  NOT_READY: refusal(503, 'NotReadyException', 'common.a0001'),

  /** args: wrong attempts so far, limit. */
  LOGIN_FAILED: refusal(500, 'CountedBadCredentials', 'login.a0001', 'count', 'limit'),
  LOGIN_LOCKED: refusal(500, 'DisabledException', 'login.a0002'),

  PRODUCT_NOT_FOUND: refusal(404, 'OrderException', 'order.a0015'),
  LAYOUT_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** A preview link that is forged, expired or another layout's. */
  LAYOUT_PREVIEW_INVALID: refusal(404, 'PreviewException', 'common.a0003'),
  VIRTUAL_CATEGORY_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  CATEGORY_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  BRAND_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  REVIEW_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  RAFFLE_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),

  COUPON_NOT_FOUND: refusal(404, 'CouponException', 'common.a0003'),
  COUPON_SOLD_OUT: refusal(500, 'CouponException', 'coupon.a0001'),
  COUPON_ALREADY_ISSUED: refusal(500, 'CouponException', 'coupon.a0002'),
  COUPON_NOT_FOR_GRADE: refusal(403, 'CouponException', 'coupon.a0003', 'grade'),
  COUPON_EXPIRED: refusal(500, 'CouponException', 'coupon.a0007'),

  ORDER_NOT_FOUND: refusal(404, 'OrderException', 'common.a0003'),
  CART_ITEM_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  CART_EMPTY: order('cart.a0004'),
  CART_FULL: order('cart.a0005', 'max'),
  ORDER_MAX_QUANTITY: order('order.a0002', 'name', 'max'),
  ORDER_ALREADY_PAID: order('order.a0003'),
  ORDER_NOT_ENOUGH_POINTS: order('order.a0004', 'balance'),
  ORDER_NO_STOCK: order('order.a0005', 'name', 'stock'),
  ORDER_PAYMENT_ERROR: order('order.a0006'),
  ORDER_MIN_PAYMENT: order('order.a0007', 'won'),
  ORDER_FIRST_PURCHASE_ONE: order('order.a0008'),
  ORDER_FIRST_PURCHASE_NO_POINTS: order('order.a0009'),
  ORDER_FIRST_PURCHASE_USED: order('order.a0010'),
  ORDER_EXPIRED: order('order.a0014'),
  /** The order costs another amount than the button said. args: won to pay now. */
  ORDER_AMOUNT_CHANGED: refusal(409, 'OrderException', 'order.a0030', 'won'),
  ORDER_PRODUCT_MISSING: order('order.a0015'),
  /** 403 as `COUPON_NOT_FOR_GRADE` (P-05). */
  ORDER_GRADE: refusal(403, 'OrderException', 'order.a0016', 'grade'),
  ORDER_POINTS_LIMIT: order('order.a0017', 'max'),
  ORDER_CUSTOMS_CODE_MISSING: order('order.a0018'),
  ORDER_ADDRESS_MISSING: order('order.a0020'),
  ORDER_CORPORATE_MIN: order('order.a0021', 'won'),
  /** The order's state, or its dates, do not allow it (ST-ORD-02). */
  ORDER_STATE: refusal(409, 'OrderException', 'order.a0022'),
  /** A cancel or return of the order is open (ST-ORD-04). */
  ORDER_CLAIM_OPEN: refusal(409, 'OrderException', 'order.a0023'),
  ORDER_REAL_NAME_MISSING: order('order.a0011'),
  ORDER_REAL_NAME_MISMATCH: order('order.a0012'),
  ORDER_CORPORATE_CHINA: order('order.a0013'),
  SHIPMENT_NOT_FOUND: refusal(404, 'OrderException', 'common.a0003'),
  /** A line is in another parcel, was cancelled, or is none of the order's. */
  SHIPMENT_LINES: refusal(422, 'OrderException', 'order.a0024'),
  SHIPMENT_INVOICE: refusal(422, 'OrderException', 'order.a0025'),
  SHIPMENT_INVOICE_USED: refusal(409, 'OrderException', 'order.a0026'),
  ORDER_COUPON_UNUSABLE: order('coupon.a0005'),
  ORDER_COUPON_MIN_AMOUNT: order('coupon.a0004', 'won'),
  ORDER_COUPON_TWICE: order('coupon.a0006'),
  DOCUMENT_UNPAID: refusal(409, 'OrderException', 'document.a0001'),
  DOCUMENT_CORPORATE_ONLY: refusal(403, 'OrderException', 'document.a0002'),

  CLAIM_NOT_FOUND: refusal(404, 'ClaimException', 'claim.a0007'),
  /** The parcel has left: it can be returned once it is there (ST-ORD-03). */
  CLAIM_UNDER_DELIVERY: refusal(409, 'ClaimException', 'claim.a0001'),
  /** One claim at a time (ST-ORD-04). */
  CLAIM_IN_PROGRESS: refusal(409, 'ClaimException', 'claim.a0002'),
  CLAIM_RETURN_OVER: refusal(409, 'ClaimException', 'claim.a0004'),
  CLAIM_NOT_DELIVERED: refusal(409, 'ClaimException', 'claim.a0008'),
  CLAIM_AMOUNT_CHANGED: refusal(409, 'ClaimException', 'claim.a0009'),
  CLAIM_NOTHING_LEFT: refusal(409, 'ClaimException', 'claim.a0010'),
  /** Unpaid: the order is simply given up. */
  CLAIM_NOTHING_PAID: refusal(409, 'ClaimException', 'claim.a0011'),
  /** It was decided already. */
  CLAIM_CLOSED: refusal(409, 'ClaimException', 'claim.a0012'),
  /** Cancelled goods never left: there is nothing to send. */
  CLAIM_NO_PARCEL: refusal(409, 'ClaimException', 'claim.a0013'),
  CLAIM_QUANTITY: refusal(422, 'ClaimException', 'claim.v0006', 'max'),
  ADDRESS_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  ADDRESS_BOOK_FULL: refusal(409, 'AddressException', 'address.a0003', 'max'),

  ID_TAKEN: refusal(409, 'JoinException', 'join.a0001'),
  NICKNAME_TAKEN: refusal(409, 'JoinException', 'join.a0003'),
  EMAIL_TAKEN: refusal(409, 'JoinException', 'join.a0004'),
  VERIFICATION_WRONG: refusal(422, 'VerificationException', 'join.a0006'),
  VERIFICATION_EXPIRED: refusal(410, 'VerificationException', 'join.a0013'),
  VERIFICATION_TOO_SOON: refusal(429, 'VerificationException', 'join.a0014', 'seconds'),
  VERIFICATION_MISSING: refusal(422, 'VerificationException', 'join.a0015'),
  REFERRER_SELF: refusal(422, 'JoinException', 'join.a0008'),
  REFERRER_UNKNOWN: refusal(422, 'JoinException', 'join.a0016'),
  REFERRER_FULL: refusal(422, 'JoinException', 'join.a0009', 'max'),
  JOIN_TOO_YOUNG: refusal(422, 'JoinException', 'join.a0010'),
  /** A Korean locale build joins members by their phone only. */
  JOIN_BY_PHONE_ONLY: refusal(403, 'JoinException', 'join.a0017'),
  EMAIL_ALREADY_CONFIRMED: refusal(409, 'VerificationException', 'join.a0018'),
  EMAIL_CODE_LIMIT: refusal(429, 'VerificationException', 'join.a0019', 'codes'),
  PUSH_TOKEN_APP_ONLY: refusal(403, 'AppOnlyException', 'common.a0008'),

  RESTOCK_IN_STOCK: refusal(409, 'RestockException', 'restock.a0001'),
  RESTOCK_APP_ONLY: refusal(403, 'RestockException', 'common.a0008'),

  RAFFLE_NO_TICKET: refusal(409, 'RaffleException', 'raffle.a0001'),
  RAFFLE_ENTRY_LIMIT: refusal(409, 'RaffleException', 'raffle.a0002', 'max'),
  RAFFLE_SCHEDULED: refusal(409, 'RaffleException', 'raffle.a0003'),
  RAFFLE_ENDED: refusal(409, 'RaffleException', 'raffle.a0004'),
  RAFFLE_APP_ONLY: refusal(403, 'RaffleException', 'common.a0008'),
} as const satisfies Record<string, RefusalShape>;

/** How long a caller should wait after a 503. */
export const RETRY_AFTER_SECONDS = 2;

export type RefusalName = keyof typeof REFUSALS;
/** Refusals whose values are not places of a text: the fields at fault, or the name of a parameter. */
interface FreeArgs {
  VALIDATION_FAILED: FieldError[];
  BAD_PARAMETER: (string | FieldError)[];
}
type ValuesOf<A extends readonly ArgName[]> = { -readonly [I in keyof A]: ArgTypes[A[I]] };
/** Values that come with a refusal, in the order its row names them. */
export type RefusalArgs<N extends RefusalName> = N extends keyof FreeArgs ? FreeArgs[N] : ValuesOf<(typeof REFUSALS)[N]['args']>;
/** A refusal with its values: what a rule answers that cannot end the call itself. */
export type RefusalWithArgs<N extends RefusalName> = { [K in N]: { refusal: K; args: RefusalArgs<K> } }[N];
export type MessageCode = (typeof REFUSALS)[RefusalName]['messageCode'];

const argNames = new Map<string, readonly string[]>(Object.values(REFUSALS).map(({ messageCode, args }) => [messageCode, args]));

/** Values of a wire error as named places of its message text. */
export function messageValues(messageCode: string, args: readonly unknown[]): Record<string, unknown> {
  const names = argNames.get(messageCode) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, args[at]]));
}
