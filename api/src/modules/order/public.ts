/** What other modules may use of orders. */
export { confirmedSpend, countOrdersByState, hasPaidOrder, type OrderCounts } from './order-counts.repository';
