import { catalogContract } from './catalog/catalog.contract';
import { crawlerContract } from './catalog/crawler.contract';
import { productContract } from './catalog/product.contract';
import { commonContract } from './common/common.contract';
import { couponContract } from './coupon/coupon.contract';
import { faqContract } from './help/faq.contract';
import { noticeContract } from './help/notice.contract';
import { termsContract } from './help/terms.contract';
import { inquiryContract } from './inquiry/inquiry.contract';
import { qnaContract } from './inquiry/qna.contract';
import { layoutContract } from './layout/layout.contract';
import { addressContract } from './member/address.contract';
import { invitationContract } from './member/invitation.contract';
import { memberExportContract } from './member/member-export.contract';
import { memberInfoContract } from './member/member-info.contract';
import { memberContract } from './member/member.contract';
import { notificationContract } from './member/notification.contract';
import { pointsContract } from './member/points.contract';
import { profileContract } from './member/profile.contract';
import { realNameContract } from './member/real-name.contract';
import { withdrawalContract } from './member/withdrawal.contract';
import { claimContract } from './order/claim.contract';
import { broadcastContract } from './operator/broadcast.contract';
import { operatorFaqContract } from './operator/faq.contract';
import { operatorMemberContract } from './operator/member.contract';
import { operatorNoticeContract } from './operator/notice.contract';
import { operatorRaffleContract } from './operator/raffle.contract';
import { operatorCouponContract } from './operator/coupon.contract';
import { operatorGoodsContract } from './operator/goods.contract';
import { operatorLayoutContract } from './operator/layout.contract';
import { operatorUgcContract } from './operator/ugc.contract';
import { operatorContract } from './operator/operator.contract';
import { remotesContract } from './operator/remotes.contract';
import { cartContract } from './order/cart.contract';
import { documentContract } from './order/document.contract';
import { orderContract } from './order/order.contract';
import { trackingContract } from './order/tracking.contract';
import { raffleContract } from './raffle/raffle.contract';
import { restockContract } from './restock/restock.contract';
import { feedContract } from './ugc/feed.contract';
import { publicProfileContract } from './ugc/profile.contract';
import { moderationContract } from './ugc/moderation.contract';
import { commentContract } from './ugc/comment.contract';
import { mediaContract } from './ugc/media.contract';
import { reviewContract } from './ugc/review.contract';
import { streamContract } from './ugc/stream.contract';
import { talkContract } from './ugc/talk.contract';
import { searchContract } from './search/search.contract';
import { ugcSearchContract } from './ugc/search.contract';
import { passkeyContract } from './session/passkey.contract';
import { recoveryContract } from './session/recovery.contract';
import { sessionContract } from './session/session.contract';
import { wishlistContract } from './wishlist/wishlist.contract';
import { snsContract } from './session/sns.contract';
import { mergeContracts } from './kit/contract';

/** Every call of the shop. Browsers import its type only. */
export const api = mergeContracts([
  commonContract,
  sessionContract,
  recoveryContract,
  snsContract,
  passkeyContract,
  operatorContract,
  broadcastContract,
  operatorFaqContract,
  operatorMemberContract,
  operatorNoticeContract,
  operatorRaffleContract,
  operatorGoodsContract,
  operatorCouponContract,
  operatorLayoutContract,
  operatorUgcContract,
  remotesContract,
  memberContract,
  addressContract,
  pointsContract,
  notificationContract,
  withdrawalContract,
  realNameContract,
  termsContract,
  noticeContract,
  faqContract,
  catalogContract,
  crawlerContract,
  productContract,
  layoutContract,
  couponContract,
  cartContract,
  orderContract,
  trackingContract,
  documentContract,
  claimContract,
  reviewContract,
  commentContract,
  moderationContract,
  mediaContract,
  ugcSearchContract,
  feedContract,
  talkContract,
  publicProfileContract,
  streamContract,
  raffleContract,
  inquiryContract,
  qnaContract,
  restockContract,
  searchContract,
  wishlistContract,
  profileContract,
  invitationContract,
  memberInfoContract,
  memberExportContract,
]);
export type Api = typeof api;
