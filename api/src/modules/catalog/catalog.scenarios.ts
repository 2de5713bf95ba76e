import { eq, sql } from 'drizzle-orm';
import type { Scenario } from '../../platform/module';
import { productTable } from './catalog.tables';
import { setStock } from './goods/stock.repository';

const SHOWN_PRODUCT = 'P0008';

/** States of the shelf for a test to start from (QA-02). */
export const catalogScenarios: Readonly<Record<string, Scenario>> = {
  'last-piece': async ({ db }) => {
    await setStock(db, SHOWN_PRODUCT, 0);
    await setStock(db, SHOWN_PRODUCT, 1, `${SHOWN_PRODUCT}-01`);
    return { productCd: SHOWN_PRODUCT, optionCd: `${SHOWN_PRODUCT}-01` };
  },
  /** The price that members who wish for the product are told of by the next run of the jobs. */
  'price-drop': async ({ db }) => {
    await db
      .update(productTable)
      .set({ salePrice: sql`${productTable.salePrice} - 1000` })
      .where(eq(productTable.productCd, SHOWN_PRODUCT));
    return { productCd: SHOWN_PRODUCT };
  },
  'sold-out': async ({ db }) => {
    await setStock(db, SHOWN_PRODUCT, 0);
    return { productCd: SHOWN_PRODUCT };
  },
};
