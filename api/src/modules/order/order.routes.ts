import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { cancelOwnOrder } from './after/cancel-order.service';
import { chooseAddress, chooseCoupons, choosePoints } from './checkout/checkout.service';
import { dropLostRewards } from './checkout/lost-rewards.service';
import { documentOf } from './document/order-document.service';
import { confirmOwnOrder } from './after/confirm-order.service';
import { listOrders, readOrder, viewOrder } from './show/order-view.service';
import type { OrderDeps } from './order-payments.port';
import { ownOrder } from './own-order.service';
import type { TellDeps } from './tell/tell-buyer.service';
import { placeOrder } from './place/place-order.service';
import { reorder } from './place/reorder.service';
import { logTrackingItems, trackOrder } from './ship/tracking.service';

export function orderRoutes(app: FastifyInstance, deps: OrderDeps & TellDeps): void {
  const { db, payments } = deps;
  serve(app, 'POST /orders', ({ body }, call) => placeOrder(deps, call, { ...body, idempotencyKey: call.idempotencyKey }));
  serve(app, 'GET /orders', ({ query }, call) => listOrders(db, call, query));
  serve(app, 'GET /orders/:orderCd', async ({ params: { orderCd } }, call) => {
    const order = await ownOrder(db, call, orderCd);
    // Back from the provider: what ended there frees points and coupons here.
    const hasEnded = order.state === 'WAIT' && (await payments.refresh(orderCd, call.now));
    const current = hasEnded ? await ownOrder(db, call, orderCd) : order;
    return (await dropLostRewards(db, call, current)) ? readOrder(db, call, orderCd) : viewOrder(db, call, current);
  });
  serve(app, 'GET /orders/:orderCd/tracking', ({ params }, call) => trackOrder(db, call, params.orderCd));
  serve(app, 'GET /orders/:orderCd/documents/:kind', ({ params }, call) => documentOf(db, call, params));
  serve(app, 'POST /orders/:orderCd/reorder', ({ params }, call) => reorder(db, call, params.orderCd));
  serve(app, 'POST /tracking-items', ({ body }, call) => logTrackingItems(db, call, body.items));
  serve(app, 'POST /orders/:orderCd/cancel', async ({ params: { orderCd } }, call) => {
    await cancelOwnOrder(deps, call, orderCd);
    return readOrder(db, call, orderCd);
  });
  serve(app, 'POST /orders/:orderCd/confirm', async ({ params: { orderCd } }, call) => {
    await confirmOwnOrder(deps, call, orderCd);
    return readOrder(db, call, orderCd);
  });
  serve(app, 'POST /orders/:orderCd/lines/confirm', async ({ params: { orderCd }, body }, call) => {
    await confirmOwnOrder(deps, call, orderCd, body.lineNos);
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
}
