/** What other modules may use of orders. */
export { confirmedSpend, countOrdersByState, hasPaidOrder, type OrderCounts } from './order-counts.repository';
export { ordersFile } from './order.seed-schema';
export { seedOrders } from './order.seed';
