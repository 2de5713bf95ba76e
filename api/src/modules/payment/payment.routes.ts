import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { confirmPayment, paymentStatus } from './confirm-payment.service';
import { findPaymentByKey } from './payment.repository';
import { resolvePayment } from './settle-payment.service';
import { WEBHOOK_PATH } from './test-provider/pay-page.routes';
import { startPayment } from './start-payment.service';

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /orders/:orderCd/pay', ({ params: { orderCd }, body }, call) => startPayment(deps, call, orderCd, body));
  serve(app, 'POST /orders/:orderCd/pay/confirm', ({ params: { orderCd }, body }, call) =>
    confirmPayment(deps, call, orderCd, body.paymentKey),
  );
  serve(app, 'GET /orders/:orderCd/pay', ({ params: { orderCd } }, call) => paymentStatus(deps, call, orderCd));

  // Outside the contract: each provider has its own body and asks for nothing but 200. It tells of a change, and its word
  // is a hint: the payment is read back with our own key, so a forged call does nothing.
  app.post(WEBHOOK_PATH, { config: { isOpenToOtherSites: true } }, async (request, reply) => {
    const told = deps.payment.webhook(request.body);
    const attempt = told && (await findPaymentByKey(deps.db, deps.payment.provider, told.paymentKey));
    if (attempt?.status === 'PENDING' || attempt?.status === 'READY') await resolvePayment(deps, attempt, request.now);
    return reply.code(200).send({});
  });
}
