/*
 * Names that one program writes and another reads: cookies, headers, query parameters, marks, the app's word. Storage keys are in
 * `storage/storage-keys.ts`, routes in `routes/table.ts`.
 */

/** Cookie of a session over plain http. */
export const SESSION_COOKIE = 'hy_session';
/** Cookie of a session over https: browsers take it from this very host alone, for its whole site (RFC 6265bis §4.1.3.2). */
export const SECURE_SESSION_COOKIE = '__Host-hy_session';
/** Binds a login by another account (SNS) to the browser that began it. */
export const SNS_COOKIE = 'hy_sns';
/** A visitor's name by chance: by it the same visitor gets the same releases while there is a canary (MFE-09). */
export const VISITOR_COOKIE = 'hy_visitor';
/** Signed tokens by which this browser gets remotes from elsewhere (MFE-13). */
export const OVERRIDE_COOKIE = 'hy_override';
/** Leave of a tester, and what this browser gets by it: remotes that are broken, versions that are pinned (QA-04, QA-05). */
export const QA_COOKIE = 'hy_qa';
/** Where a shop in QA mode has scripts that are broken on purpose. */
export const CHAOS_PATH = '/__qa/chaos';
/** Where the button of such a page goes to leave. */
export const LEAVE_OVERRIDE_PATH = '/leave-override';
/** Language that the shopper chose. */
export const LOCALE_COOKIE = 'hy_locale';
/** `1`: the shop has offered the browser's own language. */
export const LANGUAGE_OFFERED_COOKIE = 'hy_language_offered';
/** Look that the shopper chose; none: the device's. */
export const THEME_COOKIE = 'hy_theme';
/** What the reader said to third parties' analytics and ads: `1` yes, `0` no. */
export const CONSENT_COOKIE = 'hy_consent';
/** Page of the shell on which that is changed. */
export const CONSENT_PATH = '/privacy/cookies';
/** `1`: the browser's customer has bought nothing yet (LS-19). */
export const NEW_CUSTOMER_COOKIE = 'hy_new_customer';
/** Build and language of the fonts that the browser keeps: they come with the page then, else after it. */
export const FONTS_COOKIE = 'hy_fonts';
/** `1`: the page is to look as it does in the app. */
export const APP_COOKIE = 'hy_app';
/** Moves the time of a QA build (QA-03). */
export const CLOCK_COOKIE = 'shop_now';

/** Performance mark: from here on the first screen of a page answers clicks. */
export const HYDRATED_MARK = 'hydrated';

/** The shop's own header: another site cannot send it without a preflight. */
export const OWN_HEADER = 'x-requested-with';
/** Moves the time of one call, for tests (QA-03). */
export const CLOCK_HEADER = 'x-shop-now';
/** The caller's name for one attempt (`idempotent` in the contract). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** `true` on an answer that was given before. */
export const REPLAYED_HEADER = 'idempotency-replayed';
/** The shell's server proves itself to the API by its key; what it says about the shopper behind it counts then. */
export const SHELL_KEY_HEADER = 'x-shell-key';

/** What the shop's server serves this visitor now: a version by remote, as JSON. */
export const SERVED_VERSIONS_PATH = '/served-versions';

/** Page of the demo with every message that the shop sends; production builds have none. */
export const OUTBOX_PATH = '/dev/outbox';
/** Page of the demo with the shop as in the app's web view; production builds have none. */
export const SIMULATOR_PATH = '/dev/webview';
/** Shape of the web view that the page above stands for, with `.tabs` where the app draws no bar of places. The demo alone reads it. */
export const SIMULATED_APP_COOKIE = 'hy_simulated_app';

/** Word in the user agent of the app's web view. */
export const APP_AGENT = 'HyangroApp';
/** Word beside it: this app draws no bar of places, the page's own stands. */
export const PAGE_TABS_AGENT = 'PageTabs';

/** Query of Login: name of the route to return to. */
export const TARGET_PARAM = 'toName';
/** Query of any page: its language for this visit. */
export const LANGUAGE_PARAM = 'lang';
/** Query of Login and MyLinkSns: why the shopper is back from another account without a login. */
export const SNS_FAILURE_PARAM = 'snsFailure';
export const SNS_FAILURES = ['DENIED', 'EXPIRED', 'USED', 'TAKEN', 'LOCKED', 'FAILED'] as const;
export type SnsFailure = (typeof SNS_FAILURES)[number];
/** Query of MyLinkSns: the account that was linked. */
export const SNS_LINKED_PARAM = 'snsLinked';
/** Query of a page of displays: the token of a version that is not live. */
export const PREVIEW_PARAM = 'preview';
/** Query of SearchProducts, as a form without scripts sends it; links have the term in the path. */
export const KEYWORD_PARAM = 'keyword';
/** Query of PaymentComplete: the provider's name for the payment. */
export const PAYMENT_KEY_PARAM = 'paymentKey';
/** Query of Payment: why the shopper is back from the provider unpaid. */
export const PAY_FAILURE_PARAM = 'payFailure';
export const PAY_FAILURES = ['DECLINED', 'CANCELLED', 'EXPIRED'] as const;
export type PayFailure = (typeof PAY_FAILURES)[number];
/** Address with the reason why nothing was paid. */
export const withPayFailure = (path: string, failure: PayFailure): string => `${path}?${PAY_FAILURE_PARAM}=${failure}`;

/** Token of a recipient's link, in the address of `/mypage/real-name-form` (R-PUB-06). */
export const RECIPIENT_TOKEN_PARAM = 'token';
/** What the identity provider sends a browser back with, in the address of `/mypage/member-info/real-name-auth` (R-PUB-07). */
export const CHECK_STATE_PARAM = 'state';
export const CHECK_ANSWER_PARAM = 'answer';
/** An address without the values that open something for whoever has them (the three params above): no log and no analytics holds them. */
export const withoutSecrets = (address: string): string => address.replace(/([?&](?:token|state|answer)=)[^&#]*/g, '$1-');
