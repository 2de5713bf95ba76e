import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import type { PaymentValues } from './payment.form';

export interface CheckoutDraft {
  values: PaymentValues;
  payMethod: PayMethod;
}

/**
 * What was typed at a checkout, by order, as long as the page lives: a session that ends on the way to pay, or a look at another
 * screen, costs no input. Never written on the server.
 */
const drafts = new Map<string, CheckoutDraft>();
let lastPayMethod: PayMethod | null = null;

export const checkoutMemory = {
  read: (orderCd: string): CheckoutDraft | null => drafts.get(orderCd) ?? null,
  keep(orderCd: string, draft: CheckoutDraft): void {
    drafts.set(orderCd, draft);
    lastPayMethod = draft.payMethod;
  },
  forget: (orderCd: string): void => void drafts.delete(orderCd),
  lastPayMethod: (): PayMethod | null => lastPayMethod,
};
