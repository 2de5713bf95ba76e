import type { ApiModule } from '../../platform/module';
import { couponOperatorRoutes } from './coupon-operator.routes';
import type { CouponPorts } from './coupon-operator.service';
import { couponRoutes } from './coupon.routes';

/** Coupons: what there is, who received what, what an order may use. */
export const couponModule = (ports: CouponPorts): ApiModule => ({
  name: 'coupon',
  register(app, deps) {
    couponRoutes(app, deps);
    couponOperatorRoutes(app, { ...deps, ...ports });
  },
});
