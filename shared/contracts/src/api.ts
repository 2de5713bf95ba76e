import { catalogContract } from './catalog/catalog.contract';
import { crawlerContract } from './catalog/crawler.contract';
import { productContract } from './catalog/product.contract';
import { commonContract } from './common/common.contract';
import { couponContract } from './coupon/coupon.contract';
import { qnaContract } from './inquiry/qna.contract';
import { layoutContract } from './layout/layout.contract';
import { addressContract } from './member/address.contract';
import { memberContract } from './member/member.contract';
import { claimContract } from './order/claim.contract';
import { operatorContract } from './operator/operator.contract';
import { cartContract } from './order/cart.contract';
import { documentContract } from './order/document.contract';
import { orderContract } from './order/order.contract';
import { trackingContract } from './order/tracking.contract';
import { raffleContract } from './raffle/raffle.contract';
import { restockContract } from './restock/restock.contract';
import { reviewContract } from './ugc/review.contract';
import { searchContract } from './search/search.contract';
import { ugcSearchContract } from './ugc/search.contract';
import { sessionContract } from './session/session.contract';
import { mergeContracts } from './kit/contract';

/** Every call of the shop. Browsers import its type only. */
export const api = mergeContracts([
  commonContract,
  sessionContract,
  operatorContract,
  memberContract,
  addressContract,
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
  ugcSearchContract,
  raffleContract,
  qnaContract,
  restockContract,
  searchContract,
]);
export type Api = typeof api;
