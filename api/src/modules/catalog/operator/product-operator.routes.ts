import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/module';
import { serve } from '../../../platform/http/serve';
import type { MediaUrls } from '../../../platform/seed/seed';
import { importGoods } from '../product-import/import-goods';
import { findProductPage } from './product-list.repository';
import { changePrice, describeProduct, putOnSale } from './product-operator.service';
import { changeStock } from './stock-operator.service';

/** What the catalogue asks of modules above it. */
export interface CatalogPorts {
  /** Pictures that an operator's goods may name. */
  findMedia(): Promise<MediaUrls>;
}

/** Goods as operators keep them; `pnpm shop product` does the same. */
export function productOperatorRoutes(app: FastifyInstance, { db, findMedia }: Pick<Deps, 'db'> & CatalogPorts): void {
  serve(app, 'GET /operator/products', async ({ query }) => {
    const { rows, nextCursor } = await findProductPage(db, query);
    return { items: rows, nextCursor };
  });

  serve(app, 'GET /operator/products/:productCd', ({ params }) => describeProduct(db, params.productCd));

  serve(app, 'PUT /operator/products/:productCd/price', async ({ params: { productCd }, body }, { by, now }) => {
    await changePrice(db, productCd, body, by, now);
    return describeProduct(db, productCd);
  });

  serve(app, 'PUT /operator/products/:productCd/sale', async ({ params: { productCd }, body }, { by, now }) => {
    await putOnSale(db, productCd, body.isOnSale, by, now);
    return describeProduct(db, productCd);
  });

  serve(app, 'PUT /operator/stock/:code', ({ params, body }, { by, now, idempotencyKey }) =>
    changeStock(db, params.code, body, { by, now, attempt: idempotencyKey }),
  );

  serve(app, 'POST /operator/product-imports', async ({ body: { products, ...options } }, { by, now }) =>
    importGoods(db, products, { ...options, by, now, media: await findMedia() }),
  );
}
