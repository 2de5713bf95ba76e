/** What other modules may use of orders. */
export { confirmedSpend, countOrdersByState, hasPaidOrder } from './order-counts.repository';
export { ordersFile } from './order.seed-schema';
export { seedOrders } from './order.seed';
