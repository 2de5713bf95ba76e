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

/** There is a review of the product already (ERR-M08). */
export const REVIEW_EXISTS = /* @__PURE__ */ known('REVIEW_EXISTS', 'review.a0001');
export const QNA_ANSWERED = /* @__PURE__ */ known('QNA_ANSWERED', 'qna.a0001');

export const LOGIN_FAILED = /* @__PURE__ */ known('LOGIN_FAILED', 'login.a0001');
export const REAUTH_REQUIRED = /* @__PURE__ */ known('REAUTH_REQUIRED', 'login.a0044');
export const LOGIN_LOCKED = /* @__PURE__ */ known('LOGIN_LOCKED', 'login.a0002');
export const MEMBER_LOCKED = /* @__PURE__ */ known('MEMBER_LOCKED', 'login.a0011');
export const PASSKEY_UNKNOWN = /* @__PURE__ */ known('PASSKEY_UNKNOWN', 'login.a0045');
export const PASSKEY_EXPIRED = /* @__PURE__ */ known('PASSKEY_EXPIRED', 'login.a0046');
export const PASSKEY_INVALID = /* @__PURE__ */ known('PASSKEY_INVALID', 'login.a0047');
export const PASSKEY_TAKEN = /* @__PURE__ */ known('PASSKEY_TAKEN', 'login.a0048');
export const PASSKEY_LIMIT = /* @__PURE__ */ known('PASSKEY_LIMIT', 'login.a0049');
export const SNS_TAKEN = /* @__PURE__ */ known('SNS_TAKEN', 'login.a0043');
export const SNS_PROOF_MISSING = /* @__PURE__ */ known('SNS_PROOF_MISSING', 'login.a0042');

export const COUPON_ALREADY_ISSUED = /* @__PURE__ */ known('COUPON_ALREADY_ISSUED', 'coupon.a0002');
export const COUPON_CODE_UNKNOWN = /* @__PURE__ */ known('COUPON_CODE_UNKNOWN', 'coupon.a0008');
export const COUPON_CODE_LIMIT = /* @__PURE__ */ known('COUPON_CODE_LIMIT', 'coupon.a0010');
export const COUPON_NOT_FOR_GRADE = /* @__PURE__ */ known('COUPON_NOT_FOR_GRADE', 'coupon.a0003');
export const COUPON_SOLD_OUT = /* @__PURE__ */ known('COUPON_SOLD_OUT', 'coupon.a0001');
export const COUPON_EXPIRED = /* @__PURE__ */ known('COUPON_EXPIRED', 'coupon.a0007');

export const ORDER_MAX_QUANTITY = /* @__PURE__ */ known('ORDER_MAX_QUANTITY', 'order.a0002');
export const ORDER_ALREADY_PAID = /* @__PURE__ */ known('ORDER_ALREADY_PAID', 'order.a0003');
export const ORDER_AMOUNT_CHANGED = /* @__PURE__ */ known('ORDER_AMOUNT_CHANGED', 'order.a0030');
export const ORDER_NOT_ENOUGH_POINTS = /* @__PURE__ */ known('ORDER_NOT_ENOUGH_POINTS', 'order.a0004');
export const ORDER_NO_STOCK = /* @__PURE__ */ known('ORDER_NO_STOCK', 'order.a0005');
export const ORDER_FIRST_PURCHASE_ONE = /* @__PURE__ */ known('ORDER_FIRST_PURCHASE_ONE', 'order.a0008');
export const ORDER_FIRST_PURCHASE_USED = /* @__PURE__ */ known('ORDER_FIRST_PURCHASE_USED', 'order.a0010');
export const ORDER_REAL_NAME_MISSING = /* @__PURE__ */ known('ORDER_REAL_NAME_MISSING', 'order.a0011');
export const REAL_NAME_EXISTS = /* @__PURE__ */ known('REAL_NAME_EXISTS', 'realName.a0008');
export const REAL_NAME_PHOTO_LIMIT = /* @__PURE__ */ known('REAL_NAME_PHOTO_LIMIT', 'realName.a0003');
export const REAL_NAME_LINK_INVALID = /* @__PURE__ */ known('REAL_NAME_LINK_INVALID', 'realName.a0005');
export const REAL_NAME_LINK_EXPIRED = /* @__PURE__ */ known('REAL_NAME_LINK_EXPIRED', 'realName.a0006');
export const REAL_NAME_LINK_CLOSED = /* @__PURE__ */ known('REAL_NAME_LINK_CLOSED', 'realName.a0007');
export const ORDER_REAL_NAME_MISMATCH = /* @__PURE__ */ known('ORDER_REAL_NAME_MISMATCH', 'order.a0012');
export const ORDER_CORPORATE_CHINA = /* @__PURE__ */ known('ORDER_CORPORATE_CHINA', 'order.a0013');
export const ORDER_GRADE = /* @__PURE__ */ known('ORDER_GRADE', 'order.a0016');
export const ORDER_COUPON_UNUSABLE = /* @__PURE__ */ known('ORDER_COUPON_UNUSABLE', 'coupon.a0005');
export const ORDER_CUSTOMS_CODE_MISSING = /* @__PURE__ */ known('ORDER_CUSTOMS_CODE_MISSING', 'order.a0018');
export const ORDER_CORPORATE_MIN = /* @__PURE__ */ known('ORDER_CORPORATE_MIN', 'order.a0021');

export const RESTOCK_IN_STOCK = /* @__PURE__ */ known('RESTOCK_IN_STOCK', 'restock.a0001');

export const WISHLIST_FOLDER_TAKEN = /* @__PURE__ */ known('WISHLIST_FOLDER_TAKEN', 'wishlist.a0001');
export const WISHLIST_FOLDER_LIMIT = /* @__PURE__ */ known('WISHLIST_FOLDER_LIMIT', 'wishlist.a0002');
export const PROFILE_PHOTO_LIMIT = /* @__PURE__ */ known('PROFILE_PHOTO_LIMIT', 'memberInfo.a0007');

export const EXPORT_RUNNING = /* @__PURE__ */ known('EXPORT_RUNNING', 'memberInfo.a0009');
export const EXPORT_GONE = /* @__PURE__ */ known('EXPORT_GONE', 'memberInfo.a0010');

export const ID_TAKEN = /* @__PURE__ */ known('ID_TAKEN', 'join.a0001');
export const NICKNAME_TAKEN = /* @__PURE__ */ known('NICKNAME_TAKEN', 'join.a0003');
export const EMAIL_TAKEN = /* @__PURE__ */ known('EMAIL_TAKEN', 'join.a0004');
export const VERIFICATION_WRONG = /* @__PURE__ */ known('VERIFICATION_WRONG', 'join.a0006');
export const VERIFICATION_EXPIRED = /* @__PURE__ */ known('VERIFICATION_EXPIRED', 'join.a0013');
export const VERIFICATION_TOO_SOON = /* @__PURE__ */ known('VERIFICATION_TOO_SOON', 'join.a0014');
export const VERIFICATION_OVER = /* @__PURE__ */ known('VERIFICATION_OVER', 'login.a0031');
export const REFERRER_SELF = /* @__PURE__ */ known('REFERRER_SELF', 'join.a0008');
export const REFERRER_UNKNOWN = /* @__PURE__ */ known('REFERRER_UNKNOWN', 'join.a0016');
export const REFERRER_FULL = /* @__PURE__ */ known('REFERRER_FULL', 'join.a0009');
export const JOIN_TOO_YOUNG = /* @__PURE__ */ known('JOIN_TOO_YOUNG', 'join.a0010');
export const EMAIL_ALREADY_CONFIRMED = /* @__PURE__ */ known('EMAIL_ALREADY_CONFIRMED', 'join.a0018');
export const VERIFICATION_LIMIT = /* @__PURE__ */ known('VERIFICATION_LIMIT', 'join.a0019');

/** Message code of an answer that names no reason: a fault, and no refusal (§8). */
export const FAULT_CODE = 'common.a0001';

export const CLAIM_PHOTO_LIMIT = /* @__PURE__ */ known('CLAIM_PHOTO_LIMIT', 'claim.a0014');
export const CLAIM_AMOUNT_CHANGED = /* @__PURE__ */ known('CLAIM_AMOUNT_CHANGED', 'claim.a0009');

export const MEDIA_UPLOAD_NOT_FOUND = /* @__PURE__ */ known('MEDIA_UPLOAD_NOT_FOUND', 'media.a0001');
export const MEDIA_OFFSET = /* @__PURE__ */ known('MEDIA_OFFSET', 'media.a0002');
export const MEDIA_LIMIT = /* @__PURE__ */ known('MEDIA_LIMIT', 'media.a0003');
export const STORAGE_FULL = /* @__PURE__ */ known('STORAGE_FULL', 'media.a0004');
