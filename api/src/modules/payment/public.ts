/** What other modules and the application may use of payments. */
export { openPayment } from './open-payment';
export { orderPayments } from './order-payments';
export { seedPayments } from './payment.seed';
