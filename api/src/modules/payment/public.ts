/** What other modules and the application may use of payments. */
export { bookRefund, findSentRefunds, listRefusedRefunds, moneyBackOf, payOwedRefund, payOwedRefunds } from './refund.service';
export { openPayment } from './open-payment';
export { orderPayments } from './order-payments';
export { seedPayments, seedRefund } from './payment.seed';
