interface ProductPrices {
  normalPrice: number;
  salePrice: number;
}
/** An option of a product; null for the product without one. */
type Option = { addPrice: number | null; volumeMl: number | null } | null;

/** Won for one piece, the option's surcharge added. */
export const unitPrice = ({ salePrice }: Pick<ProductPrices, 'salePrice'>, option: Pick<NonNullable<Option>, 'addPrice'> | null): number =>
  salePrice + (option?.addPrice ?? 0);

/** List price of one piece in won: the product's discount holds for every option. Multiples of ten won. */
export function unitListPrice(product: ProductPrices, option: Pick<NonNullable<Option>, 'addPrice'> | null): number {
  const { normalPrice, salePrice } = product;
  const price = unitPrice(product, option);
  if (price === salePrice || salePrice === 0) return normalPrice + (price - salePrice);
  return Math.max(price, Math.round((price * normalPrice) / salePrice / 10) * 10);
}

/** Millilitres of one piece; null when unknown. */
export const unitVolumeMl = (product: { volumeMl: number | null }, option: Pick<NonNullable<Option>, 'volumeMl'> | null): number | null =>
  option?.volumeMl ?? product.volumeMl;

/** Won for one millilitre, rounded; null when the volume is unknown (GAP-27). */
export const pricePerMl = (won: number, volumeMl: number | null): number | null => (volumeMl ? Math.round(won / volumeMl) : null);

/** Discount of the sale price off the list price in whole percent; 0 for goods that cost nothing. */
export const discountRate = ({ normalPrice, salePrice }: ProductPrices): number =>
  normalPrice === 0 ? 0 : Math.round((1 - salePrice / normalPrice) * 100);
