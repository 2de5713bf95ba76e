import { PAYMENT_KEY_PARAM, withPayFailure } from '@hyangro/contracts/wire-names';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RootDb } from '../../../platform/db/db';
import { refuseAnywhere } from '../../../platform/http/refusal';
import { isFromOwnPage, sendSandboxPage } from '../../../platform/sandbox/sandbox-page';
import { payPage } from './pay-page';
import { TEST_PAY_PATH, decideTestPayment, findTestPayment, isPageOver } from './test-provider';

/** Where providers tell of a change (payment.routes.ts). */
export const WEBHOOK_PATH = '/payments/webhook';

const DECISIONS = {
  approve: { status: 'APPROVED' },
  lose: { status: 'APPROVED', losesAnswer: true },
  hang: { status: 'APPROVED', hangs: true },
  double: { status: 'APPROVED' },
  decline: { status: 'DECLINED' },
  cancel: { status: 'ABORTED' },
} as const;
const isDecision = (value: unknown): value is keyof typeof DECISIONS => typeof value === 'string' && Object.hasOwn(DECISIONS, value);

type Call = FastifyRequest<{ Params: { paymentKey: string }; Body: { decision?: unknown } }>;

/** The page of the test provider. It is outside the shop's cross-site guard and brings its own proof: an unguessable key, and the Origin of its form. */
export async function payPageRoutes(app: FastifyInstance, db: RootDb, shopOrigins: ReadonlySet<string>): Promise<void> {
  await app.register(formBody);
  const config = { isOpenToOtherSites: true } as const;

  app.get(`${TEST_PAY_PATH}/:paymentKey`, { config }, async (request: Call, reply) => {
    const payment = await findTestPayment(db, request.params.paymentKey);
    const over = payment && isPageOver(payment, request.now) ? ({ ...payment, status: 'EXPIRED' } as const) : payment;
    return show(request, reply, over, over && over.status !== 'READY' ? backUrl(over) : undefined);
  });

  app.post(`${TEST_PAY_PATH}/:paymentKey`, { config }, async (request: Call, reply) => {
    if (!isFromOwnPage(request, shopOrigins)) refuseAnywhere('CROSS_SITE_REFUSED');
    const { decision } = request.body ?? {};
    const payment = isDecision(decision)
      ? await decideTestPayment(db, request.params.paymentKey, DECISIONS[decision], request.now)
      : await findTestPayment(db, request.params.paymentKey);
    if (!payment || payment.status === 'READY') return show(request, reply, payment);
    if (decision === 'double') await tellTwice(app, payment);
    return reply.redirect(backUrl(payment), 303);
  });
}

/** The provider's server tells the shop of the payment, and once more, as one does that got no answer in time. */
const tellTwice = (app: FastifyInstance, { paymentKey }: Payment) =>
  Promise.all([1, 2].map(() => app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: { paymentKey } })));

type Payment = NonNullable<Awaited<ReturnType<typeof findTestPayment>>>;

const show = (request: FastifyRequest, reply: FastifyReply, payment: Payment | null, to?: string) =>
  sendSandboxPage(reply.code(payment ? 200 : 404), payPage({ locale: payment?.locale ?? request.locale, payment, backUrl: to }));

function backUrl({ status, paymentKey, successUrl, failUrl }: Payment): string {
  if (status === 'ABORTED') return withPayFailure(failUrl, 'CANCELLED');
  if (status === 'EXPIRED') return withPayFailure(failUrl, 'EXPIRED');
  if (status === 'DECLINED') return withPayFailure(failUrl, 'DECLINED');
  return `${successUrl}?${PAYMENT_KEY_PARAM}=${encodeURIComponent(paymentKey)}`;
}
