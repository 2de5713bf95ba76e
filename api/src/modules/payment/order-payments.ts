import type { OrderPayments } from '../order/public';
import { refreshPayment } from './confirm-payment.service';
import { findLivePayment } from './payment.repository';
import { endPayment, type PayDeps } from './settle-payment.service';

/** What the order module asks of payments. */
export const orderPayments = (deps: PayDeps): OrderPayments => ({
  refresh: async (orderCd, now) => (await refreshPayment(deps, orderCd, now)) !== null,
  async giveWay(orderCd, now) {
    const attempt = await refreshPayment(deps, orderCd, now);
    if (attempt?.status === 'READY') await endPayment(deps, attempt, { status: 'CANCELLED', failure: 'ORDER_CHANGED' }, now);
  },
  isUnderWay: async (db, orderCd) => (await findLivePayment(db, orderCd)) !== null,
});
