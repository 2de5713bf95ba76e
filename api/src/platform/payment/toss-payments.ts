import { withPayFailure } from '@hyangro/contracts/wire-names';
import * as z from 'zod';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { PaymentFault, type PaymentPort, type ProviderPayment } from './payment-port';

/** Our key is wrong, too slow, still at work on the same idempotency key, too many calls: says nothing about the payment. */
const UNDECIDED = new Set([401, 408, 409, 429]);
/** How Toss Payments names our methods; a wallet is a card payment with its own window. */
const METHODS: Readonly<Record<PayMethod, Record<string, string>>> = {
  CARD: { method: 'CARD' },
  KAKAOPAY: { method: 'CARD', flowMode: 'DIRECT', easyPay: 'KAKAOPAY' },
  NAVERPAY: { method: 'CARD', flowMode: 'DIRECT', easyPay: 'NAVERPAY' },
  TOSSPAY: { method: 'CARD', flowMode: 'DIRECT', easyPay: 'TOSSPAY' },
  TRANSFER: { method: 'TRANSFER' },
  PHONE: { method: 'MOBILE_PHONE' },
};
const STATUS: Readonly<Record<string, ProviderPayment['status']>> = {
  READY: 'OPEN',
  WAITING_FOR_DEPOSIT: 'OPEN',
  IN_PROGRESS: 'AUTHORISED',
  DONE: 'DONE',
  PARTIAL_CANCELED: 'DONE',
  CANCELED: 'CANCELLED',
  ABORTED: 'FAILED',
  EXPIRED: 'FAILED',
};
const payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  totalAmount: z.number(),
  balanceAmount: z.number(),
  checkout: z.object({ url: z.string() }).nullish(),
});
const failure = z.object({ code: z.string() });
const hint = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({ paymentKey: z.string() }),
});

export interface TossOptions {
  secretKey: string;
  apiUrl: string;
  /** Root of the shop: the provider sends the shopper back there. */
  shopUrl: string;
  timeoutMs: number;
}

/** Toss Payments over its public REST API (docs.tosspayments.com): create, confirm, cancel, read. */
export function tossPayments({ secretKey, apiUrl, shopUrl, timeoutMs }: TossOptions): PaymentPort {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const call = async (path: string, body?: unknown, idempotencyKey?: string) => {
    const response = await fetch(new URL(path, apiUrl), {
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    }).catch(() => {
      throw new PaymentFault('NETWORK', false);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const parsed = payment.safeParse(answer);
      if (!parsed.success) throw new PaymentFault('UNREADABLE', false);
      return parsed.data;
    }
    const code = failure.safeParse(answer).data?.code ?? `HTTP_${response.status}`;
    throw new PaymentFault(code, response.status < 500 && !UNDECIDED.has(response.status));
  };
  const read = (paymentKey: string) => call(`/v1/payments/${encodeURIComponent(paymentKey)}`);

  return {
    provider: 'toss',
    async start({ paymentNo, amount, name, method, successUrl, failUrl }) {
      const { paymentKey, checkout } = await call(
        '/v1/payments',
        {
          ...METHODS[method],
          amount,
          orderId: paymentNo,
          orderName: name.slice(0, 100),
          successUrl: shopUrl + successUrl,
          failUrl: `${shopUrl}${withPayFailure(failUrl, 'DECLINED')}`,
        },
        `start-${paymentNo}`,
      );
      if (!checkout) throw new PaymentFault('NO_CHECKOUT', true);
      return { paymentKey, redirectUrl: checkout.url };
    },
    async confirm({ paymentKey, paymentNo, amount }) {
      try {
        return view(await call('/v1/payments/confirm', { paymentKey, orderId: paymentNo, amount }, `confirm-${paymentNo}`));
      } catch (error) {
        // Charged before, under another idempotency key or one that has run out.
        if (error instanceof PaymentFault && error.code === 'ALREADY_PROCESSED_PAYMENT') return view(await read(paymentKey));
        throw error;
      }
    },
    async cancel({ paymentKey, reason, amount, key }) {
      const body = { cancelReason: reason, ...(amount ? { cancelAmount: amount } : {}) };
      try {
        return view(await call(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, body, `cancel-${key}`));
      } catch (error) {
        // All of it went back before, under a key that has run out.
        if (error instanceof PaymentFault && error.code === 'ALREADY_CANCELED_PAYMENT') return view(await read(paymentKey));
        throw error;
      }
    },
    get: async (paymentKey) => view(await read(paymentKey)),
    webhook: (body) => hint.safeParse(body).data?.data ?? null,
  };
}

const view = ({ paymentKey, orderId, status, totalAmount, balanceAmount }: z.infer<typeof payment>): ProviderPayment => ({
  paymentKey,
  paymentNo: orderId,
  status: STATUS[status] ?? 'OPEN',
  amount: totalAmount,
  balance: balanceAmount,
});
