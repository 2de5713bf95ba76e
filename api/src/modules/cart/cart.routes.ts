import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { countCart } from './cart.repository';
import {
  type CartPorts,
  addToCart,
  changeCartItem,
  changeSelection,
  customsOfCart,
  readCart,
  removeFromCart,
  restoreToCart,
} from './cart.service';
import { mergeIntoCart } from './merge-cart.service';

export function cartRoutes(app: FastifyInstance, deps: Deps & CartPorts): void {
  const { db } = deps;
  serve(app, 'GET /common/cart-count', async (_, { member }) => (member ? countCart(db, member.memCd) : 0));
  serve(app, 'GET /cart/items', (_, call) => readCart(deps, call));
  serve(app, 'GET /cart/customs', (_, { member }) => customsOfCart(db, member.memCd));
  serve(app, 'POST /cart/items', ({ body }, call) => addToCart(db, call, body));
  serve(app, 'POST /cart/merge', ({ body }, call) => mergeIntoCart(db, call, { ...body, idempotencyKey: call.idempotencyKey }));
  serve(app, 'PATCH /cart/items/:cartItemCd', async ({ params, body }, call) => {
    await changeCartItem(db, call, params.cartItemCd, body);
    return readCart(deps, call);
  });
  serve(app, 'PATCH /cart/items', async ({ body }, call) => {
    await changeSelection(db, call, body.isSelected);
    return readCart(deps, call);
  });
  serve(app, 'DELETE /cart/items', async ({ body }, call) => {
    await removeFromCart(db, call, body.cartItemCds);
    return readCart(deps, call);
  });
  serve(app, 'POST /cart/restore', async ({ body }, call) => {
    await restoreToCart(db, call, body.items);
    return readCart(deps, call);
  });
}
