import { asc, desc, type AnyColumn, type SQL } from 'drizzle-orm';
import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';

interface Sort {
  field: 'popularity' | 'launchDate' | 'discountRate' | 'salePrice' | 'reviewCount';
  isDescending: boolean;
}
/** `orderByCd` as field and direction. Equal values follow the product code in the same direction. */
export const SORTS: Readonly<Record<OrderByCd, Sort>> = {
  '01': { field: 'popularity', isDescending: false },
  '02': { field: 'launchDate', isDescending: true },
  '03': { field: 'discountRate', isDescending: true },
  '04': { field: 'salePrice', isDescending: false },
  '05': { field: 'salePrice', isDescending: true },
  '06': { field: 'reviewCount', isDescending: true },
};

/** The columns of an order, of a table or view that has them. */
export const orderColumns = (orderByCd: OrderByCd, of: Record<Sort['field'] | 'productCd', AnyColumn>): SQL[] => {
  const { field, isDescending } = SORTS[orderByCd];
  const direction = isDescending ? desc : asc;
  return [direction(of[field]), direction(of.productCd)];
};
