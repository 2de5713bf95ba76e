import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { readCategories, readProduct, toggleZzim } from './catalog.service';
import { readFeed, readSitemap, readSitemapProducts } from './crawler/crawler.service';
import { listBrand, listCategory, listCoupon, readBrands } from './list/listing.service';
import { readForMe, readPriceHistory } from './product/product-aside.service';
import { readProductCoupons } from './product/product-coupons.service';

export function catalogRoutes(app: FastifyInstance, { db, exchangeRate }: Deps): void {
  serve(app, 'GET /categories', (_input, call) => readCategories(db, call));

  serve(app, 'GET /category/:cateCd/products', ({ params, query }, call) => listCategory(db, params.cateCd, query, call));

  serve(app, 'GET /brands', (_input, call) => readBrands(db, call));

  serve(app, 'GET /brand/:brandCd/products', ({ params, query }, call) => listBrand(db, params.brandCd, query, call));

  serve(app, 'GET /coupon/:couponCd/products', ({ params, query }, call) => listCoupon(db, params.couponCd, query, call));

  serve(app, 'GET /product/:productCd', async ({ params }, call) => readProduct(db, params.productCd, call, await exchangeRate.read()));

  serve(app, 'GET /product/:productCd/price-history', ({ params }, call) => readPriceHistory(db, params.productCd, call));

  serve(app, 'GET /product/:productCd/for-me', ({ params }, call) => readForMe(db, params.productCd, call));

  serve(app, 'GET /product/:productCd/coupons', ({ params }, call) => readProductCoupons(db, params.productCd, call));

  serve(app, 'GET /catalog/sitemap', () => readSitemap(db));

  serve(app, 'GET /catalog/sitemap/products', ({ query }) => readSitemapProducts(db, query.page));

  serve(app, 'GET /catalog/feed', ({ query }, call) => readFeed(db, query, call.locale));

  serve(app, 'PUT /product/:productCd/like', ({ params }, call) => toggleZzim(db, params.productCd, call));
}
