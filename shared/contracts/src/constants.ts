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
export const LOGIN_LOCK = { attempts: 5, minutes: 10 } as const;
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
export const SEARCH_HISTORY_CAP = 20;
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
/** The access log: largest entry, and how long one is kept. */
export const ACCESS_LOG = { maxBytes: 4 * 1024, days: 90 } as const;
/** Pages of a list that come by scrolling before a button asks, so that what follows the list can be reached. */
export const PAGES_BY_SCROLL = 3;
/** Letters of a question on a product. */
export const QUESTION_LENGTH = { min: 10, max: 500 } as const;
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
export const REFERRERS_MAX = 50;
/** Most tracking items of one call (K-TRK). */
export const TRACKING_ITEMS_MAX = 3;
/** Longest code of who invited: a login id, a referral code, or a member code. */
export const REFERRER_CODE_MAX = 20;
export const REWARDS = { signUpPoints: 1_000, invitePoints: 1_000, inviteTickets: 3, beautyProfilePoints: 500 } as const;
/** Digits of a code that proves a phone or a mailbox. */
export const ONE_TIME_CODE_DIGITS = 6;
/** Codes that prove a mailbox; `perDay` per member, so that no mailbox is flooded. */
export const EMAIL_CODE = { minutes: 10, tries: 5, resendSeconds: 60, perDay: 10 } as const;
export const VERIFICATION = { minutes: 3, tries: 5, resendSeconds: 30 } as const;
/** Categories and the promotion that the shop opens with, by the codes of their data: the menu before the server's own (E-14). */
export const MENU_CODES = { timeSale: 'EV02', perfume: 'C01', skincare: 'C02', makeup: 'C03', hairBody: 'C04' } as const;
/** What a coupon's remaining count of `COUPON_COUNT_MARKER` says to a member (TRAP-02): none is left, or there is no end to them. */
export const COUPON_999: 'exhausted' | 'unlimited' = 'exhausted';
/** A marker, never a number of coupons: real counts stay below it. */
export const COUPON_COUNT_MARKER = 999;
