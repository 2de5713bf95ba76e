import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { advanceByOperator, deliverByOperator, shipByOperator, type OperatorDeps } from './operator-order.service';
import { listForOperator, operatorView } from './operator-order-view.service';

/** Orders as operators see and move them. */
export function operatorOrderRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { db } = deps;
  serve(app, 'GET /operator/orders', ({ query }) => listForOperator(db, query));
  serve(app, 'GET /operator/orders/:orderCd', ({ params }, { refuse }) => operatorView(db, refuse, params.orderCd));
  serve(app, 'POST /operator/orders/:orderCd/ship', async ({ params: { orderCd }, body }, call) => {
    await shipByOperator(deps, call, orderCd, body);
    return operatorView(db, call.refuse, orderCd);
  });
  serve(app, 'POST /operator/orders/:orderCd/deliver', async ({ params: { orderCd }, body }, call) => {
    await deliverByOperator(deps, call, orderCd, body.shipmentCd);
    return operatorView(db, call.refuse, orderCd);
  });
  serve(app, 'POST /operator/orders/:orderCd/advance', async ({ params: { orderCd }, body }, call) => {
    await advanceByOperator(deps, call, orderCd, body.from);
    return operatorView(db, call.refuse, orderCd);
  });
}
