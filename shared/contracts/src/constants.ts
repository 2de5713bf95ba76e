/** Business constants and limits of the specification (§9), one home. Durations say their unit in the name. */
export const EXCHANGE_RATE_CACHE_MS = 10 * 60_000;
export const MAIN_CAROUSEL = { autoplayMs: 3000, perViewMobile: 1, perViewPc: 3 } as const;
export const PRODUCT_SLIDES = { perViewMobile: 2.8, perViewPc: 4 } as const;
export const RANKED_ROWS = { mobile: 3, pc: 4 } as const;
export const INFINITE_SCROLL_DISTANCE_PX = 300;
/** How long the page must stand still before what loaded pictures moved is put right. */
export const LAYOUT_DEBOUNCE_MS = 200;
export const MENU_TOP_PX = 51;
export const SECTION_SELECT_PX = 120;
/** Where the top of a section comes to stand below the top of the visible part when its tab is pressed. */
export const SECTION_SCROLL_TOP_PX = 80;
export const SCROLL_THROTTLE_MS = 100;
export const MIN_RECENT_PRODUCTS = 2;
/** Longest search term that is read; what is longer is cut, never refused. */
export const KEYWORD_MAX_LENGTH = 100;
export const LOGIN_LOCK = { attempts: 5, minutes: 10 } as const;
/** How long a login, or the password given anew, lets a member change how the account opens (API-D20). */
export const RECENT_PROOF_MINUTES = 10;
/** Passkeys of a member, and letters of the name of one. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 30;
export const TOAST_MS = 3000;
export const POINTS_MAX_PERCENT = 30;
export const FREE_SHIPPING_FROM_WON = 70_000;
export const SHIPPING_FEE_WON = 4_000;
export const CUSTOMS_TAX_FROM_USD = 150;
export const CUSTOMS_PERFUME_OVER_ML = 60;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** Days of the price line of a product, today included (GAP-20). */
export const PRICE_LINE_DAYS = 30;
/** Pieces from which on the page of a product counts what is left. */
export const LOW_STOCK_FROM = 5;
/** Ingredients that a member avoids: a longer list forgets its oldest. */
export const AVOIDED_INGREDIENTS_MAX = 300;
export const RECENT_PRODUCTS_CAP = 50;
/** Folders of a wishlist, and letters of the name of one. */
export const WISHLIST_FOLDERS_MAX = 20;
export const FOLDER_NAME_MAX = 20;
export const SEARCH_HISTORY_CAP = 20;
/** Drafts of one kind of post that a browser keeps, and those it remembers as sent or thrown away. */
export const DRAFTS_CAP = 10;
export const ENDED_DRAFTS_CAP = 20;
/** Time without a letter after which a draft is kept (LS-04…06). */
export const AUTOSAVE_MS = 1000;
/** Products that are compared at once. */
export const COMPARE_CAP = 4;
export const KEEP_ALIVE_MAX = 10;
export const STOCK_RESERVATION_MINUTES = 15;
export const UNPAID_ORDER_HOURS = 24;
/** Minimum orders and payments, configurable by the operator; these are the defaults (acceptance list, standing decisions). */
export const CORPORATE_MIN_ORDER_WON = 300_000;
export const FIRST_PURCHASE_MIN_PAYMENT_WON = 10_000;
export const CART_MAX_LINES = 100;
/** Most pieces that one call puts into the cart. */
export const CART_LINE_MAX = 99;
/** Largest body of a call; files go by addresses of their own. */
export const CALL_BODY_MAX_BYTES = 256 * 1024;
/** Largest file of any call. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Files of one member that the server receives at one moment; the browser sends no more. */
export const FILES_AT_ONCE = 2;
/** The access log: largest entry, and how long one is kept. */
export const ACCESS_LOG = { maxBytes: 4 * 1024, days: 90 } as const;
/** Pages of a list that come by scrolling before a button asks, so that what follows the list can be reached. */
export const PAGES_BY_SCROLL = 3;
/** Letters of a question on a product. */
export const QUESTION_LENGTH = { min: 10, max: 500 } as const;
/** Letters of an inquiry, and its photos. */
export const INQUIRY_LENGTH = { title: { min: 2, max: 60 }, body: { min: 10, max: 1_000 } } as const;
export const INQUIRY_PHOTOS_MAX = 5;
/** Letters of a feed, products pinned on its photos, and photos or films of a post (§5). */
export const FEED_TEXT_MAX = 50;
export const FEED_PRODUCTS_MAX = 10;
export const UGC_MEDIA_MAX = 10;
/** Letters of a talk and of an answer to it, and products that a vote chooses between. */
export const TALK_LENGTH = { title: { min: 2, max: 60 }, text: { min: 0, max: 1_000 }, answer: { min: 2, max: 500 } } as const;
export const VOTE_PRODUCTS = { min: 2, max: 4 } as const;
/** Letters of what a member says of themselves on their profile. */
export const BIO_MAX = 60;
/** Calendar months after which nobody is told of a restock any more. */
export const RESTOCK_MONTHS = 3;
/** Days on the way; nothing is delivered on Sundays. `usual` is what a promised day counts with. */
export const DELIVERY_DAYS = { DOMESTIC: { usual: 3, max: 3 }, OVERSEAS: { usual: 8, min: 7, max: 10 } } as const;
/** Days after receipt in which a return or an exchange may be asked for. */
export const RETURN_DAYS = 7;
/** Days after delivery on which a purchase that nobody confirmed is confirmed by itself (ST-ORD-02). */
export const AUTO_CONFIRM_DAYS = 7;
/** Weekdays from the check of a return to the refund. */
export const REFUND_WEEKDAYS = { min: 3, max: 7 } as const;
/** Addresses of a member's book, and letters of each part of an address. */
export const ADDRESS_BOOK_MAX = 20;
export const ADDRESS_MAX = { recipient: 30, postalCode: 12, state: 50, city: 50, region: 100, detail: 100, memo: 100 } as const;
/** Days that a recipient's link is good for (R-PUB-06). */
export const RECIPIENT_LINK_DAYS = 14;
export const REFERRERS_MAX = 50;
/** Most tracking items of one call (K-TRK). */
export const TRACKING_ITEMS_MAX = 3;
/** Longest code of who invited: a login id, a referral code, or a member code. */
export const REFERRER_CODE_MAX = 20;
/** The home tells of points that run out within so many days (LS-13). */
export const POINT_NOTICE_DAYS = 30;
/** Choices of a beauty profile from which on it is rewarded (K-BTY). */
export const BEAUTY_REWARD_FROM = 5;
export const REWARDS = {
  signUpPoints: 1_000,
  invitePoints: 1_000,
  inviteTickets: 3,
  beautyProfilePoints: 500,
  reviewPoints: 150,
  photoReviewPoints: 500,
} as const;
/** Letters of a review, its photos and videos, and how many a member may write on a day of Asia/Seoul (K-REV; the last is configurable). */
export const REVIEW = { titleMax: 60, bodyMin: 30, bodyMax: 2_000, mediaMax: 10, perDay: 10 } as const;
/** Letters of a comment, of a report with its message (K-RSN), and of an appeal. */
export const COMMENT_MAX = 300;
export const REPORT = { reasonMin: 10, reasonMax: 500, messageMax: 250 } as const;
export const APPEAL = { min: 10, max: 500 } as const;
/** Members whose reports put a post out of sight until an operator looks (configurable). */
export const REPORTS_TO_BLIND = 3;
/** Members that one may block. */
export const BLOCKS_MAX = 500;
/** Digits of a code that proves a phone or a mailbox. */
export const ONE_TIME_CODE_DIGITS = 6;
/** Codes that prove a mailbox; `perDay` per member, so that no mailbox is flooded. */
export const EMAIL_CODE = { minutes: 10, tries: 5, resendSeconds: 60, perDay: 10 } as const;
/** Codes that prove a phone, or a mailbox on the way to a lost id or password; `perDay` per phone or mailbox, whatever they are for. */
export const VERIFICATION = { minutes: 3, tries: 5, resendSeconds: 30, perDay: 10 } as const;
/** The export of a member's own data: days that a ready one is kept, minutes that an address of it works. */
export const MEMBER_EXPORT = { keptDays: 7, linkMinutes: 5 } as const;
/** How long what a code has proved opens the new password. */
export const RECOVERY_MINUTES = 10;
/** Categories and the promotion that the shop opens with, by the codes of their data: the menu before the server's own (E-14). */
export const MENU_CODES = { timeSale: 'EV02', perfume: 'C01', skincare: 'C02', makeup: 'C03', hairBody: 'C04' } as const;
/** What a coupon's remaining count of `COUPON_COUNT_MARKER` says to a member (TRAP-02): none is left, or there is no end to them. */
export const COUPON_999: 'exhausted' | 'unlimited' = 'exhausted';
/** Letters of a coupon's code. */
export const COUPON_CODE_LENGTH = { min: 4, max: 20 } as const;
/** Unknown coupon codes that one member may try within the minutes. */
export const COUPON_CODE_TRIES = { wrong: 10, minutes: 60 } as const;
/** A marker, never a number of coupons: real counts stay below it, so this shop's server sends none; both readings stay, for a server that does. */
export const COUPON_COUNT_MARKER = 999;
