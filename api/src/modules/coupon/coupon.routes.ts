import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { redeemCode } from './coupon-code.service';
import { readMyCoupons } from './my-coupons.service';
import { downloadCoupon } from './coupon.service';

export function couponRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'POST /coupon', ({ body }, call) => downloadCoupon(db, body.couponCd, call));
  serve(app, 'GET /coupons/mine', ({ query: { tab, ...page } }, call) => readMyCoupons(db, tab, page, call));
  serve(app, 'POST /coupons/code', ({ body }, call) => redeemCode(db, body.code, call));
}
