import type { Db } from '../../platform/db/db';
import type { Refuse } from '../../platform/http/refusal';
import { findKnownCodes } from '../catalog/public';

/** Refuses what names goods that the shop never had, at the place of the form that names them. */
export async function refuseUnknownProducts(
  db: Db,
  named: readonly { productCd: string }[],
  field: string,
  refuse: Refuse<'VALIDATION_FAILED'>,
): Promise<void> {
  if (named.length === 0) return;
  const { products } = await findKnownCodes(db, { productCds: named.map(({ productCd }) => productCd), cateCds: [], brandCds: [] });
  const unknown = named.findIndex(({ productCd }) => !products.has(productCd));
  if (unknown !== -1) refuse('VALIDATION_FAILED', { field: `${field}.${unknown}`, code: 'validation.v0021' });
}
