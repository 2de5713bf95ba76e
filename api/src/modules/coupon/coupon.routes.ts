import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { downloadCoupon, downloadPromotion } from './coupon.service';

export function couponRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'POST /coupon', ({ body }, call) => downloadCoupon(db, body.couponCd, call));

  serve(app, 'GET /coupon/promotion/:layoutCd', ({ params }, call) => downloadPromotion(db, params.layoutCd, call));
}
