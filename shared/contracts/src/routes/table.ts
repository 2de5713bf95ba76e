import type { Locale } from '../locales';

/** The remotes: every route belongs to one. */
export const REMOTES = ['layout', 'catalog', 'order', 'mypage', 'ugc', 'raffle'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Frame around a screen: the whole shop, a task with a back arrow, or nothing. */
export type Frame = 'shop' | 'task' | 'bare';

/** A row whose other routes have these names; in a release they are any text. */
export interface Row<N extends string = string> {
  path: `/${string}`;
  owner: RemoteName;
  /** Screen of the owner; several paths may show one screen. The chunk is `screen-<screen>`. */
  screen: string;
  /** Login required (§2). A guard reads this, never the path (TRAP-05, TRAP-06). */
  auth?: true;
  /** Kept alive when left (§2). */
  keepAlive?: true;
  /** Only in these locale builds; all when absent. */
  locales?: readonly Locale[];
  /** Where the route goes in the other locale builds (GEN-07). */
  otherwise?: N;
  frame?: Exclude<Frame, 'shop'>;
  /** One thing among many, with an action bar of its own: phones show a back arrow and "share", no word-mark and no tab bar. */
  isDetail?: true;
  /** Route whose address is the canonical one of this content (TRAP-11). */
  canonical?: N;
  noIndex?: true;
}

const table = <const T extends { readonly [N in keyof T]: Row<keyof T & string> }>(rows: T): T => rows;

/** Every public URL of the shop (§2). Static segments win over params. */
export const ROUTES = table({
  // Account entry
  Login: { path: '/login', owner: 'mypage', screen: 'login', frame: 'task' },
  SignUp1: { path: '/member/sign-up/1', owner: 'mypage', screen: 'sign-up-terms', locales: ['ko'], otherwise: 'Join', frame: 'task' },
  SignUp2: { path: '/member/sign-up/2', owner: 'mypage', screen: 'sign-up-phone', locales: ['ko'], otherwise: 'Join', frame: 'task' },
  SignUp3: { path: '/member/sign-up/3', owner: 'mypage', screen: 'sign-up-form', locales: ['ko'], otherwise: 'Join', frame: 'task' },
  SignUp4: { path: '/member/sign-up/4', owner: 'mypage', screen: 'sign-up-welcome', locales: ['ko'], otherwise: 'Join', frame: 'task' },
  Join: { path: '/join', owner: 'mypage', screen: 'join', locales: ['en', 'cn'], otherwise: 'SignUp1', frame: 'task' },
  JoinComplete: {
    path: '/join/complete',
    owner: 'mypage',
    screen: 'join-complete',
    locales: ['en', 'cn'],
    otherwise: 'SignUp1',
    frame: 'task',
  },
  JoinSnsComplete: { path: '/join/sns/complete/:openId', owner: 'mypage', screen: 'join-sns-complete', auth: true, frame: 'task' },
  FindId: { path: '/login/find-id', owner: 'mypage', screen: 'find-id', frame: 'task' },
  FindIdResult: { path: '/login/find-id/result', owner: 'mypage', screen: 'find-id-result', frame: 'task' },
  FindPassword: { path: '/login/find-password', owner: 'mypage', screen: 'find-password', frame: 'task' },
  FindPasswordResult: { path: '/login/find-password/result', owner: 'mypage', screen: 'find-password-result', frame: 'task' },
  FindPasswordConfirm: { path: '/login/find-password/confirm', owner: 'mypage', screen: 'find-password-confirm', frame: 'task' },
  FindPasswordRetype: { path: '/login/find-password/retype', owner: 'mypage', screen: 'find-password-retype', frame: 'task' },
  MemberLinkSns: { path: '/member/link-sns', owner: 'mypage', screen: 'member-link-sns', frame: 'task' },

  // Home and browse
  Main: { path: '/', owner: 'layout', screen: 'main', keepAlive: true },
  MainLayout: { path: '/main/:layoutCd', owner: 'layout', screen: 'main', keepAlive: true },
  MainMenu: { path: '/main/menu/:initMenuIdx', owner: 'layout', screen: 'main', keepAlive: true, canonical: 'Main' },
  Welcome: { path: '/welcome', owner: 'layout', screen: 'welcome' },
  Promotion: { path: '/promotion/:layoutCd', owner: 'layout', screen: 'main', keepAlive: true },
  Categories: { path: '/categories', owner: 'catalog', screen: 'categories', keepAlive: true },
  MenuCategories: { path: '/menu/categories', owner: 'catalog', screen: 'categories', keepAlive: true, canonical: 'Categories' },
  Category: { path: '/category/:cateCd', owner: 'catalog', screen: 'category', keepAlive: true },
  MenuCategory: { path: '/menu/category/:cateCd/products', owner: 'catalog', screen: 'category', keepAlive: true, canonical: 'Category' },
  Brands: { path: '/brands', owner: 'catalog', screen: 'brands', keepAlive: true },
  MenuBrands: { path: '/menu/brands', owner: 'catalog', screen: 'brands', keepAlive: true, canonical: 'Brands' },
  Brand: { path: '/brand/:brandCd', owner: 'catalog', screen: 'brand', keepAlive: true },
  MenuBrand: { path: '/menu/brand/:brandCd/products', owner: 'catalog', screen: 'brand', keepAlive: true, canonical: 'Brand' },
  CouponProducts: { path: '/coupon/:couponCd/products', owner: 'catalog', screen: 'coupon-products', keepAlive: true },
  Search: { path: '/search', owner: 'catalog', screen: 'search', keepAlive: true },
  SearchProducts: { path: '/search/products/:keyword?', owner: 'catalog', screen: 'search-products', keepAlive: true, noIndex: true },
  SearchReviews: { path: '/search/reviews/:keyword?', owner: 'ugc', screen: 'search-reviews', keepAlive: true, noIndex: true },
  SearchFeeds: { path: '/search/feeds/:keyword?', owner: 'ugc', screen: 'search-feeds', keepAlive: true, noIndex: true },

  // Product
  Product: { path: '/product/:productCd', owner: 'catalog', screen: 'product', isDetail: true },
  ProductCoupons: { path: '/product/:productCd/coupons', owner: 'catalog', screen: 'product-coupons', auth: true, frame: 'task' },
  ProductCsDelivery: { path: '/product/cs/delivery', owner: 'catalog', screen: 'product-cs', frame: 'task' },
  ProductCs: { path: '/product/cs/:productType', owner: 'catalog', screen: 'product-cs', frame: 'task' },
  ProductQna: { path: '/product/:productCd/qna', owner: 'catalog', screen: 'product-qna' },
  ProductQnaForm: { path: '/product/:productCd/qna-form', owner: 'catalog', screen: 'product-qna-form', auth: true, frame: 'task' },

  // Order
  OrderCart: { path: '/order/cart', owner: 'order', screen: 'cart', auth: true, keepAlive: true, frame: 'task' },
  Payment: { path: '/order/payment/:orderCd', owner: 'order', screen: 'payment', auth: true, frame: 'task' },
  OrderProductCoupons: { path: '/order/:orderCd/product-coupons', owner: 'order', screen: 'order-coupons', auth: true, frame: 'task' },
  PaymentComplete: { path: '/order/payment-complete/:orderCd?', owner: 'order', screen: 'payment-complete', frame: 'task' },

  // My page (login required)
  MyPage: { path: '/mypage', owner: 'mypage', screen: 'mypage-home', auth: true },
  MyProducts: { path: '/mypage/products', owner: 'mypage', screen: 'my-products', auth: true },
  MyProfile: { path: '/mypage/profile', owner: 'mypage', screen: 'my-profile', auth: true },
  Orders: { path: '/mypage/order/orders/:tab', owner: 'order', screen: 'orders', auth: true, keepAlive: true },
  Tracking: { path: '/mypage/order/tracking/:orderCd', owner: 'order', screen: 'tracking', auth: true },
  Claims: { path: '/mypage/order/claim', owner: 'order', screen: 'claims', auth: true },
  Claim: { path: '/mypage/order/claim/:claimType/:orderCd/:claimCd?', owner: 'order', screen: 'claim', auth: true, frame: 'task' },
  ClaimInvoice: {
    path: '/mypage/order/claim/invoice-number/form/:claimCd',
    owner: 'order',
    screen: 'claim-invoice',
    auth: true,
    frame: 'task',
  },
  OrderDocument: { path: '/mypage/order/document/:kind/:orderCd', owner: 'order', screen: 'order-document', auth: true, frame: 'bare' },
  OrderDetail: { path: '/mypage/order/:orderCd', owner: 'order', screen: 'order-detail', auth: true },
  AddressChange: { path: '/mypage/address/change', owner: 'mypage', screen: 'address-change', auth: true, frame: 'task' },
  ConfirmPurchase: { path: '/mypage/confirm-purchase', owner: 'order', screen: 'confirm-purchase', auth: true },
  MyPoint: { path: '/mypage/point', owner: 'mypage', screen: 'my-point', auth: true },
  MyCoupons: { path: '/mypage/my-coupons', owner: 'mypage', screen: 'my-coupons', auth: true },
  Inquiry: { path: '/mypage/inquiry', owner: 'mypage', screen: 'inquiry', auth: true },
  MyQna: { path: '/mypage/customer-center/qna', owner: 'mypage', screen: 'my-qna', auth: true },
  ChangePassword: { path: '/mypage/change-password', owner: 'mypage', screen: 'change-password', auth: true, frame: 'task' },
  MyLinkSns: { path: '/mypage/link-sns', owner: 'mypage', screen: 'my-link-sns', auth: true, frame: 'task' },
  MemberInfo: { path: '/mypage/member-info', owner: 'mypage', screen: 'member-info', auth: true },
  MemberInfoConfirm: { path: '/mypage/member-info/confirm', owner: 'mypage', screen: 'member-info-confirm', auth: true, frame: 'task' },
  MemberInfoRealName: {
    path: '/mypage/member-info/real-name',
    owner: 'mypage',
    screen: 'member-info-real-name',
    auth: true,
    frame: 'task',
  },
  MyReviews: { path: '/mypage/reviews/:tab', owner: 'ugc', screen: 'my-reviews', auth: true },
  Withdrawal: { path: '/mypage/withdrawal', owner: 'mypage', screen: 'withdrawal', auth: true, frame: 'task' },
  Notifications: { path: '/notification/notification', owner: 'mypage', screen: 'notifications', auth: true },

  // Public, some of them under /mypage
  Faq: { path: '/mypage/customer-center/faq', owner: 'mypage', screen: 'faq' },
  Introduction: { path: '/introduction', owner: 'mypage', screen: 'introduction' },
  Company: { path: '/introduction/company', owner: 'mypage', screen: 'company' },
  Terms: { path: '/introduction/terms', owner: 'mypage', screen: 'terms' },
  PrivacyPolicy: { path: '/introduction/privacy-policy', owner: 'mypage', screen: 'privacy-policy' },
  RealNameForm: { path: '/mypage/real-name-form', owner: 'mypage', screen: 'real-name-form', frame: 'task' },
  RealNameAuth: { path: '/mypage/member-info/real-name-auth', owner: 'mypage', screen: 'real-name-auth', frame: 'task' },
  /** Ours: one folder of a member's wishlist, for whoever was given its signed link; the specification's `/mypage/products` is the member's own. */
  SharedWishlist: { path: '/wishlist/:shareToken', owner: 'mypage', screen: 'shared-wishlist', noIndex: true },
  Notices: { path: '/notices/:tab?', owner: 'mypage', screen: 'notices' },
  Notice: { path: '/notice/:noticeCd', owner: 'mypage', screen: 'notice' },
  ImageViewer: { path: '/image-viewer', owner: 'ugc', screen: 'image-viewer', frame: 'bare', noIndex: true },
  ProfileInfo: { path: '/profile/profile-info', owner: 'ugc', screen: 'profile-info', keepAlive: true, noIndex: true },
  Profile: { path: '/profile/:targetMemCd', owner: 'ugc', screen: 'profile', keepAlive: true },
  Tickets: { path: '/mypage/tickets', owner: 'raffle', screen: 'tickets' },

  // Reviews, feeds, talk
  BestReviews: { path: '/best-reviews/:ugcCd?', owner: 'ugc', screen: 'best-reviews', keepAlive: true },
  ProductReviews: { path: '/review/product/:productCd', owner: 'ugc', screen: 'product-reviews' },
  ReviewModify: { path: '/review/:reviewCd/modify', owner: 'ugc', screen: 'review-form', auth: true, frame: 'task' },
  ReviewNew: { path: '/review/new', owner: 'ugc', screen: 'review-form', auth: true, frame: 'task' },
  BestFeeds: { path: '/best-feeds/:ugcCd?', owner: 'ugc', screen: 'best-feeds', keepAlive: true },
  FeedModify: { path: '/feed/:ugcCd/modify', owner: 'ugc', screen: 'feed-form', auth: true, frame: 'task' },
  FeedNew: { path: '/feed/new', owner: 'ugc', screen: 'feed-form', auth: true, frame: 'task' },
  TalkModify: { path: '/talk/:ugcCd/modify', owner: 'ugc', screen: 'talk-form', auth: true, frame: 'task' },
  TalkNew: { path: '/talk/new', owner: 'ugc', screen: 'talk-form', auth: true, frame: 'task' },
  Reviews: { path: '/reviews/:ugcCd?', owner: 'ugc', screen: 'reviews', keepAlive: true },
  Feeds: { path: '/feeds/:ugcCd?', owner: 'ugc', screen: 'feeds', keepAlive: true },
  BestTalks: { path: '/best-talks', owner: 'ugc', screen: 'best-talks', keepAlive: true },
  Ugc: { path: '/ugc/:ugcCd?', owner: 'ugc', screen: 'ugc', keepAlive: true },

  // Raffles
  Raffles: { path: '/raffles', owner: 'raffle', screen: 'raffles' },
  Raffle: { path: '/raffle/:raffleProductCd', owner: 'raffle', screen: 'raffle', isDetail: true },

  // Design templates
  PublIndex: { path: '/publ/index', owner: 'layout', screen: 'publ-index', noIndex: true },
  PublModal: { path: '/publ/modal', owner: 'layout', screen: 'publ-modal', noIndex: true },
  PublTemplate1: { path: '/publ/template1', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate2: { path: '/publ/template2', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate3: { path: '/publ/template3', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate4: { path: '/publ/template4', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate5: { path: '/publ/template5', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate6: { path: '/publ/template6', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate7: { path: '/publ/template7', owner: 'layout', screen: 'publ-template', noIndex: true },
  PublTemplate8: { path: '/publ/template8', owner: 'layout', screen: 'publ-displays', noIndex: true },
});

export type RouteName = keyof typeof ROUTES;
export type RouteRow = Row<RouteName>;
type Rows = typeof ROUTES;
/** Screens that a remote owns by the table. */
export type ScreenOf<R extends RemoteName> = {
  [N in RouteName]: Rows[N]['owner'] extends R ? Rows[N]['screen'] : never;
}[RouteName];
export const routeNames = Object.keys(ROUTES) as RouteName[];
export const routeRow = (name: RouteName): RouteRow => ROUTES[name];
