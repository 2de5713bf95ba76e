import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { OptionCd } from '@hyangro/contracts/kit/schemas';
import { cardOf } from '../card/card.presenter';
import type { ProductRow } from './product.repository';

/** What the page shows beyond the product's own row. */
type Facts = 'bestCoupon' | 'arrivesOn' | 'isCustomsTaxed';
export type ProductText = Omit<ProductDetail, Facts | 'options'> & { options: Omit<ProductOption, 'bestCoupon'>[] };

/** Product of its page (E-05), as far as its row tells. */
export function productOf(row: ProductRow): ProductText {
  const { options, cateCd, cateNm, parentCateCd, parentCateNm, cateCds: _cateCds, notes, ratingSum, ...rest } = row;
  return {
    ...rest,
    ...cardOf({ ...rest, ratingSum }, 1),
    category: { cateCd, name: cateNm, parents: parentCateCd && parentCateNm ? [{ cateCd: parentCateCd, name: parentCateNm }] : [] },
    options: options.map(({ optionCd, ...each }) => ({ optionCd: optionCd as OptionCd, ...each })),
    notes: notes && { top: [...notes.top], heart: [...notes.heart], base: [...notes.base] },
  };
}
