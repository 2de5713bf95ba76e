import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { createCoupon, describeCoupon, endCoupon, giveCouponCode, listCoupons, type CouponPorts } from './coupon-operator.service';

/** Coupons as operators look after them; `pnpm shop coupon` lists them and gives codes likewise. */
export function couponOperatorRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'> & CouponPorts): void {
  const { db } = deps;
  serve(app, 'GET /operator/coupons', ({ query }) => listCoupons(db, query));

  serve(app, 'GET /operator/coupons/:couponCd', ({ params }) => describeCoupon(db, params.couponCd));

  serve(app, 'PUT /operator/coupons/:couponCd', async ({ params: { couponCd }, body }, { by, now }) => {
    await createCoupon(deps, couponCd, body, by, now);
    return describeCoupon(db, couponCd);
  });

  serve(app, 'POST /operator/coupons/:couponCd/end', async ({ params: { couponCd } }, { by, now }) => {
    await endCoupon(db, couponCd, by, now);
    return describeCoupon(db, couponCd);
  });

  serve(app, 'PUT /operator/coupons/:couponCd/code', async ({ params: { couponCd }, body: { code } }, { by, now }) => {
    await giveCouponCode(db, couponCd, code, by, now);
    return describeCoupon(db, couponCd);
  });

  serve(app, 'DELETE /operator/coupons/:couponCd/code', async ({ params: { couponCd } }, { by, now }) => {
    await giveCouponCode(db, couponCd, null, by, now);
    return describeCoupon(db, couponCd);
  });
}
