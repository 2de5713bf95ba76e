import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { selectPaymentByKey } from '../payment/public';
import { chooseAddress, chooseCoupons, choosePoints } from './checkout.service';
import { confirmPayment, paymentStatus, refreshPayment } from './confirm.service';
import { listOrders, readOrder } from './order-view.service';
import { ownOrder } from './own-order';
import { startPayment } from './pay.service';
import { placeOrder } from './place-order.service';
import { resolvePayment } from './settle.service';

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, 'POST /orders', ({ body }, call) => placeOrder(deps, call, body));
  serve(app, 'GET /orders', ({ query }, call) => listOrders(db, call, query));
  serve(app, 'GET /orders/:orderCd', async ({ params: { orderCd } }, call) => {
    const { state } = await ownOrder(db, call, orderCd);
    // Back from the provider: what ended there frees points and coupons here.
    if (state === 'WAIT') await refreshPayment(deps, orderCd, call.now);
    return readOrder(db, call, orderCd);
  });
  serve(app, 'PUT /orders/:orderCd/coupons', async ({ params: { orderCd }, body }, call) => {
    await chooseCoupons(deps, call, orderCd, body.coupons);
    return readOrder(db, call, orderCd);
  });
  serve(app, 'PUT /orders/:orderCd/points', async ({ params: { orderCd }, body }, call) => {
    await choosePoints(deps, call, orderCd, body.points);
    return readOrder(db, call, orderCd);
  });
  serve(app, 'PUT /orders/:orderCd/address', async ({ params: { orderCd }, body }, call) => {
    await chooseAddress(deps, call, orderCd, body);
    return readOrder(db, call, orderCd);
  });
  serve(app, 'POST /orders/:orderCd/pay', ({ params: { orderCd }, body }, call) => startPayment(deps, call, orderCd, body.payMethod));
  serve(app, 'POST /orders/:orderCd/pay/confirm', ({ params: { orderCd }, body }, call) =>
    confirmPayment(deps, call, orderCd, body.paymentKey),
  );
  serve(app, 'GET /orders/:orderCd/pay', ({ params: { orderCd } }, call) => paymentStatus(deps, call, orderCd));

  // The provider tells of a change. Its word is a hint: the payment is read back with our own key, so a forged call does nothing.
  app.post('/payments/webhook', { config: { isOpenToOtherSites: true } }, async (request, reply) => {
    const told = deps.payment.webhook(request.body);
    const attempt = told && (await selectPaymentByKey(db, deps.payment.provider, told.paymentKey));
    if (attempt?.status === 'PENDING') await resolvePayment(deps, attempt, request.now);
    return reply.code(200).send({});
  });
}
