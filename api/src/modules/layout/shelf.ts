import type { Horizon, Piece } from './fresh.repository';

/** Pieces per product as one look saw them. Never changed: a later look makes a new one. */
export interface Shelf {
  horizon: Horizon;
  options: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
}

const keyOf = ([productCd, optionCd]: Piece) => `${productCd}/${optionCd}`;

export function shelfOf(horizon: Horizon, pieces: readonly Piece[]): Shelf {
  return withChanges({ horizon, options: new Map(), products: new Map() }, horizon, pieces);
}

/** The shelf after a later look. Counts are absolute, so a change seen twice does no harm. */
export function withChanges(shelf: Shelf, horizon: Horizon, changed: readonly Piece[]): Shelf {
  if (changed.length === 0) return { ...shelf, horizon };
  const options = new Map(shelf.options);
  const products = new Map(shelf.products);
  for (const piece of changed) {
    const [productCd, , stockCnt] = piece;
    const key = keyOf(piece);
    products.set(productCd, (products.get(productCd) ?? 0) + stockCnt - (options.get(key) ?? 0));
    options.set(key, stockCnt);
  }
  return { horizon, options, products };
}

/** The look that reaches further; answers of two looks may arrive in either order. */
export const newest = (a: Shelf, b: Shelf): Shelf => (BigInt(b.horizon) > BigInt(a.horizon) ? b : a);
