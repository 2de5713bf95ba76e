import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/** An authorised payment must be confirmed in ten minutes. */
const CONFIRM_WITHIN_MS = 10 * 60_000;

interface Payment {
  paymentKey: string;
  orderId: string;
  totalAmount: number;
  balanceAmount: number;
  status: 'READY' | 'IN_PROGRESS' | 'DONE' | 'PARTIAL_CANCELED' | 'CANCELED' | 'ABORTED' | 'EXPIRED';
  checkout: { url: string };
}
interface Held {
  payment: Payment;
  /** What the shop asked for when it opened the payment. */
  asked: z.infer<typeof opening>;
  authorisedAt: number;
  isDeclined: boolean;
  charges: number;
}
type Answer = [status: number, body: unknown];

const opening = z.object({
  method: z.enum(['CARD', 'TRANSFER', 'MOBILE_PHONE', 'VIRTUAL_ACCOUNT']),
  flowMode: z.enum(['DEFAULT', 'DIRECT']).optional(),
  easyPay: z.string().optional(),
  amount: z.int().positive(),
  orderId: z.string().regex(/^[\w-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  successUrl: z.url(),
  failUrl: z.url(),
});
const confirmation = z.object({ paymentKey: z.string(), orderId: z.string(), amount: z.number() });
const cancellation = z.object({ cancelReason: z.string().min(1).max(200), cancelAmount: z.int().positive().optional() });
const fault = (status: number, code: string): Answer => [status, { code, message: code }];

/**
 * Stands in for Toss Payments as its public documentation describes it (docs.tosspayments.com): Basic authentication, number and amount of
 * an order, idempotency keys with replayed errors, partial cancels, sessions that run out.
 */
export class TossStandIn {
  readonly secretKey = 'test_sk_stand_in';
  url = '';
  /** Answers that get lost after their work is done. */
  drops = 0;
  /** How long the next answers take. */
  delayMs = 0;
  /** No call is answered, nor worked on. */
  hangs = false;
  /** Calls that came, answered or not. */
  calls = 0;
  now = Date.now();
  readonly #held = new Map<string, Held>();
  readonly #answers = new Map<string, Answer | 'AT_WORK'>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }
  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
  /** Answers again; calls that wait are broken off. */
  wake(): void {
    this.hangs = false;
    this.#server.closeAllConnections();
  }
  held(paymentKey: string): Held {
    const held = this.#held.get(paymentKey);
    if (!held) throw new Error(`No payment ${paymentKey} was opened`);
    return held;
  }
  /** What the shopper does in the window; answers the address the browser goes on to. */
  decide(paymentKey: string, decision: 'approve' | 'decline' | 'cancel'): string {
    const held = this.held(paymentKey);
    const { payment, asked } = held;
    const to = new URL(decision === 'approve' ? asked.successUrl : asked.failUrl);
    if (decision === 'approve') {
      if (payment.status === 'READY') Object.assign(payment, { status: 'IN_PROGRESS' });
      held.authorisedAt = this.now;
      for (const [name, value] of Object.entries({ paymentKey, orderId: payment.orderId, amount: payment.totalAmount }))
        to.searchParams.set(name, String(value));
    } else {
      payment.status = 'ABORTED';
      to.searchParams.set('code', decision === 'cancel' ? 'PAY_PROCESS_CANCELED' : 'REJECT_CARD_COMPANY');
    }
    return to.pathname + to.search;
  }
  /** What its server sends to the shop's webhook. */
  webhook(paymentKey: string): object {
    return { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: new Date(this.now).toISOString(), data: this.held(paymentKey).payment };
  }
  /** Idempotency keys run out after 15 days. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += part;
    this.calls += 1;
    if (this.hangs) return;
    const [status, body] = await this.#once(request, text ? JSON.parse(text) : undefined);
    if (this.delayMs > 0) await wait(this.delayMs);
    if (request.method === 'POST' && this.drops > 0) {
      this.drops -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  /** A key that was used before answers what it answered, errors included; 409 while its first call is at work. */
  async #once(request: IncomingMessage, body: unknown): Promise<Answer> {
    if (request.headers.authorization !== `Basic ${Buffer.from(`${this.secretKey}:`).toString('base64')}`)
      return fault(401, 'UNAUTHORIZED_KEY');
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return this.#answer(request, body);
    if (key.length > 300) return fault(400, 'INVALID_IDEMPOTENCY_KEY');
    const name = `${request.url} ${key}`;
    const known = this.#answers.get(name);
    if (known === 'AT_WORK') return fault(409, 'IDEMPOTENT_REQUEST_PROCESSING');
    if (known) return known;
    this.#answers.set(name, 'AT_WORK');
    await wait(this.delayMs);
    const [status, answer] = this.#answer(request, body);
    const kept: Answer = [status, structuredClone(answer)];
    this.#answers.set(name, kept);
    return kept;
  }

  #answer({ url = '', method }: IncomingMessage, body: unknown): Answer {
    if (url === '/v1/payments') return this.#open(body);
    if (url === '/v1/payments/confirm') return this.#confirm(body);
    const held = this.#held.get(decodeURIComponent(url.split('/')[3] ?? ''));
    if (!held) return fault(404, 'NOT_FOUND_PAYMENT');
    this.#expire(held);
    return method === 'POST' ? this.#cancel(held, body) : [200, held.payment];
  }

  #open(body: unknown): Answer {
    const asked = opening.safeParse(body);
    if (!asked.success) return fault(400, 'INVALID_REQUEST');
    const { orderId, amount } = asked.data;
    if ([...this.#held.values()].some(({ payment }) => payment.orderId === orderId)) return fault(400, 'DUPLICATED_ORDER_ID');
    const paymentKey = `tk_${this.#held.size + 1}`;
    const checkout = { url: `https://pay.example/${paymentKey}` };
    const payment: Payment = { paymentKey, orderId, totalAmount: amount, balanceAmount: amount, status: 'READY', checkout };
    this.#held.set(paymentKey, { payment, asked: asked.data, authorisedAt: 0, isDeclined: false, charges: 0 });
    return [200, payment];
  }

  #confirm(body: unknown): Answer {
    const { data } = confirmation.safeParse(body);
    const held = data && this.#held.get(data.paymentKey);
    if (!held) return fault(404, 'NOT_FOUND_PAYMENT');
    this.#expire(held);
    const { payment } = held;
    if (payment.orderId !== data.orderId || payment.totalAmount !== data.amount) return fault(400, 'INVALID_REQUEST');
    if (payment.status === 'DONE' || payment.status === 'PARTIAL_CANCELED') return fault(400, 'ALREADY_PROCESSED_PAYMENT');
    if (payment.status !== 'IN_PROGRESS') return fault(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (held.isDeclined) {
      payment.status = 'ABORTED';
      return fault(403, 'REJECT_CARD_COMPANY');
    }
    payment.status = 'DONE';
    held.charges += 1;
    return [200, payment];
  }

  #cancel({ payment }: Held, body: unknown): Answer {
    const { data } = cancellation.safeParse(body);
    if (!data) return fault(400, 'INVALID_REQUEST');
    if (payment.status === 'CANCELED') return fault(400, 'ALREADY_CANCELED_PAYMENT');
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') return fault(403, 'NOT_CANCELABLE_PAYMENT');
    const back = data.cancelAmount ?? payment.balanceAmount;
    if (back > payment.balanceAmount) return fault(403, 'NOT_CANCELABLE_AMOUNT');
    payment.balanceAmount -= back;
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    return [200, payment];
  }

  #expire({ payment, authorisedAt }: Held): void {
    if (payment.status === 'IN_PROGRESS' && this.now - authorisedAt > CONFIRM_WITHIN_MS) payment.status = 'EXPIRED';
  }
}
