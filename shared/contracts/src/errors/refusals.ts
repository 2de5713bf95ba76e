/** Type of each place that a message text may name: one name means the same in every text. */
interface ArgTypes {
  balance: number;
  codes: number;
  count: number;
  day: string;
  grade: string;
  limit: number;
  max: number;
  name: string;
  seconds: number;
  stock: number;
  until: string;
  won: number;
}
type ArgName = keyof ArgTypes;
/** What is wrong with one field of a request, as a message code; in words where an operator's file says more than codes can. */
export interface FieldError {
  field: string;
  code: string;
  reason?: string;
}
/** One value of a refusal on the wire. */
export type RefusalArg = string | number | FieldError;

/**
 * How each named refusal looks on the wire (§8). `args` names the places of the message text in order: the wire carries
 * values only. Texts: `messages/{terms,codes}.<locale>.json` under the message code.
 */
interface RefusalShape {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503 | 507;
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
  /** args: seconds until the next attempt is looked at. */
  LOGIN_LOCKED: refusal(500, 'DisabledException', 'login.a0002', 'seconds'),

  /** By an operator; only whoever knows the password is told. */
  MEMBER_LOCKED: refusal(403, 'DisabledException', 'login.a0011'),

  /** The session proved too long ago who is there (API-D20): the password is asked for anew. */
  REAUTH_REQUIRED: refusal(403, 'ReauthenticationException', 'login.a0044'),

  /** No provider of that name is configured, or none for this language. */
  SNS_UNAVAILABLE: refusal(404, 'SnsException', 'login.a0041'),
  /** The browser has proved no account of a provider, or too long ago. */
  SNS_PROOF_MISSING: refusal(410, 'SnsException', 'login.a0042'),
  /** The account opens another member, or the member has another one of the same provider. */
  SNS_TAKEN: refusal(409, 'SnsException', 'login.a0043'),
  SNS_NOT_LINKED: refusal(404, 'SnsException', 'common.a0003'),
  /** Without it the member could not log in any more (R-MY-17). */
  LAST_WAY_IN: refusal(409, 'WaysInException', 'login.a0010'),

  /** A passkey of nobody, or not of this member; a wrong signature; one that was copied. Which of them is not told. */
  PASSKEY_UNKNOWN: refusal(403, 'PasskeyException', 'login.a0045'),
  /** The challenge is older than five minutes, was used, or is another call's. */
  PASSKEY_EXPIRED: refusal(410, 'PasskeyException', 'login.a0046'),
  /** What the browser has made is no passkey of this shop. */
  PASSKEY_INVALID: refusal(422, 'PasskeyException', 'login.a0047'),
  PASSKEY_TAKEN: refusal(409, 'PasskeyException', 'login.a0048'),
  PASSKEY_LIMIT: refusal(409, 'PasskeyException', 'login.a0049', 'max'),
  PASSKEY_NOT_FOUND: refusal(404, 'PasskeyException', 'common.a0003'),

  PRODUCT_NOT_FOUND: refusal(404, 'OrderException', 'order.a0015'),
  /** For operators: it is no longer as the caller has seen it. */
  PRODUCT_CHANGED: refusal(409, 'ProductException', 'product.a0001'),
  /** For operators: more pieces than there are cannot be taken. args: how many there are. */
  STOCK_SHORT: refusal(409, 'ProductException', 'product.a0002', 'stock'),
  /** For operators: the pieces of a product with options are those of one option. */
  STOCK_OF_OPTIONS: refusal(409, 'ProductException', 'product.a0003'),
  /** Photos that nothing names, of one member within a day. */
  PROFILE_PHOTO_LIMIT: refusal(429, 'MemberInfoException', 'memberInfo.a0007', 'max'),
  WISHLIST_FOLDER_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  WISHLIST_FOLDER_TAKEN: refusal(409, 'WishlistException', 'wishlist.a0001'),
  WISHLIST_FOLDER_LIMIT: refusal(409, 'WishlistException', 'wishlist.a0002', 'max'),
  /** A link that is forged, closed, or whose folder is gone. */
  WISHLIST_LINK_INVALID: refusal(404, 'NotFoundException', 'common.a0003'),
  LAYOUT_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  LAYOUT_VERSION_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** For operators: another version is live than the caller has seen. */
  LAYOUT_CHANGED: refusal(409, 'LayoutException', 'layout.a0001'),
  /** There is no way back to a version that shoppers never saw. */
  LAYOUT_NEVER_LIVE: refusal(409, 'LayoutException', 'layout.a0002'),
  LAYOUT_IS_LIVE: refusal(409, 'LayoutException', 'layout.a0003'),
  /** A version names what the shop does not have any more. args: where, and what. */
  LAYOUT_UNFIT: refusal(409, 'LayoutException', 'layout.a0004'),
  /** A preview link that is forged, expired or another layout's. */
  LAYOUT_PREVIEW_INVALID: refusal(404, 'PreviewException', 'common.a0003'),
  VIRTUAL_CATEGORY_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  CATEGORY_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  BRAND_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  REVIEW_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** No line of an own order. */
  REVIEW_LINE_NOT_FOUND: refusal(404, 'ReviewException', 'common.a0003'),
  REVIEW_UNCONFIRMED: refusal(409, 'ReviewException', 'review.a0004'),
  /** One of each product (ERR-M08). */
  REVIEW_EXISTS: refusal(409, 'ReviewException', 'review.a0001'),
  /** On a day of Asia/Seoul (ERR-M09). */
  REVIEW_DAILY_LIMIT: refusal(429, 'ReviewException', 'review.a0002', 'max'),
  /** It has likes or comments (ST-REV-01). */
  REVIEW_LOCKED: refusal(409, 'ReviewException', 'review.a0003'),
  FEED_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** The member has not the right to write feeds (P-09). */
  FEED_NO_RIGHT: refusal(403, 'FeedException', 'feed.a0001'),
  TALK_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  ANSWER_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** No vote on one's own post (P-07). */
  TALK_OWN_VOTE: refusal(403, 'TalkException', 'talk.a0001'),
  /** A vote counts once and stays. */
  TALK_VOTED: refusal(409, 'TalkException', 'talk.a0006'),
  /** Products of a vote stay once somebody has voted. */
  TALK_HAS_VOTES: refusal(409, 'TalkException', 'talk.a0007'),
  /** Only the post's author adopts an answer (P-06). */
  TALK_ADOPT_OTHER: refusal(403, 'TalkException', 'talk.a0002'),
  /** An answer was adopted: post, answer, and the feed that it shows stay as they are (ST-ADP-01). */
  UGC_ADOPTED: refusal(409, 'TalkException', 'talk.a0004'),
  /** No post of that code, or none that the reader may see. */
  UGC_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** What others wrote is not theirs to change or delete. */
  UGC_NOT_MINE: refusal(403, 'UgcException', 'ugc.a0007'),
  /** One's own cannot be liked or reported, nor can one block oneself. */
  UGC_OWN: refusal(409, 'UgcException', 'ugc.a0013'),
  /** The member may not write for some days. args: until which day of Asia/Seoul. */
  UGC_BANNED: refusal(403, 'UgcException', 'ugc.a0008', 'day'),
  UGC_REPORTED: refusal(409, 'UgcException', 'ugc.a0003'),
  UGC_NOT_BLINDED: refusal(409, 'UgcException', 'ugc.a0009'),
  UGC_APPEALED: refusal(409, 'UgcException', 'ugc.a0010'),
  /** For operators: it is as they want it already. */
  UGC_UNCHANGED: refusal(409, 'UgcException', 'ugc.a0011'),
  BLOCKS_FULL: refusal(409, 'UgcException', 'ugc.a0012', 'max'),
  /** For operators. */
  MEMBER_LOCKED_ALREADY: refusal(409, 'MemberException', 'memberInfo.a0011'),
  MEMBER_NOT_LOCKED: refusal(409, 'MemberException', 'memberInfo.a0012'),
  MEMBER_UNKNOWN: refusal(404, 'NotFoundException', 'common.a0003'),
  PROFILE_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  FOLLOW_SELF: refusal(409, 'ProfileException', 'ugc.a0006'),
  /** An upload of somebody else, or one that was removed or named by a post. */
  MEDIA_UPLOAD_NOT_FOUND: refusal(404, 'MediaException', 'media.a0001'),
  /** The part does not begin where the upload stands, or the file is not whole yet: ask how far it came, and go on there. */
  MEDIA_OFFSET: refusal(409, 'MediaException', 'media.a0002'),
  /** Photos and videos that no post names, of one member within a day. */
  MEDIA_LIMIT: refusal(429, 'MediaException', 'media.a0003', 'max'),
  /** There is no room for a file: nothing of it was kept. */
  STORAGE_FULL: refusal(507, 'StorageException', 'media.a0004'),
  TERMS_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  NOTICE_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** For operators: a code that another one has. */
  NOTICE_CODE_TAKEN: refusal(409, 'NoticeException', 'common.a0021'),
  /** For operators: its hour has come, and stays. */
  NOTICE_OUT: refusal(409, 'NoticeException', 'notice.a0001'),
  FAQ_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  FAQ_CODE_TAKEN: refusal(409, 'FaqException', 'common.a0021'),
  BROADCAST_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** For operators: all were told, or it was stopped. */
  BROADCAST_OVER: refusal(409, 'BroadcastException', 'notice.a0002'),
  NOTIFICATION_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  QNA_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),
  /** A question that others may read with its answer stays. */
  QNA_ANSWERED: refusal(409, 'QnaException', 'qna.a0001'),
  RAFFLE_NOT_FOUND: refusal(404, 'NotFoundException', 'common.a0003'),

  COUPON_NOT_FOUND: refusal(404, 'CouponException', 'common.a0003'),
  COUPON_SOLD_OUT: refusal(500, 'CouponException', 'coupon.a0001'),
  COUPON_ALREADY_ISSUED: refusal(500, 'CouponException', 'coupon.a0002'),
  COUPON_NOT_FOR_GRADE: refusal(403, 'CouponException', 'coupon.a0003', 'grade'),
  COUPON_CODE_UNKNOWN: refusal(422, 'CouponException', 'coupon.a0008'),
  /** Too many unknown codes of one member. */
  COUPON_CODE_LIMIT: refusal(429, 'CouponException', 'coupon.a0010', 'max'),
  COUPON_EXPIRED: refusal(500, 'CouponException', 'coupon.a0007'),
  /** For operators: another coupon has the code. */
  COUPON_CODE_TAKEN: refusal(409, 'CouponException', 'coupon.a0011'),
  /** For operators: a coupon of this number has other terms, and members may hold it. */
  COUPON_EXISTS: refusal(409, 'CouponException', 'coupon.a0012'),

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
  /** It goes to China, and whoever receives it has not given their real-name details (V-CN2). */
  ORDER_REAL_NAME_AWAITED: refusal(409, 'OrderException', 'order.a0031'),
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
  /** Photos that no claim names, of one member within a day. */
  CLAIM_PHOTO_LIMIT: refusal(429, 'ClaimException', 'claim.a0014', 'max'),
  /** A part cannot be cancelled: what stays would be below the least that the order was placed or paid with. args: won. */
  CLAIM_BELOW_MIN: refusal(409, 'ClaimException', 'claim.a0015', 'won'),
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
  /** What a code has proved was used, or is too long ago: the way begins anew. */
  VERIFICATION_OVER: refusal(410, 'VerificationException', 'login.a0031'),
  REFERRER_SELF: refusal(422, 'JoinException', 'join.a0008'),
  REFERRER_UNKNOWN: refusal(422, 'JoinException', 'join.a0016'),
  REFERRER_FULL: refusal(422, 'JoinException', 'join.a0009', 'max'),
  JOIN_TOO_YOUNG: refusal(422, 'JoinException', 'join.a0010'),
  /** A Korean locale build joins members by their phone only. */
  JOIN_BY_PHONE_ONLY: refusal(403, 'JoinException', 'join.a0017'),
  EMAIL_ALREADY_CONFIRMED: refusal(409, 'VerificationException', 'join.a0018'),
  VERIFICATION_LIMIT: refusal(429, 'VerificationException', 'join.a0019', 'codes'),
  /** The same phone or mailbox left less than a year ago (K-WD). */
  REJOIN_TOO_EARLY: refusal(409, 'JoinException', 'join.a0011'),
  WITHDRAWAL_SHIPPED: refusal(409, 'WithdrawalException', 'memberInfo.a0003'),
  WITHDRAWAL_CLAIM: refusal(409, 'WithdrawalException', 'memberInfo.a0004'),
  WITHDRAWAL_OPEN_ORDER: refusal(409, 'WithdrawalException', 'memberInfo.a0008'),
  /** One export of a member's own data at a time. */
  EXPORT_RUNNING: refusal(409, 'MemberInfoException', 'memberInfo.a0009'),
  /** It is not ready, or was taken away after its days. */
  EXPORT_GONE: refusal(410, 'MemberInfoException', 'memberInfo.a0010'),
  REAL_NAME_MISSING: refusal(404, 'RealNameException', 'realName.a0001'),
  /** Other details take their place by another call, which asks who is there. */
  REAL_NAME_EXISTS: refusal(409, 'RealNameException', 'realName.a0008'),
  /** An order to China is under way. */
  REAL_NAME_NEEDED: refusal(409, 'RealNameException', 'realName.a0002'),
  /** Photos that no details name, of one member or one order within a day. */
  REAL_NAME_PHOTO_LIMIT: refusal(429, 'RealNameException', 'realName.a0003', 'max'),
  REAL_NAME_CHECK_UNAVAILABLE: refusal(404, 'RealNameException', 'realName.a0004'),
  /** A link that is forged, or whose order is gone. */
  REAL_NAME_LINK_INVALID: refusal(404, 'RealNameException', 'realName.a0005'),
  REAL_NAME_LINK_EXPIRED: refusal(410, 'RealNameException', 'realName.a0006'),
  /** The details are there, or the order needs none any more. */
  REAL_NAME_LINK_CLOSED: refusal(409, 'RealNameException', 'realName.a0007'),
  PUSH_TOKEN_APP_ONLY: refusal(403, 'AppOnlyException', 'common.a0008'),

  RESTOCK_IN_STOCK: refusal(409, 'RestockException', 'restock.a0001'),
  RESTOCK_APP_ONLY: refusal(403, 'RestockException', 'common.a0008'),

  RAFFLE_NO_TICKET: refusal(409, 'RaffleException', 'raffle.a0001'),
  RAFFLE_ENTRY_LIMIT: refusal(409, 'RaffleException', 'raffle.a0002', 'max'),
  RAFFLE_SCHEDULED: refusal(409, 'RaffleException', 'raffle.a0003'),
  RAFFLE_ENDED: refusal(409, 'RaffleException', 'raffle.a0004'),
  /** For operators: a raffle has its code already. */
  RAFFLE_CODE_TAKEN: refusal(409, 'RaffleException', 'common.a0021'),
  /** For operators: what it is stays from then on. */
  RAFFLE_OPENED: refusal(409, 'RaffleException', 'raffle.a0005'),
  /** For operators: who has entered is owed the draw. */
  RAFFLE_ENTERED: refusal(409, 'RaffleException', 'raffle.a0006', 'count'),
  /** For operators: no draw before the end. args: the end, a datetime of Asia/Seoul. */
  RAFFLE_TAKES_ENTRIES: refusal(409, 'RaffleException', 'raffle.a0007', 'until'),
  RAFFLE_DRAWN: refusal(409, 'RaffleException', 'raffle.a0008'),
  RAFFLE_APP_ONLY: refusal(403, 'RaffleException', 'common.a0008'),
} as const satisfies Record<string, RefusalShape>;

/** How long a caller should wait after a 503. */
export const RETRY_AFTER_SECONDS = 2;

export type RefusalName = keyof typeof REFUSALS;
/** Refusals whose values are not places of a text: the fields at fault, of a request or a version, or the name of a parameter. */
interface FreeArgs {
  VALIDATION_FAILED: FieldError[];
  BAD_PARAMETER: (string | FieldError)[];
  LAYOUT_UNFIT: FieldError[];
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
