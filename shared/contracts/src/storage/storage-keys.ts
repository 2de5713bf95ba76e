/** Browser storage keys of the specification (§3), with what each holds. Values are JSON. */
export interface LocalKeys {
  guest: string;
  recentProducts: string[];
  recentProductsInfo: RecentProductInfo[];
  savedReview: unknown;
  savedFeed: unknown;
  savedTalk: unknown;
  agreeTerms: string[];
  /** KST date `YYYY-MM-DD` on which it was hidden. */
  mainNoticeHiddenToday: string;
  appInstallHiddenToday: string;
  mainFloatingBannersClosed: boolean;
  /** Last seen toast notification (TRAP-19). */
  notificationSeq1: number;
  /** Last seen notification of the list (TRAP-19). */
  notificationSeq2: number;
  notificationPointHiddenToday: string;
  savedFcmUserToken: string;
  orderPaymentCd: string;
  searchStorage: string[];
  currentCountryCd: string;
  appVersion: string;
  newCustomer: boolean;
  storeUrlForRedirect: string;
  refId: string;
  refMemCd: string;
}
export interface SessionKeys {
  login: boolean;
  memberInfo: StoredMemberInfo;
}
export interface RecentProductInfo {
  productCd: string;
  brandNm: string;
  productNm: string;
  imgMainUrl: string;
  salePrice: number;
  discountRate: number;
}
export interface StoredMemberInfo {
  memCd: string;
  email: string;
}
export const LOCAL_KEYS = [
  'guest',
  'recentProducts',
  'recentProductsInfo',
  'savedReview',
  'savedFeed',
  'savedTalk',
  'agreeTerms',
  'mainNoticeHiddenToday',
  'appInstallHiddenToday',
  'mainFloatingBannersClosed',
  'notificationSeq1',
  'notificationSeq2',
  'notificationPointHiddenToday',
  'savedFcmUserToken',
  'orderPaymentCd',
  'searchStorage',
  'currentCountryCd',
  'appVersion',
  'newCustomer',
  'storeUrlForRedirect',
  'refId',
  'refMemCd',
] as const satisfies readonly (keyof LocalKeys)[];
export const SESSION_KEYS = ['login', 'memberInfo'] as const satisfies readonly (keyof SessionKeys)[];
