/** What other modules may use of orders. A payment changes an order's state through these alone. */
export { confirmedOrders, countOrdersByState, hasPaidOrder } from './order-counts.repository';
export { goodsName } from './tell/order.messages';
export type { OrderPayments } from './order-payments.port';
export { confirmWhatStays } from './after/confirm-order.service';
export { closeOrderClaim, openOrderClaim, restoreOrder } from './after/order-claims.repository';
export { rateOf, wireLine } from './show/order.presenter';
export {
  lockOrder,
  findAddress,
  findOrder,
  findOrderLines,
  findOrdersByCode,
  moveOrder,
  updateOrder,
  type OrderLineRow,
  type OrderRow,
} from './order.repository';
export { returnableUntil } from './order-state.rules';
export { listForOperator, operatorView } from './operator/operator-order-view.service';
export { advanceByOperator, cancelByOperator, deliverByOperator, shipByOperator, tellByOperator } from './operator/operator-order.service';
export { ordersFile } from './order.seed-schema';
export { seedOrders, type SeededOrder } from './order.seed';
export { chinaOrders, confirmedLines, soldLines, waitingOrders } from './order.views';
export { findUnfinished } from './unfinished.repository';
export { lockWaitingOrder, ownOrder, whileWaiting, type NotWaiting } from './own-order.service';
export { bookPaidOrder } from './checkout/paid-order.service';
export { placeOrder } from './place/place-order.service';
export { prepareForPayment, type NotPayable } from './checkout/prepare-payment.service';
export { tellBuyer, type NewsDetail, type OrderNews, type TellDeps } from './tell/tell-buyer.service';
export { cancelUnpaidOrder, holdStock, releaseRewards, releaseStock } from './place/reservation.service';
