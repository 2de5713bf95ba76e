import type { REFUSALS, RefusalName } from './refusals';

type CodeOf<N extends RefusalName> = (typeof REFUSALS)[N]['messageCode'];

/** A refusal that browser code tells apart from the others: its name, and the code by which the wire tells it. */
export interface KnownRefusal<N extends RefusalName = RefusalName> {
  readonly name: N;
  readonly code: CodeOf<N>;
}
const known = <const N extends RefusalName>(name: N, code: CodeOf<N>): KnownRefusal<N> => ({ name, code });

/*
 * One constant each, so that a bundle carries those it uses and not the whole table. A code that is not the name's own does not
 * compile; that an endpoint tells each of its refusals by another code is tested.
 */
export const IDEMPOTENCY_KEY_BUSY = /* @__PURE__ */ known('IDEMPOTENCY_KEY_BUSY', 'common.a0018');

export const LOGIN_FAILED = /* @__PURE__ */ known('LOGIN_FAILED', 'login.a0001');
export const LOGIN_LOCKED = /* @__PURE__ */ known('LOGIN_LOCKED', 'login.a0002');

export const COUPON_ALREADY_ISSUED = /* @__PURE__ */ known('COUPON_ALREADY_ISSUED', 'coupon.a0002');
export const COUPON_EXPIRED = /* @__PURE__ */ known('COUPON_EXPIRED', 'coupon.a0007');

export const ORDER_MAX_QUANTITY = /* @__PURE__ */ known('ORDER_MAX_QUANTITY', 'order.a0002');
export const ORDER_ALREADY_PAID = /* @__PURE__ */ known('ORDER_ALREADY_PAID', 'order.a0003');
export const ORDER_AMOUNT_CHANGED = /* @__PURE__ */ known('ORDER_AMOUNT_CHANGED', 'order.a0030');
export const ORDER_NOT_ENOUGH_POINTS = /* @__PURE__ */ known('ORDER_NOT_ENOUGH_POINTS', 'order.a0004');
export const ORDER_NO_STOCK = /* @__PURE__ */ known('ORDER_NO_STOCK', 'order.a0005');
export const ORDER_FIRST_PURCHASE_ONE = /* @__PURE__ */ known('ORDER_FIRST_PURCHASE_ONE', 'order.a0008');
export const ORDER_FIRST_PURCHASE_USED = /* @__PURE__ */ known('ORDER_FIRST_PURCHASE_USED', 'order.a0010');
export const ORDER_REAL_NAME_MISSING = /* @__PURE__ */ known('ORDER_REAL_NAME_MISSING', 'order.a0011');
export const ORDER_REAL_NAME_MISMATCH = /* @__PURE__ */ known('ORDER_REAL_NAME_MISMATCH', 'order.a0012');
export const ORDER_CORPORATE_CHINA = /* @__PURE__ */ known('ORDER_CORPORATE_CHINA', 'order.a0013');
export const ORDER_GRADE = /* @__PURE__ */ known('ORDER_GRADE', 'order.a0016');
export const ORDER_COUPON_UNUSABLE = /* @__PURE__ */ known('ORDER_COUPON_UNUSABLE', 'coupon.a0005');
export const ORDER_CUSTOMS_CODE_MISSING = /* @__PURE__ */ known('ORDER_CUSTOMS_CODE_MISSING', 'order.a0018');
export const ORDER_CORPORATE_MIN = /* @__PURE__ */ known('ORDER_CORPORATE_MIN', 'order.a0021');

export const RESTOCK_IN_STOCK = /* @__PURE__ */ known('RESTOCK_IN_STOCK', 'restock.a0001');

export const ID_TAKEN = /* @__PURE__ */ known('ID_TAKEN', 'join.a0001');
export const NICKNAME_TAKEN = /* @__PURE__ */ known('NICKNAME_TAKEN', 'join.a0003');
export const EMAIL_TAKEN = /* @__PURE__ */ known('EMAIL_TAKEN', 'join.a0004');
export const VERIFICATION_WRONG = /* @__PURE__ */ known('VERIFICATION_WRONG', 'join.a0006');
export const VERIFICATION_EXPIRED = /* @__PURE__ */ known('VERIFICATION_EXPIRED', 'join.a0013');
export const VERIFICATION_TOO_SOON = /* @__PURE__ */ known('VERIFICATION_TOO_SOON', 'join.a0014');
export const REFERRER_SELF = /* @__PURE__ */ known('REFERRER_SELF', 'join.a0008');
export const REFERRER_UNKNOWN = /* @__PURE__ */ known('REFERRER_UNKNOWN', 'join.a0016');
export const REFERRER_FULL = /* @__PURE__ */ known('REFERRER_FULL', 'join.a0009');
export const JOIN_TOO_YOUNG = /* @__PURE__ */ known('JOIN_TOO_YOUNG', 'join.a0010');
export const EMAIL_ALREADY_CONFIRMED = /* @__PURE__ */ known('EMAIL_ALREADY_CONFIRMED', 'join.a0018');
export const EMAIL_CODE_LIMIT = /* @__PURE__ */ known('EMAIL_CODE_LIMIT', 'join.a0019');

/** Message code of an answer that names no reason: a fault, and no refusal (§8). */
export const FAULT_CODE = 'common.a0001';

export const CLAIM_AMOUNT_CHANGED = /* @__PURE__ */ known('CLAIM_AMOUNT_CHANGED', 'claim.a0009');
