import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { downloadCoupon } from './coupon.service';

export function couponRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'POST /coupon', ({ body }, call) => downloadCoupon(db, body.couponCd, call));
}
