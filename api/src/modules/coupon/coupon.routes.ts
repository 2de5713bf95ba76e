import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { downloadCoupon, downloadPromotion } from './coupon.service';

export function couponRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'POST /coupon', ({ body }, { member, now }) => downloadCoupon(db, body.couponCd, member, now));

  serve(app, 'GET /coupon/promotion/:layoutCd', ({ params }, { member, now }) => downloadPromotion(db, params.layoutCd, member, now));
}
