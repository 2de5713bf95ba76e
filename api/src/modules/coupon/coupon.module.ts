import type { ApiModule } from '../../platform/module';
import { couponRoutes } from './coupon.routes';

/** Coupons: what there is, who received what, what an order may use. */
export const couponModule: ApiModule = { name: 'coupon', register: couponRoutes };
