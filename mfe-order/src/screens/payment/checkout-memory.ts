import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { memberStore, type PageState } from '@hyangro/runtime';
import type { PaymentValues } from './payment.form';

export interface CheckoutDraft {
  values: PaymentValues;
  payMethod: PayMethod;
}
interface Memory {
  /** By order. */
  drafts: Readonly<Record<string, CheckoutDraft>>;
  lastPayMethod: PayMethod | null;
}

/** `memberStore` of the checkouts that were begun. */
export const checkoutStore = memberStore<Memory>({ drafts: {}, lastPayMethod: null });

/**
 * What a member typed at a checkout: a session that ends on the way to pay, or a look at another screen, costs no input
 * (ST-LOG-04).
 */
export function checkoutMemoryOf({ memberMemory }: Pick<PageState, 'memberMemory'>) {
  const store = checkoutStore(memberMemory);
  return {
    read: (orderCd: string): CheckoutDraft | null => store.get().drafts[orderCd] ?? null,
    keep(orderCd: string, draft: CheckoutDraft): void {
      store.set({ drafts: { ...store.get().drafts, [orderCd]: draft }, lastPayMethod: draft.payMethod });
    },
    lastPayMethod: (): PayMethod | null => store.get().lastPayMethod,
  };
}
