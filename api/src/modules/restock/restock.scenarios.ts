import type { Scenario } from '../../platform/module';
import { setStock } from '../catalog/public';
import { fireRestocks } from './restock.service';

const AWAITED = 'P0064';

/** A sold-out product, and the moment in which it is back (QA-02). */
export const restockScenarios: Readonly<Record<string, Scenario>> = {
  'restock-gone': async ({ db }) => {
    await setStock(db, AWAITED, 0);
    return { productCd: AWAITED };
  },
  'restock-back': async ({ db }, now) => {
    await setStock(db, AWAITED, 5);
    await fireRestocks(db, now);
    return { productCd: AWAITED };
  },
};
