import type { ApiModule } from '../../platform/module';
import { cartRoutes } from './cart.routes';
import type { CartPorts } from './cart.service';

/** What a member means to buy. Below the orders, so what it asks of them is given by `app.ts`. */
export const cartModule = (ports: CartPorts): ApiModule => ({
  name: 'cart',
  register: (app, deps) => cartRoutes(app, { ...deps, ...ports }),
});
