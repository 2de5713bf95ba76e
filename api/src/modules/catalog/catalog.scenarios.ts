import type { Scenario } from '../../platform/module';
import { setStock } from './stock.repository';

const SHOWN_PRODUCT = 'P0008';

/** States of the shelf for a test to start from (QA-02). */
export const catalogScenarios: Readonly<Record<string, Scenario>> = {
  'last-piece': async ({ db }) => {
    await setStock(db, SHOWN_PRODUCT, 0);
    await setStock(db, SHOWN_PRODUCT, 1, `${SHOWN_PRODUCT}-01`);
    return { productCd: SHOWN_PRODUCT, optionCd: `${SHOWN_PRODUCT}-01` };
  },
  'sold-out': async ({ db }) => {
    await setStock(db, SHOWN_PRODUCT, 0);
    return { productCd: SHOWN_PRODUCT };
  },
};
