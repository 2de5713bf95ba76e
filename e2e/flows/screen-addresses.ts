import type { RouteName } from '@hyangro/contracts/routes/table';

export type Addresses = Readonly<Partial<Record<RouteName, string>>>;

/** An address of every screen. */
export const HOME: Addresses = { Main: '/', Promotion: '/promotion/EV01', MainLayout: '/main/EV06', Welcome: '/welcome' };
export const FOR_ALL: Addresses = {
  Categories: '/categories',
  Category: '/category/C01',
  Product: '/product/P0001',
  ProductQna: '/product/P0001/qna',
  ProductCsDelivery: '/product/cs/delivery',
  ProductCs: '/product/cs/OVERSEAS',
  Login: '/login',
  FindId: '/login/find-id',
  FindPassword: '/login/find-password',
  PaymentComplete: '/order/payment-complete/NOPE',
  BestReviews: '/best-reviews',
  BestFeeds: '/best-feeds',
  BestTalks: '/best-talks',
  Reviews: '/reviews',
  Feeds: '/feeds',
  Ugc: '/ugc/TK0001',
  Profile: '/profile/M0029',
  ProfileInfo: '/profile/profile-info?memCd=M0029',
  ProductReviews: '/review/product/P0001',
  Raffles: '/raffles',
  Raffle: '/raffle/RF001',
  Tickets: '/mypage/tickets',
  Brands: '/brands',
  Brand: '/brand/B01',
  CouponProducts: '/coupon/1003/products',
  Search: '/search',
  SearchProducts: '/search/products/rose',
  SearchReviews: '/search/reviews/rose',
  SearchFeeds: '/search/feeds/rose',
  Faq: '/mypage/customer-center/faq',
  Introduction: '/introduction',
  Company: '/introduction/company',
  Terms: '/introduction/terms',
  PrivacyPolicy: '/introduction/privacy-policy',
  Notices: '/notices',
  Notice: '/notice/NT001',
  SharedWishlist: '/wishlist/NONE',
  RealNameForm: '/mypage/real-name-form',
  RealNameAuth: '/mypage/member-info/real-name-auth?state=none&answer=none',
};
export const FOR_KOREANS: Addresses = { SignUp1: '/member/sign-up/1', SignUp2: '/member/sign-up/2' };
export const FOR_OTHERS: Addresses = { Join: '/join' };
/** The design templates, for those who build the shop: they show the same parts in each language. */
export const FOR_BUILDERS: Addresses = {
  PublIndex: '/publ/index',
  PublModal: '/publ/modal',
  PublTemplate1: '/publ/template1',
  PublTemplate2: '/publ/template2',
  PublTemplate3: '/publ/template3',
  PublTemplate4: '/publ/template4',
  PublTemplate5: '/publ/template5',
  PublTemplate6: '/publ/template6',
  PublTemplate7: '/publ/template7',
  PublTemplate8: '/publ/template8',
};
/** Of the demo member, whose orders are in every state. */
export const FOR_MEMBERS: Addresses = {
  OrderCart: '/order/cart',
  AddressChange: '/mypage/address/change',
  ChangePassword: '/mypage/change-password',
  Orders: '/mypage/order/orders/all',
  OrderDetail: '/mypage/order/H-DEMO-0004',
  MyPage: '/mypage',
  MyPoint: '/mypage/point',
  MyCoupons: '/mypage/my-coupons',
  MyProducts: '/mypage/products',
  MyProfile: '/mypage/profile',
  MyLinkSns: '/mypage/link-sns',
  MemberInfoConfirm: '/mypage/member-info/confirm',
  MemberInfo: '/mypage/member-info',
  Inquiry: '/mypage/inquiry',
  MyQna: '/mypage/customer-center/qna',
  Notifications: '/notification/notification',
  MemberInfoRealName: '/mypage/member-info/real-name',
  Withdrawal: '/mypage/withdrawal',
  ProductQnaForm: '/product/P0001/qna-form',
  ProductCoupons: '/product/P0001/coupons',
  OrderProductCoupons: '/order/H-DEMO-0243/product-coupons',
  Tracking: '/mypage/order/tracking/H-DEMO-0002',
  Claims: '/mypage/order/claim',
  Claim: '/mypage/order/claim/cancel/H-DEMO-0001',
  ConfirmPurchase: '/mypage/confirm-purchase',
  OrderDocument: '/mypage/order/document/receipt/H-DEMO-0004',
  MyReviews: '/mypage/reviews/writable',
  ReviewNew: '/review/new',
  FeedNew: '/feed/new',
  TalkNew: '/talk/new',
};

/**
 * What else screens show: nothing found, nothing there. Packages whose tests hold each state that they render against axe
 * (`AXE_AFTER_EACH` in `shared/build/src/jest.ts`) need none here.
 */
export const OTHER_STATES = {
  home: ['/promotion/NOPE', '/main/NOPE'],
  forAll: [
    '/category/NOPE',
    '/product/NOPE',
    '/product/NOPE/qna',
    '/product/cs/NOPE',
    '/review/product/NOPE',
    '/brand/NOPE',
    '/coupon/9999/products',
    '/search/products',
    '/notice/NOPE',
  ],
  forMembers: [
    '/mypage/order/tracking/NOPE',
    '/mypage/order/claim/return/H-DEMO-0003',
    '/mypage/order/claim/cancel/H-DEMO-0002',
    '/mypage/order/claim/invoice-number/form/NOPE',
    '/mypage/order/NOPE',
    '/order/payment/NOPE',
  ],
};
export const addresses = (...of: readonly Addresses[]) => of.flatMap((one) => Object.values(one));
