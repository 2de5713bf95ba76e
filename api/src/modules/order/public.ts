/** What other modules may use of orders. A payment changes an order's state through these alone. */
export { confirmedSpend, countOrdersByState, hasPaidOrder } from './order-counts.repository';
export { goodsName } from './order.messages';
export type { OrderPayments } from './order-payments.port';
export { closeOrderClaim, openOrderClaim, restoreOrder } from './order-claims.repository';
export { wireLine } from './order.presenter';
export { lockOrder, findOrder, findOrderLines, moveOrder, type OrderLineRow, type OrderRow } from './order.repository';
export { returnableUntil } from './order-state.rules';
export { listForOperator, operatorView } from './operator-order-view.service';
export { advanceByOperator, cancelByOperator, deliverByOperator, shipByOperator, tellByOperator } from './operator-order.service';
export { ordersFile } from './order.seed-schema';
export { seedOrders, type SeededOrder } from './order.seed';
export { soldLines, waitingOrders } from './order.views';
export { lockWaitingOrder, ownOrder, whileWaiting, type NotWaiting } from './own-order.service';
export { bookPaidOrder } from './paid-order.service';
export { placeOrder } from './place-order.service';
export { prepareForPayment, type NotPayable } from './prepare-payment.service';
export { tellBuyer, type NewsDetail, type OrderNews, type TellDeps } from './tell-buyer.service';
export { cancelUnpaidOrder, holdStock, releaseRewards, releaseStock } from './reservation.service';
