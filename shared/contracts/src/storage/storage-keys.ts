import {
  CART_LINE_MAX,
  CART_MAX_LINES,
  COMPARE_CAP,
  DRAFTS_CAP,
  ENDED_DRAFTS_CAP,
  RECENT_PRODUCTS_CAP,
  SEARCH_HISTORY_CAP,
} from '../constants';
import { amount, anyObject, day, flag, listOf, orNothing, shape, text, whole, type Guarded } from '../kit/guards';

/** Longest stored text that is read at all, in characters: more than any value below needs. */
export const STORED_MAX_LENGTH = 200_000;
const code = text(100);
const words = text(500);
/**
 * Posts that a member is writing, newest first: by slot (`new`, or the code of one that is changed), with the attempt to send it whose
 * answer is missing. `ended` were sent or thrown away.
 */
const drafts = shape({
  memCd: code,
  drafts: listOf(shape({ draftCd: code, slot: words, values: anyObject, attempt: words }), DRAFTS_CAP),
  ended: listOf(code, ENDED_DRAFTS_CAP),
});

const goodsToMerge = shape({
  key: text(100),
  items: listOf(shape({ productCd: text(30), optionCd: orNothing(text(40)), quantity: whole(1, CART_LINE_MAX) }), CART_MAX_LINES),
});

/** Keys of the browser's local storage (specification §3), with what each holds. Values are JSON. */
export const LOCAL_VALUES = {
  guest: code,
  recentProducts: listOf(code, RECENT_PRODUCTS_CAP),
  recentProductsInfo: listOf(
    shape({ productCd: code, brandNm: words, productNm: words, imgMainUrl: text(2000), salePrice: amount, discountRate: amount }),
    RECENT_PRODUCTS_CAP,
  ),
  savedReview: drafts,
  savedFeed: drafts,
  savedTalk: drafts,
  agreeTerms: listOf(code, 20),
  /** Day on which it was hidden. */
  mainNoticeHiddenToday: day,
  appInstallHiddenToday: day,
  mainFloatingBannersClosed: flag,
  /** Last seen toast notification (TRAP-19). */
  notificationSeq1: amount,
  /** Last seen notification of the list (TRAP-19). */
  notificationSeq2: amount,
  notificationPointHiddenToday: day,
  savedFcmUserToken: text(4096),
  orderPaymentCd: code,
  searchStorage: listOf(words, SEARCH_HISTORY_CAP),
  currentCountryCd: code,
  appVersion: code,
  newCustomer: flag,
  storeUrlForRedirect: text(2000),
  refId: code,
  refMemCd: code,
  /** Ours: the login id that this browser was asked to remember. */
  rememberedId: code,
  /** Ours: products that the shopper compares, oldest first (GAP-27). */
  compareProducts: listOf(shape({ productCd: code, productNm: words, imgMainUrl: text(2000) }), COMPARE_CAP),
  /** Ours: orders whose purchase this browser has told analytics of, newest first. */
  purchasesTold: listOf(code, 10),
  /** Ours: what a visitor, or a member without a net, put into the cart, merged into the member's (GAP-03); the key is that of the merge. */
  guestCart: goodsToMerge,
  /** Ours: the same on its way to the server, until the answer has come: what is put in meanwhile is another merge. */
  guestCartSent: goodsToMerge,
};
export const SESSION_VALUES = {
  login: flag,
  memberInfo: shape({ memCd: code, email: words }),
  /** Ours: versions of the server that this tab has met (ST-VER-01). */
  seenVersions: listOf(code, 100),
  /** Ours: when this tab was reloaded for a new version, as ISO times. */
  reloadedAt: listOf(code, 2),
};

export type LocalKeys = { [K in keyof typeof LOCAL_VALUES]: Guarded<(typeof LOCAL_VALUES)[K]> };
export type SessionKeys = { [K in keyof typeof SESSION_VALUES]: Guarded<(typeof SESSION_VALUES)[K]> };
export const LOCAL_KEYS = Object.keys(LOCAL_VALUES) as (keyof LocalKeys)[];
export const SESSION_KEYS = Object.keys(SESSION_VALUES) as (keyof SessionKeys)[];
