import type { Locale } from '@hyangro/contracts/locales';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';

interface PaymentOrder {
  /** Our number of the attempt, 6 to 64 of `[A-Za-z0-9_-]`; never used twice. */
  paymentNo: string;
  /** Won. */
  amount: number;
  /** What the shopper reads at the provider. */
  name: string;
  method: PayMethod;
  /** Language of the order: the provider's page speaks it where the provider can. */
  locale: Locale;
  /** Address the shopper comes back to, from the root of the shop. `paymentKey` is added to it. */
  successUrl: string;
  /** Address after a failure; `payFailure=DECLINED|CANCELLED` is added to it. */
  failUrl: string;
}

/** A payment as its provider knows it. OPEN: undecided or authorised, nothing is charged. */
export interface ProviderPayment {
  paymentKey: string;
  paymentNo: string;
  status: 'OPEN' | 'AUTHORISED' | 'DONE' | 'CANCELLED' | 'FAILED';
  /** Won charged, and what is left of it after cancels. */
  amount: number;
  balance: number;
}

/**
 * A provider of payments. Every call may throw PaymentFault. Call none of them inside a transaction: the embedded
 * database has one session, and a slow provider would hold locks of the shop.
 */
export interface PaymentPort {
  readonly provider: string;
  /** Opens the payment and answers where the shopper decides. `paymentKey` is null when the provider tells it later. */
  start(order: PaymentOrder, now: Date): Promise<{ paymentKey: string | null; redirectUrl: string }>;
  /** Charges an authorised payment. Repeating it with the same `paymentNo` charges nothing and answers the same. */
  confirm(payment: { paymentKey: string; paymentNo: string; amount: number }): Promise<ProviderPayment>;
  /** Gives back `amount` won, all when absent; closes a payment that was not charged yet. `key` makes it happen once. */
  cancel(payment: { paymentKey: string; reason: string; amount?: number; key: string }): Promise<ProviderPayment>;
  get(paymentKey: string): Promise<ProviderPayment>;
  /** Payment a webhook speaks of, or null. The body is a hint only: read the payment back. */
  webhook(body: unknown): { paymentKey: string } | null;
}

/** The provider refused (`isFinal`), or nobody knows yet what it did: read it back later. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
  constructor(
    readonly code: string,
    readonly isFinal: boolean,
  ) {
    super(code);
  }
}
