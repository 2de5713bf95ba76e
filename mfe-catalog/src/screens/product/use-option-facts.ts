import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { useMoney } from '@hyangro/runtime';
import { pricePerMl, unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import { stockOf } from '../../data/product.model';
import { useMessages } from '../../messages';

/** What is told of an option, in words; empty where there is nothing to tell. */
export interface OptionFacts {
  price: string;
  perMl: string;
  stock: string;
}

/** Words for the options of a product, or for the product without one. */
export function useOptionFacts(product: ProductDetail): (option: ProductOption | null) => OptionFacts {
  const t = useMessages();
  const { price: withDollars } = useMoney();
  return (option) => {
    const price = unitPrice(product, option);
    const perMl = pricePerMl(price, unitVolumeMl(product, option));
    const { level, count } = stockOf(product, option);
    const stock = { none: t('option.soldOut'), low: t('facts.stock.low', { count }), enough: '' }[level];
    return { price: withDollars(price), perMl: perMl === null ? '' : t('option.perMl', { won: withDollars(perMl) }), stock };
  };
}
