/** What other modules may use of payments: the shop's own books of attempts to pay. */
export {
  hasLivePaymentSql,
  insertPayment,
  insertPaymentEvent,
  markCancelled,
  markStarted,
  movePayment,
  selectLatestPayment,
  selectLivePayment,
  selectLivePayments,
  selectOwedCancels,
  selectPayment,
  selectPaymentByKey,
  type PaymentRow,
} from './payment.repository';
